import { describe, expect, it } from 'vitest';
import { errorCodes, errorMessage, errorStatus, isErrorCode } from './errors.ts';
import { fieldErrorCodes, fieldErrorMessage, isFieldErrorCode } from './field-errors.ts';
import { languages } from './locales.ts';
import { noticeCodes, noticeText } from './notices.ts';

/** The codes that the specification of the product names, with their statuses. They are written by hand, so that a code that is missing here or there fails. */
const specified: Readonly<Record<string, number>> = {
  generic_error: 500,
  server_error: 500,
  authentication_failed: 500,
  registration_failed: 500,
  password_recovery_failed: 500,
  invalid_credentials: 401,
  cookies_refused: 403,
  csrf_invalid: 403,
  csrf_missing: 403,
  oauth_email_missing: 400,
  social_consent_missing: 403,
  switch_failed: 500,
  switch_token_missing: 400,
  switch_token_invalid: 410,
  session_expired: 401,
  access_token_missing: 401,
  access_token_expired: 401,
  forbidden: 403,
  unexpected_fields: 422,
  fields_missing: 422,
  not_editable: 409,
  locked_by_other: 409,
  rights_create_initiative: 403,
  rights_edit_initiative: 403,
  rights_create_call: 403,
  rights_edit_call: 403,
  rights_create_profile: 403,
  rights_moderate: 403,
  structure_create_forbidden: 403,
  structure_create_failed: 500,
  structure_update_failed: 500,
  structure_delete_failed: 500,
  structure_owner_required: 403,
  ownership_transfer_failed: 409,
  membership_accept_failed: 409,
  operation_failed: 500,
  role_change_forbidden: 403,
  profile_not_published: 403,
  download_certificate_failed: 404,
  download_cv_failed: 404,
  contact_failed: 503,
  invalid_transition: 409,
  stale_version: 409,
  idempotency_mismatch: 422,
  rate_limited: 429,
  content_system_unavailable: 503,
};

/** Codes of a single value of a form. */
const ofFields = [
  'required',
  'invalid_phone',
  'invalid_url',
  'invalid_youtube_url',
  'invalid_slug',
  'too_long',
  'file_type',
  'file_too_large',
  'end_before_start',
  'opening_before_publication',
  'closing_before_opening',
  'invalid_email',
  'unknown_email',
  'privacy_consent_required',
  'bot_check_retry',
  'profile_structure_required',
  'incomplete_structures',
  'motivation_required',
  'certificate_required',
  'comment_required',
  'reason_required',
  'reason_text_required',
  'password_too_short',
  'password_case',
  'password_digit_or_special',
  'password_contains_email',
  'password_mismatch',
  'password_current_incorrect',
  'password_common',
];

const ofSuccess = [
  'structure_created',
  'structure_updated',
  'profile_updated',
  'role_changed',
  'ownership_transferred',
  'invitation_sent',
  'status_changed',
  'roles_updated',
  'download_succeeded',
];

/** Texts that the specification gives word for word. */
const words: Readonly<Record<string, string>> = {
  generic_error: 'An error has occurred, please try again later.',
  invalid_credentials: 'Invalid login credentials',
  session_expired: 'Your session has expired, please log in again.',
  operation_failed: 'Sorry, operation failed',
  structure_create_forbidden: 'You are not allowed to create a structure',
};

describe('the catalogue of texts', () => {
  it('has each error that is specified, with its status', () => {
    const known = Object.keys(specified).map((code) => [code, isErrorCode(code) && errorStatus(code)]);
    expect(Object.fromEntries(known)).toEqual(specified);
  });

  it('has each refusal of a value that is specified', () => {
    expect(ofFields.filter((code) => !isFieldErrorCode(code))).toEqual([]);
  });

  it('has each success that is specified', () => {
    const known = new Set<string>(noticeCodes);
    expect(ofSuccess.filter((code) => !known.has(code))).toEqual([]);
  });

  it('says it in the words of the specification', () => {
    const said = Object.keys(words)
      .filter(isErrorCode)
      .map((code) => [code, errorMessage(code, 'en')]);
    for (const [code, text] of said) expect(text).toContain(words[code ?? '']);
    expect(said).toHaveLength(Object.keys(words).length);
  });

  it('has two languages, which differ', () => {
    const same = [
      ...errorCodes.map((code) => languages.map((language) => errorMessage(code, language))),
      ...fieldErrorCodes.map((code) => languages.map((language) => fieldErrorMessage(code, language))),
      ...noticeCodes.map((code) => languages.map((language) => noticeText(code, language))),
    ].filter(([fr, en]) => !fr || !en || fr === en);
    expect(same).toEqual([]);
  });
});
