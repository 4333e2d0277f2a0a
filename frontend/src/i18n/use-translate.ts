import { createContext, useContext } from 'react';
import type { KeyOf } from './catalogue.ts';
import type { fr } from './locales/fr.ts';
import type { Translate } from './translator.ts';

export type CommonKey = KeyOf<typeof fr>;

export const TranslateContext = createContext<Translate | undefined>(undefined);

/**
 * The page's texts. A feature names its own catalogue to have its keys as well:
 * `useTranslate<{ home: typeof fr }>()` with `import type { fr } from './locales/fr.ts'`.
 */
export function useTranslate<Own extends object = typeof fr>(): Translate<CommonKey | KeyOf<Own>> {
  const translate = useContext(TranslateContext);
  if (!translate) throw new Error('useTranslate needs a TranslateContext');
  return translate;
}
