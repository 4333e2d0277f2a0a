import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Write to the team',
  lead: 'A question, an idea, a problem? We answer by e-mail, in French or in English.',
  required: 'All fields are required (*).',
  lastName: 'Last name',
  firstName: 'First name',
  email: 'E-mail address',
  emailHint: 'To answer you; it is used for nothing else.',
  subject: 'Subject',
  message: 'Message',
  messageHint: '{{max}} characters at most.',
  consent: 'I agree that this information is used to deal with my request.',
  policy: 'Read the privacy policy (new window)',
  submit: 'Send the message',
  summary: 'Missing required field(s), or fields to correct.',
  sent: 'Your message has been sent. The team will answer at the address that you gave.',
  retention: 'This message reaches the team by e-mail. A copy is erased from the site after {{days}} days.',
  topics: { deletion: 'Deletion of my account' },
} as const satisfies TranslationOf<typeof fr>;
