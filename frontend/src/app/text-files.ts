import type { Language } from '../../shared/config/locales.ts';
import type { PageNamespace } from '../../shared/config/route-kinds.ts';
import { namespaceOfFile } from '../../shared/i18n/namespace-of-file.ts';
import { textModules } from './text-modules.ts';

const loaders = new Map(
  Object.entries(textModules).map(([file, load]) => [
    `${namespaceOfFile(file)} ${file.endsWith('/fr.ts') ? 'fr' : 'en'}`,
    load,
  ]),
);

export const namespaces: readonly PageNamespace[] = [
  ...new Set(Object.keys(textModules).map((file) => namespaceOfFile(file) as PageNamespace)),
];

/** @throws Error for a namespace that has no folder */
export async function loadTexts(name: PageNamespace, language: Language): Promise<object | undefined> {
  const load = loaders.get(`${name} ${language}`);
  if (!load) throw new Error(`No texts for ${name}`);
  return (await load())[language];
}
