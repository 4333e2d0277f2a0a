import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en: TranslationOf<typeof fr> = {
  navigation: 'Footer',
  explore: 'Browse',
  site: 'This site',
  lightHint: 'The light version saves data: fewer images and no font to download.',
  backToTop: 'Back to top',
  licence: 'Free software, GPL version 2 or later.',
  pattern: 'Pattern drawn by us, inspired by woven cloth and printed posters.',
};
