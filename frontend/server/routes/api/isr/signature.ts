import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../../errors/app-error.ts';
import { limits } from '../../../limits.ts';

interface Signed {
  timestamp: string | string[] | undefined;
  nonce: string | string[] | undefined;
  signature: string | string[] | undefined;
  body: string;
}

/**
 * Was the body signed by WordPress within the last five minutes? Hex HMAC-SHA256 of `timestamp.nonce.body`.
 * @returns the nonce: WordPress makes a new one for each request, so one that was seen before is a replay
 * @throws AppError signature_invalid · signature_expired
 */
export function checkSignature(signed: Signed, secret: string, now: number): string {
  const { timestamp, nonce, signature, body } = signed;
  if (typeof timestamp !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(timestamp)) {
    throw new AppError('signature_invalid');
  }
  if (typeof nonce !== 'string' || !/^[0-9a-f]{32}$/.test(nonce)) throw new AppError('signature_invalid');
  const expected = createHmac('sha256', secret).update(`${timestamp}.${nonce}.${body}`).digest();
  const received = /^[0-9a-f]{64}$/i.test(signature)
    ? Buffer.from(signature, 'hex')
    : Buffer.alloc(expected.length);
  if (!timingSafeEqual(expected, received)) throw new AppError('signature_invalid');
  if (Math.abs(now - Number(timestamp) * 1_000) > limits.invalidation.window)
    throw new AppError('signature_expired');
  return nonce;
}
