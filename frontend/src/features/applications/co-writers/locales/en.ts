import type { TranslationOf } from '../../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en: TranslationOf<typeof fr> = {
  title: 'Co-writers',
  lead: 'Invite others to read or write this application with you. You alone send it, take it back or withdraw it.',
  leadOfWriter:
    'This is the application of {{name}}, who decides when to send it. What you may do: {{role}}.',
  none: 'No one else takes part in this application.',
  former: 'Former co-writer',
  you: 'you',
  present: 'Also has this form open: {{names}}. Your answers are combined.',
  unreachable: 'The site is not responding. Nothing has changed: try again in a moment.',
  role: {
    label: 'What {{name}} may do',
    new: 'What they may do',
    read: 'Read only',
    edit: 'Read and answer',
  },
  state: {
    pending: 'Invitation sent, not answered yet',
    accepted: 'Taking part since {{date}}',
    declined: 'Invitation declined on {{date}}',
    expired: 'Invitation expired: send it again',
    revoked: 'Access ended on {{date}}',
    former: 'Account deleted',
  },
  action: { resend: 'Send the invitation again', revoke: 'End access', leave: 'Stop taking part' },
  ask: {
    title: 'End the access of {{name}}?',
    text: 'This person will no longer be able to read or change the application. Their answers remain in it.',
    leaveTitle: 'Stop taking part in this application?',
    leaveText: 'You will no longer be able to read or change it. Your answers remain in it.',
    cancel: 'Cancel',
  },
  invite: {
    title: 'Invite a co-writer',
    member: 'A member of the directory',
    memberHint: 'Search by name. You are not shown their e-mail address.',
    chosen: 'Chosen:',
    change: 'Choose another person',
    email: 'Or an e-mail address',
    emailHint: 'The person can accept without having signed up yet.',
    send: 'Send the invitation',
  },
  received: {
    title: 'Invitations to co-write an application',
    text: '{{inviter}} invites you to take part in their application to “{{title}}”.',
    accept: 'Accept',
    decline: 'Decline',
  },
};
