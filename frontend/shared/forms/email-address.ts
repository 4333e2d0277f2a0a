import { trimBlanks } from './blanks.ts';

/** The rule of wp-plugin/src/Kernel/EmailAddress.php; the cases of wp-plugin/tests/fixtures/validation/emails.json prove them equal. */
export const emailAddress =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/i;

/**
 * The form in which the plugin compares addresses. Letters are lowered in ASCII only: `toLowerCase` would
 * turn look-alikes (the Kelvin sign) into other addresses.
 */
export const normaliseEmail = (text: string): string =>
  trimBlanks(text).replace(/[A-Z]/gu, (letter) => letter.toLowerCase());
