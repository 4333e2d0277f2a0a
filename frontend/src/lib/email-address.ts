/** As WordPress reads an address; the cases of wp-plugin/tests/fixtures/validation prove it. */
export const emailAddress =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;
