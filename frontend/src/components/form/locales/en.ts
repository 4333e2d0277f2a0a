import type { fr } from './fr.ts';

export const en: Record<keyof typeof fr, string> = {
  required: 'This field is required.',
  invalid: 'This value is not valid.',
  too_long: 'The number of characters exceeds the permitted limit.',
  unexpected: 'This field is not expected.',
  invalid_email: 'Provided email address is invalid.',
  invalid_phone: 'Invalid phone number.',
  unknown_email: 'There are no users associated with this email address, please try again.',
  password_too_short: 'The password must have at least 8 characters.',
  password_case: 'The password must contain lowercase and uppercase letters.',
  password_digit_or_special: 'The password must contain at least one digit or special character.',
  password_contains_email: 'The password must not contain your e-mail address.',
  password_mismatch: 'The passwords do not match.',
  password_current_incorrect: 'The current password is incorrect.',
  password_common: 'This password is too common: it would be guessed easily.',
  privacy_consent_required: 'Please accept the privacy policy.',
  bot_check_retry: 'We could not make sure that you are not a robot. Wait a few seconds, then try again.',
};
