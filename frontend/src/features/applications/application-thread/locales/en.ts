import type { TranslationOf } from '../../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

/** Texts of the messages about an application, for applicants and those who handle it. */
export const en = {
  title: 'Messages',
  lead: 'Write to the call’s team, and read their answers. Reviewers don’t read these messages.',
  leadOfTeam:
    'Write to the applicant and their co-writers. Everyone who runs the call reads all messages; reviewers read none.',
  leadOfMentor:
    'Write to the applicant and the call’s team, who read all your messages. Reviewers read none of them.',
  draft:
    'A question about the call “{{title}}”: the application hasn’t been sent yet, and you can’t read anything else of it.',
  none: 'No messages yet.',
  earlier_one: 'Show {{count}} earlier message',
  earlier_other: 'Show {{count}} earlier messages',
  you: 'You',
  ofTeam: '{{name}}, the call’s team',
  ofApplicant: '{{name}}, applicant’s side',
  ofMentor: '{{name}}, mentor',
  former: 'Former account',
  fresh: 'New',
  files: 'Attachments',
  download: 'Download “{{name}}” ({{weight}})',
  refused: '“{{name}}” ({{weight}}) can’t be opened: our antivirus rejected it',
  scanning: '“{{name}}” ({{weight}}) is being scanned for viruses',
  label: 'Your message',
  hint: 'Once sent, a message can’t be changed or deleted. What you write stays on this device until you send it.',
  attachments: 'Files to send with the message',
  attached: 'Ready to send',
  detach: 'Remove',
  filesOnTheirWay: 'Some files are still being uploaded. Wait, or remove them.',
  send: 'Send message',
  sent: 'Your message has been sent.',
  unreachable:
    'The site isn’t responding. Your message hasn’t been sent and stays on this device: try again in a moment.',
  readOnly: 'You can read these messages but not reply: your role in the application is to read it.',
  withdrawn: 'The application has been withdrawn, so no one can write here any more.',
  loading: 'Loading messages…',
  notLoaded: 'The messages couldn’t be loaded.',
  retry: 'Try again',
} as const satisfies TranslationOf<typeof fr>;
