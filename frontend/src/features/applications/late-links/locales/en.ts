import type { TranslationOf } from '../../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en: TranslationOf<typeof fr> = {
  title_zero: 'Individual extensions',
  title_one: 'Individual extensions: {{count}} open',
  title_other: 'Individual extensions: {{count}} open',
  lead: 'An individual extension lets one person send their application after the call has closed, once. They get an e-mail with the link.',
  state: {
    open: 'Open until {{until}}',
    used: 'Used: application sent on {{usedAt}}',
    expired: 'Expired on {{until}}',
    revoked: 'Revoked',
  },
  grantedBy: 'Granted by {{name}} on {{instant}}',
  grantedByFormer: 'Granted on {{instant}}',
  read: 'Read the application',
  grant: 'Grant an extension…',
  granted: 'Extension granted. An e-mail is on its way to {{email}}.',
  revoke: 'Revoke this extension',
  revoked: 'Extension revoked. {{email}} will get an e-mail.',
  decided: 'Decisions of this call have been published: no extension can be granted any more.',
  language: {
    fr: 'French',
    en: 'English',
  },
  dialog: {
    title: 'Grant an individual extension',
    lead: 'An unsent application can be resumed, or a new one started. The extension ends as soon as an application is sent.',
    email: 'Applicant’s e-mail address',
    emailHint:
      'The one of their account on this site. Without an account, they will have to sign up with this address.',
    language: 'Language of the e-mail',
    languageHint: 'If this person already has an account, the e-mail is in the language of the account.',
    until: 'Send by',
    untilHint: 'After the call closes, and by {{instant}} at the latest.',
    reason: 'Reason',
    reasonHint:
      'Visible to the call’s managers, and in the history of the application. It isn’t in the e-mail to the applicant.',
    grant: 'Grant the extension',
    cancel: 'Cancel',
  },
};
