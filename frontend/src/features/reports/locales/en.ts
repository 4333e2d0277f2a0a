import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Member reports',
  lead: 'What members have reported. The person reported doesn’t know who sent the report.',
  back: 'Back to your reviews',
  partsLabel: 'Sections of the list',
  parts: { open: 'To handle', overdue: 'Overdue', handled: 'Handled' },
  empty: 'No reports to handle.',
  emptyHandled: 'No reports have been handled yet.',
  deleted: 'Deleted account',
  at: 'reported on {{date}}',
  overdue: 'Overdue',
  first: 'First report about this member',
  earlier_one: '{{count}} earlier report about this member',
  earlier_other: '{{count}} earlier reports about this member',
  noText: 'No further explanation.',
  reporter: 'Reported by',
  state: 'Profile',
  profilePublic: 'online',
  profileHidden: 'offline',
  accountClosed: 'account closed',
  countries: 'Countries',
  handle: 'Handle',
  outcome: 'Outcome',
  outcomes: {
    noConsequence: 'No action taken.',
    profileOffline: 'Profile taken offline.',
    accountClosed: 'Account closed.',
  },
  measuresElsewhere:
    'You can close this report without further action. If the profile or account needs to be closed, leave it open: an administrator will decide.',
  closing: 'To close the account, go to the users screen first.',
  toAdministration: 'Open WordPress',
  reason: 'Why the profile is being taken offline',
  reasonHint:
    'The profile will be offline in all languages. {{name}} will read this text: don’t name the person who sent the report.',
  note: 'Note for the team',
  noteHint: 'What you checked, and the reason for your decision.',
  save: 'Mark as handled',
  cancel: 'Cancel',
  handledBy: 'Handled on {{date}} by {{name}}',
  reopen: 'Reopen',
  unreachable:
    'The site isn’t responding. Reload the page before you try again: the change may have been saved.',
} as const satisfies TranslationOf<typeof fr>;
