import { isSessionOverCode } from '../../../shared/config/session-over.ts';
import type { TransferFailure } from './transfer.ts';
import { delayAfter, uploadTiming } from './upload-timing.ts';

/** `wait`: `after` in milliseconds; undefined: until somebody signs in. */
export type FailureDecision =
  | { readonly kind: 'wait'; readonly after: number | undefined; readonly code?: string }
  | { readonly kind: 'beginAnew' }
  | { readonly kind: 'refuse'; readonly code: string; readonly message?: string | undefined };

interface Attempted {
  readonly url?: string | undefined;
  readonly failures: number;
  readonly isSecond: boolean;
}

const unauthorised = 401;
const firstServerError = 500;
/** Another piece came first, the upload is locked, or too many requests: the next attempt asks for the offset. */
const passing: ReadonlySet<number> = new Set([408, 409, 423, 425, 429]);
const lost: ReadonlySet<number> = new Set([404, 410]);
const csrfCodes: ReadonlySet<string> = new Set(['csrf_invalid', 'csrf_missing']);

/** Next step after a failed transfer. */
export function decisionAfter(
  failure: TransferFailure,
  { url, failures, isSecond }: Attempted,
): FailureDecision {
  const { status, code, message, retryAfter } = failure;
  if (status === unauthorised || (code !== undefined && isSessionOverCode(code)))
    return { kind: 'wait', after: undefined, code: 'session_expired' };
  const isPassing =
    status === undefined || status >= firstServerError || passing.has(status) || csrfCodes.has(code ?? '');
  if (isPassing)
    return { kind: 'wait', after: Math.max(delayAfter(uploadTiming.retries, failures), retryAfter ?? 0) };
  if (lost.has(status) && url !== undefined && !isSecond) return { kind: 'beginAnew' };
  return lost.has(status)
    ? { kind: 'refuse', code: 'upload_failed' }
    : { kind: 'refuse', code: code ?? 'upload_failed', message };
}
