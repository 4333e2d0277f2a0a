import type { TranslationOf } from '../../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en: TranslationOf<typeof fr> = {
  title: 'The call’s questions',
  lead: '“{{title}}”: what the application form asks. Read it, prepare and talk it over before you sign in.',
  count_one: '{{count}} question',
  count_other: '{{count}} questions',
  minutes: 'about {{minutes}} minutes',
  closes: 'Closes on {{date}}.',
  download: 'Download to prepare offline (DOCX)',
  call: 'Back to the call',
  purpose: 'Use the document to prepare. You fill in the application itself on Passerelle.',
};
