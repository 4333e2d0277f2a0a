/** The forms of the page, by their intent. */
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

/** Success messages of the page. */
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

/** What happens to a user's published content. */
export const publishedChoices = ['keep', 'transfer', 'remove'] as const;
export type Published = (typeof publishedChoices)[number];
