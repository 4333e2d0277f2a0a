import type { TranslationOf } from '../../../i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  required: 'This field is required.',
  invalid: 'This value is not valid.',
  too_long: 'The number of characters exceeds the permitted limit.',
  unexpected: 'This field is not expected.',
  invalid_email: 'Provided email address is invalid.',
  invalid_phone: 'Invalid phone number.',
  invalid_slug: 'Invalid slug: lowercase letters, digits and hyphens only.',
  unknown_country: 'This country does not exist: choose one from the list.',
  unknown_email: 'There are no users associated with this email address, please try again.',
  password_too_short: 'The password must have at least 8 characters.',
  password_case: 'The password must contain lowercase and uppercase letters.',
  password_digit_or_special: 'The password must contain at least one digit or special character.',
  password_contains_email: 'The password must not contain your e-mail address.',
  password_mismatch: 'The passwords do not match.',
  password_current_incorrect: 'The current password is incorrect.',
  password_common: 'This password is too common: it would be guessed easily.',
  nonexistent_time: 'This hour does not exist on that day: the clocks go forward. Choose an hour later.',
  privacy_consent_required: 'Please accept the privacy policy.',
  bot_check_retry: 'We could not make sure that you are not a robot. Wait a few seconds, then try again.',
  file_type: 'Unsupported file type.',
  file_too_large: 'The file exceeds the size limit.',
  file_corrupt: 'This file is damaged and could not be read.',
  file_active_content:
    'This file contains scripts, macros, attached files or references to another computer. Save it without them, then try again.',
  file_encrypted:
    'This file is protected by a password or restrictions, so it can’t be checked. Remove the protection, then try again.',
  file_too_complex: 'This file is too complex to be checked. Save it in a simpler form, then try again.',
  file_infected: 'The anti-virus found dangerous content in this file.',
  file_not_scanned: 'The anti-virus could not examine this file. Send a smaller one.',
} as const satisfies TranslationOf<typeof fr>;
