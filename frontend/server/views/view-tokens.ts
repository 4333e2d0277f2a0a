import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { limits } from '../limits.ts';

const purpose = 'passerelle prefetched views';
const keyBytes = 32;
const form = /^([1-9]\d{0,15})\.(\d{1,15})\.([\w-]{43})$/;

/**
 * A prefetched page carries one, which its script sends back once the page is shown: "group.expiry.signature". It says
 * nothing about who reads it, and counts no more than a request for the page would.
 */
export class ViewTokens {
  readonly #key: Buffer;
  readonly #now: () => number;

  constructor(secret: string, now: () => number) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes));
    this.#now = now;
  }

  issue(groupId: number): string {
    const text = `${groupId}.${this.#now() + limits.views.tokenLifetime}`;
    return `${text}.${this.#sign(text).toString('base64url')}`;
  }

  /** The group of a token of ours that has not expired. */
  read(token: string): number | undefined {
    const [, groupId = '', expiry = '', signature = ''] = form.exec(token) ?? [];
    const received = Buffer.from(signature, 'base64url');
    const expected = this.#sign(`${groupId}.${expiry}`);
    if (received.length !== expected.length || !timingSafeEqual(received, expected)) return undefined;
    return this.#now() <= Number(expiry) ? Number(groupId) : undefined;
  }

  #sign(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest();
  }
}
