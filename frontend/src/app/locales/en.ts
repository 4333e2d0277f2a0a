import { en as site } from '../../features/site/locales/en.ts';
import { en as common } from '../../i18n/locales/en.ts';

/** The texts that every page may need in this language; those of detail pages come with them (`details-en.ts`). */
export const texts = {
  ...common,
  site,
} as const;
