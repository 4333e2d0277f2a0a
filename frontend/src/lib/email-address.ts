/** The rule of wp-plugin/src/Kernel/EmailAddress.php; the cases of wp-plugin/tests/fixtures/validation/emails.json prove them equal. */
export const emailAddress =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/i;
