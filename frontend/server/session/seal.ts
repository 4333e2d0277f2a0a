import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** Makes texts unreadable outside the proxies: what lies in Redis may hold tokens. */
export class Seal {
  readonly #key: Buffer;

  constructor(secret: string, purpose: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes));
  }

  close(text: string): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.#key, iv);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
  }

  /** Undefined for what was not sealed with this secret. */
  open(sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64');
    try {
      const decipher = createDecipheriv(algorithm, this.#key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const body = decipher.update(bytes.subarray(ivBytes + tagBytes));
      return Buffer.concat([body, decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }
}
