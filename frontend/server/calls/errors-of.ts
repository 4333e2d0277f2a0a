import type { CallRow } from '../../shared/config/calls/call.ts';
import type { ErrorCode } from '../../shared/config/errors.ts';
import { sessionOver } from '../../shared/config/session-over.ts';
import type { JsonSchema } from './json-schema.ts';

/** Errors of every write before its handler runs (plugins/api-guard.ts, idempotency.ts, rate-limit.ts). */
const ofWrites: readonly ErrorCode[] = [
  'csrf_invalid',
  'csrf_missing',
  'forbidden',
  'idempotency_key_invalid',
  'malformed_request',
  'payload_too_large',
  'rate_limited',
  'unsupported_media_type',
];
const ofBodies: readonly ErrorCode[] = ['invalid_fields', 'unexpected_fields'];

/** Every code that a call may be refused with. */
export function errorsOf(row: CallRow, input: JsonSchema | undefined): ErrorCode[] {
  const { method, guarded, who, operation, needsCookies, failsAs, errors = [] } = row;
  const takesNothing = input && Object.keys(input.properties ?? {}).length === 0;
  const isWrite = method === 'POST' && guarded !== false;
  const found = new Set<ErrorCode>([
    ...errors,
    ...(isWrite ? ofWrites : []),
    ...(isWrite && !takesNothing ? (['idempotency_mismatch'] as const) : []),
    ...(isWrite && input ? ofBodies : []),
    ...(isWrite && input?.required?.length ? (['fields_missing'] as const) : []),
    ...(method === 'GET' && input ? (['malformed_request'] as const) : []),
    ...(needsCookies ? (['cookies_refused'] as const) : []),
    ...(who === 'demandToken' ? (['link_expired'] as const) : []),
    ...(typeof who === 'object' ? sessionOver : []),
    ...(typeof who === 'object' && Object.keys(who).length > 0 ? (['forbidden'] as const) : []),
    ...(operation ? (['content_system_unavailable'] as const) : []),
    failsAs ?? (isWrite ? 'generic_error' : 'server_error'),
  ]);
  return [...found].toSorted();
}
