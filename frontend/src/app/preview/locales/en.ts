import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en: TranslationOf<typeof fr> = {
  notice:
    'Preview: this page hasn’t been published in this form. Anyone with this link can read it for as long as the link is valid.',
  entryNotice: 'It shows what visitors will see, without members-only content.',
  overTitle: 'This preview is no longer available',
  over: 'The link is more than seven days old, or the person who created it no longer has access to this record. Ask them for a new one.',
  unknownTitle: 'This preview doesn’t exist',
  unknown:
    'The link is incomplete, or the record doesn’t exist in this language. Open it exactly as you received it.',
  home: 'Go to home page',
};
