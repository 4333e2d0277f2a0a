import { randomBytes } from 'node:crypto';
import { equalsSecret, signatureOf } from '../security/signatures.ts';

const nonceBytes = 9;
const mark = 'age';

/** Signed tokens with the time at which a form was rendered: people need some seconds to fill it in. */
export class FormAge {
  readonly #secret: string;
  readonly #now: () => number;

  constructor(secret: string, now: () => number) {
    this.#secret = secret;
    this.#now = now;
  }

  issue(): string {
    const body = `${Math.floor(this.#now()).toString(36)}.${randomBytes(nonceBytes).toString('base64url')}`;
    return `${mark}.${body}.${this.#sign(body)}`;
  }

  /** Whether a proof is such a token, valid or not. */
  isFormAgeToken(proof: string): boolean {
    return proof.startsWith(`${mark}.`);
  }

  /** Milliseconds since the form was made; undefined for what we have not signed. */
  ageOf(token: string): number | undefined {
    const [, issuedAt = '', nonce = '', signature = ''] = token.split('.');
    if (!equalsSecret(signature, this.#sign(`${issuedAt}.${nonce}`))) return undefined;
    return this.#now() - Number.parseInt(issuedAt, 36);
  }

  #sign(body: string): string {
    return signatureOf(`form age|${body}`, this.#secret);
  }
}
