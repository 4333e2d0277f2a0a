import type { KeyOf } from '../../i18n/catalogue.ts';
import type { Translate } from '../../i18n/translator.ts';
import { type CommonKey, useTranslate } from '../../i18n/use-translate.ts';
import type { fr } from './locales/fr.ts';

export type DetailKey = CommonKey | KeyOf<{ detail: typeof fr }>;

/** The texts of detail pages, and those of a feature that names its own: `useDetailTexts<{ calls: typeof fr }>()`. */
export const useDetailTexts = <Own extends object = { detail: typeof fr }>(): Translate<
  DetailKey | KeyOf<Own>
> => useTranslate<{ detail: typeof fr } & Own>() as Translate<DetailKey | KeyOf<Own>>;
