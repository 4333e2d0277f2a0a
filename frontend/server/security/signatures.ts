import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * HMAC-SHA256 of a text, as base64url.
 *
 * @param text begins with its purpose: a signature made for one purpose is invalid for every other
 */
export const signatureOf = (text: string, secret: string | Buffer): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Compares in constant time: how long it takes does not tell how much of a guess is right. */
export function equalsSecret(received: string, expected: string): boolean {
  const [guess, secret] = [Buffer.from(received), Buffer.from(expected)];
  return guess.length === secret.length && timingSafeEqual(guess, secret);
}
