import type { ErrorCode } from './errors.ts';

/** Codes of refusals after which only signing in again helps. */
export const sessionOver = [
  'access_token_expired',
  'access_token_missing',
  'session_expired',
] as const satisfies readonly ErrorCode[];

const codes: ReadonlySet<string> = new Set(sessionOver);

export const isSessionOverCode = (code: string): boolean => codes.has(code);
