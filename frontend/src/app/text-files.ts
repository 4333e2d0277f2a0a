import type { Language } from '../../shared/config/locales.ts';
import type { PageNamespace } from '../../shared/config/route-kinds.ts';
import { textLoaders } from './text-loaders.ts';

/** @throws Error for a namespace that has no folder */
export async function loadTexts(name: PageNamespace, language: Language): Promise<object | undefined> {
  const load = (await textLoaders[language]())[name];
  if (!load) throw new Error(`No texts for ${name}`);
  return (await load())[language];
}
