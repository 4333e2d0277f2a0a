/** Response header of personal answers: the id of the account. */
export const accountHeader = 'x-account';
