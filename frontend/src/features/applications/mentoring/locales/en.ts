import type { TranslationOf } from '../../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

/** Mentors of applications, for applicants, those who handle the application, and mentors. */
export const en = {
  title: 'Mentors',
  lead: 'A mentor reads what you sent and your messages with the call’s team, and can join the conversation. They don’t review your application. You decide whether they mentor you, and can end it whenever you like.',
  leadOfTeam:
    'Propose a mentor of the call: if the applicant accepts, they read the application and its messages, and can join the conversation. They never review it.',
  none: 'No mentor yet.',
  state: {
    proposed: 'Proposed by the call’s team on {{date}}',
    accepted: 'Mentoring the application since {{date}}',
    declined: 'Declined on {{date}}',
    ended: 'Mentoring ended on {{date}}',
    withdrawn: 'Withdrawn by the call’s team on {{date}}',
  },
  readsDraft: 'Reads your draft as well.',
  readsDraftOfTeam: 'Reads the draft as well.',
  action: {
    withdraw: 'Withdraw',
    accept: 'Accept',
    decline: 'Decline',
    end: 'End the mentoring',
    allowDraft: 'Let them read my draft',
    hideDraft: 'Stop letting them read my draft',
  },
  ask: {
    title: 'End the mentoring by {{name}}?',
    text: 'They won’t be able to read your application or your messages. The call’s team can’t propose them to you again.',
    cancel: 'Cancel',
  },
  propose: { label: 'Mentor to propose', choose: 'Choose a person', send: 'Propose to the applicant' },
  unreachable: 'The site isn’t responding. Nothing has changed: try again in a moment.',
  notLoaded: 'The mentors couldn’t be loaded.',
  retry: 'Try again',
  list: 'Applications you mentor',
  former: 'Former account',
  number: 'Receipt {{number}}',
  unread_one: '{{count}} unread message',
  unread_other: '{{count}} unread messages',
  reading: {
    lead: 'You mentor this application to “{{title}}”. You can read it and write to the applicant and the call’s team; you don’t review it.',
    standing: 'Status',
    number: 'Receipt',
    answers: 'What was sent',
    answersAt: '{{stage}}: what was sent',
    sentAt: 'Version {{number}}, sent on {{instant}}',
    draft: 'Current draft',
    draftAt: 'Saved on {{instant}}. The applicant lets you read it; it hasn’t been sent.',
    all: 'All your applications',
  },
} as const satisfies TranslationOf<typeof fr>;
