/** Of answers that were made with somebody's rights: the id of their account. */
export const accountHeader = 'x-account';
