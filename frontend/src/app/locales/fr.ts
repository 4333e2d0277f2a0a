import { fr as site } from '../../features/site/locales/fr.ts';
import { fr as common } from '../../i18n/locales/fr.ts';

/** The texts that every page may need in this language; those of detail pages come with them (`details-fr.ts`). */
export const texts = {
  ...common,
  site,
} as const;
