import type { PluralKey } from '../../lib/plural-texts.ts';
import { scriptTexts } from '../../lib/script-texts.ts';
import type { ProblemCode } from './problem-codes.ts';

/** Codes of the checks of forms (features/<domain>/forms), which are their messages. */
export const checkedCodes = [
  'required',
  'invalid',
  'too_long',
  'unexpected_fields',
  'invalid_email',
  'password_too_short',
  'password_case',
  'password_digit_or_special',
  'password_contains_email',
  'password_common',
  'password_mismatch',
  'privacy_consent_required',
] as const;
export type CheckedCode = (typeof checkedCodes)[number];

export const formTexts = scriptTexts<'errorPrefix' | 'offline' | 'sending' | ProblemCode | PluralKey<'wait'>>(
  'form',
);
export const fieldErrorTexts = scriptTexts<CheckedCode>('field-errors');
/** Texts of the sign-in dialog. */
export const signInAgainTexts = scriptTexts<'title' | 'lead' | 'close' | 'elsewhere' | 'otherAccount'>(
  'sign-in-again',
);
