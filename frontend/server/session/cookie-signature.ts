import { hkdfSync } from 'node:crypto';
import { Signer } from '@fastify/cookie';

const keyBytes = 32;

/** Signs name and value of cookies, so that none can replace another. The cookie contains value and signature. */
export class CookieSigner {
  readonly #signer: Signer;

  constructor(secret: string) {
    const key = hkdfSync('sha256', secret, '', 'own cookies', keyBytes);
    this.#signer = new Signer(Buffer.from(key).toString('base64url'));
  }

  sign(name: string, value: string): string {
    return this.#signer.sign(`${name}=${value}`).slice(name.length + 1);
  }

  /** The bare value; undefined for what was not signed here for this name. */
  unsign(name: string, sent: string): string | undefined {
    const { valid, value } = this.#signer.unsign(`${name}=${sent}`);
    return valid && value !== null ? value.slice(name.length + 1) : undefined;
  }
}
