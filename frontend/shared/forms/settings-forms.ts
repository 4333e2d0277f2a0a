/** The forms of the page, by their intent. */
export const intents = {
  account: 'account',
  becomeMember: 'become-member',
  email: 'email',
  cancelEmail: 'cancel-email',
  password: 'password',
  preferences: 'preferences',
  notices: 'notices',
  endSession: 'end-session',
  endOthers: 'end-others',
  export: 'export',
  delete: 'delete',
  cancelDeletion: 'cancel-deletion',
} as const;

/** The fields of each section that is saved as a whole. */
export const settingsFields = {
  account: ['firstName', 'lastName', 'phone', 'phoneCountry', 'country', 'language'],
  password: ['currentPassword', 'password', 'passwordConfirm'],
  preferences: ['sectorIds', 'countryIds', 'allSectors', 'allCountries', 'newsletter'],
} as const;

/** Success messages of the page. */
export type Notice =
  | 'account-saved'
  | 'member-now'
  | 'email-asked'
  | 'email-cancelled'
  | 'password-changed'
  | 'preferences-saved'
  | 'notices-saved'
  | 'session-ended'
  | 'others-ended'
  | 'deletion-asked'
  | 'deletion-cancelled';

/** Choices for a user's published content when the account is deleted. */
export const publishedChoices = ['keep', 'transfer', 'remove'] as const;
export type Published = (typeof publishedChoices)[number];

/** Fields of the form of notices: the kinds that it shows, and the fields of each kind. */
export const noticeFields = {
  kind: 'kind',
  mail: (kind: string) => `mail.${kind}`,
  app: (kind: string) => `app.${kind}`,
} as const;
/** Times at which the mail of a notice can be sent. */
export const mailTimings = ['now', 'daily', 'weekly', 'never'] as const;
