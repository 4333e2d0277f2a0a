import type { Language } from '../../shared/config/locales.ts';

/** One folder of texts for each feature and each family of components. */
export const textModules = import.meta.glob<Partial<Record<Language, object>>>([
  './*/locales/*.ts',
  '../{components,content,features}/**/locales/*.ts',
  '../../shared/*/locales/*.ts',
]);
