import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en: TranslationOf<typeof fr> = {
  notice:
    'Preview: this page is not published as it is here. Anyone who has this link can read it while the link is valid.',
  entryNotice: 'It shows what visitors will see: what is for members only is left out.',
  overTitle: 'This preview is no longer available',
  over: 'The link is more than seven days old, or whoever made it no longer has access to this record. Ask them for a new link.',
  unknownTitle: 'This preview does not exist',
  unknown:
    'The link is incomplete, or the record does not exist in this language. Open it as you received it.',
  home: 'Go to the home page',
};
