/** The rule of wp-plugin/src/Kernel/EmailAddress.php; the cases of wp-plugin/tests/fixtures/validation/emails.json prove them equal. */
export const emailAddress =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/i;

/**
 * The form in which the plugin compares addresses. ASCII only: `trim` and `toLowerCase` would turn look-alikes (a
 * no-break space, the Kelvin sign) into other addresses.
 */
export const normaliseEmail = (text: string): string =>
  text.replace(/^[ \t\n\r\v\0]+|[ \t\n\r\v\0]+$/gu, '').replace(/[A-Z]/gu, (letter) => letter.toLowerCase());
