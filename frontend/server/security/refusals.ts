import { isQueryError } from '../../shared/graphql/operation.ts';
import type { AppError } from '../errors/app-error.ts';
import type { RefusalEvent } from '../errors/refusal-event.ts';
import type { ErrorCode } from '../../shared/config/errors.ts';

const events: Partial<Record<ErrorCode, RefusalEvent>> = {
  csrf_missing: 'csrf',
  csrf_invalid: 'csrf',
  cookies_refused: 'cookies',
  rate_limited: 'rate_limit',
  malformed_request: 'malformed',
  unknown_operation: 'malformed',
  operation_not_allowed: 'malformed',
  unexpected_fields: 'malformed',
  unsupported_media_type: 'malformed',
  payload_too_large: 'malformed',
  signature_invalid: 'signature',
  signature_expired: 'signature',
};

/** Undefined for what is no matter of security, and for what WordPress refused: its own log has that. */
export function refusalEvent(error: AppError): RefusalEvent | undefined {
  if (error.event) return error.event;
  if (error.fields.some(({ code }) => code === 'bot_check_retry')) return 'bot_check';
  return isQueryError(error.cause) ? undefined : events[error.code];
}

/** Labels of passerelle_security_events_total. */
export const refusalLabels = (event: RefusalEvent, code: ErrorCode) => ({
  event,
  outcome: 'refused',
  reason: code,
});
