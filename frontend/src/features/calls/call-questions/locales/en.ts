import type { TranslationOf } from '../../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en: TranslationOf<typeof fr> = {
  title: 'The questions of the call',
  lead: '“{{title}}”: what the application form asks. To read, prepare and talk about before signing in.',
  count_one: '{{count}} question',
  count_other: '{{count}} questions',
  minutes: 'about {{minutes}} minutes',
  closes: 'Closes on {{date}}.',
  download: 'Download to prepare offline (DOCX)',
  call: 'Back to the call',
  purpose: 'The document is for preparing: the application itself is filled in on Passerelle.',
};
