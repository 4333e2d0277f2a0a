import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../../errors/app-error.ts';
import { limits } from '../../../limits.ts';

interface Signed {
  timestamp: string | string[] | undefined;
  signature: string | string[] | undefined;
  body: string;
}

/**
 * Was the body signed by WordPress within the last five minutes? Hex HMAC-SHA256 of `timestamp.body`. Repeating a
 * signed call is harmless: it only empties what is filled again.
 * @throws AppError signature_invalid · signature_expired
 */
export function checkSignature({ timestamp, signature, body }: Signed, secret: string, now: number): void {
  if (typeof timestamp !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(timestamp)) {
    throw new AppError('signature_invalid');
  }
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();
  const given = /^[0-9a-f]{64}$/i.test(signature)
    ? Buffer.from(signature, 'hex')
    : Buffer.alloc(expected.length);
  if (!timingSafeEqual(expected, given)) throw new AppError('signature_invalid');
  if (Math.abs(now - Number(timestamp) * 1_000) > limits.invalidation.window)
    throw new AppError('signature_expired');
}
