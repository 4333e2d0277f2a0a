import { hkdfSync } from 'node:crypto';
import { limits } from '../limits.ts';
import { equalsSecret, signatureOf } from '../security/signatures.ts';

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
    return `${text}.${signatureOf(text, this.#key)}`;
  }

  /** The group of a token of ours that has not expired. */
  read(token: string): number | undefined {
    const [, groupId = '', expiry = '', signature = ''] = form.exec(token) ?? [];
    if (!equalsSecret(signature, signatureOf(`${groupId}.${expiry}`, this.#key))) return undefined;
    return this.#now() <= Number(expiry) ? Number(groupId) : undefined;
  }
}
