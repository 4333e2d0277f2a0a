import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Contact the team',
  lead: 'A question, an idea, a problem? We answer by e-mail, in English or French.',
  lastName: 'Last name',
  firstName: 'First name',
  email: 'E-mail address',
  emailHint: 'Used only to answer you.',
  subject: 'Subject',
  message: 'Message',
  messageHint: '{{max}} characters at most.',
  consent: 'I agree to this information being used to handle my request.',
  policy: 'Read the privacy policy (new window)',
  submit: 'Send message',
  summary: 'Missing required field(s). Check the fields marked below.',
  sent: 'Your message has been sent. The team will reply to the address you gave.',
  retention: 'The team receives this message by e-mail. The copy on the site is deleted after {{days}} days.',
  topics: { deletion: 'Account deletion', page: 'Problem on the page {{page}}' },
} as const satisfies TranslationOf<typeof fr>;
