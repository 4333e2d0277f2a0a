/** The forms of the page, as the server tells them apart. */
export const intents = {
  account: 'account',
  email: 'email',
  cancelEmail: 'cancel-email',
  password: 'password',
  preferences: 'preferences',
  endSession: 'end-session',
  endOthers: 'end-others',
  export: 'export',
  delete: 'delete',
  cancelDeletion: 'cancel-deletion',
} as const;

/** What was just done, as the page says it. */
export type Notice =
  | 'account-saved'
  | 'email-asked'
  | 'email-cancelled'
  | 'password-changed'
  | 'preferences-saved'
  | 'session-ended'
  | 'others-ended'
  | 'deletion-asked'
  | 'deletion-cancelled';

/** The call of the three forms that change the account. */
export const updateCall = '/api/settings/update';

/** What becomes of what somebody published. */
export const publishedChoices = ['keep', 'transfer', 'remove'] as const;
export type Published = (typeof publishedChoices)[number];
