import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Reports of members',
  lead: 'What members have reported. The reported person does not know who wrote.',
  back: 'Back to your validations',
  partsLabel: 'Parts of the list',
  parts: { open: 'To handle', overdue: 'Overdue', handled: 'Handled' },
  empty: 'There is no report to handle.',
  emptyHandled: 'No report has been handled yet.',
  deleted: 'Deleted account',
  at: 'reported on {{date}}',
  overdue: 'Overdue',
  first: 'First report of this member',
  earlier_one: '{{count}} earlier report of this member',
  earlier_other: '{{count}} earlier reports of this member',
  noText: 'Without further explanation.',
  reporter: 'Reported by',
  state: 'Profile',
  profilePublic: 'online',
  profileHidden: 'offline',
  accountClosed: 'account closed',
  countries: 'Countries',
  handle: 'Handle',
  outcome: 'What follows',
  outcomes: {
    noConsequence: 'No consequence.',
    profileOffline: 'Profile taken offline.',
    accountClosed: 'Account closed.',
  },
  measuresElsewhere:
    'You can close this report without consequence. If the profile or the account has to be closed, leave it open: an administrator will decide.',
  closing: 'To close the account, go to the screen of users first.',
  toAdministration: 'Open the administration',
  reason: 'Why the profile is taken offline',
  reasonHint:
    'The profile will be offline in all languages. {{name}} will read this text: do not name the person who reported.',
  note: 'Note for the team',
  noteHint: 'What you have checked, and why you decide so.',
  save: 'Mark as handled',
  cancel: 'Cancel',
  handled:
    'The report about {{name}} is handled. The person who sent it is notified, without learning what was decided.',
  handledBy: 'Handled on {{date}} by {{name}}',
  reopen: 'Reopen',
  reopened: 'The report about {{name}} is to be handled again.',
  unreachable:
    'The server cannot be reached. Reload the page before you try again: the change may have been saved.',
} as const satisfies TranslationOf<typeof fr>;
