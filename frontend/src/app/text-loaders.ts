import type { Language } from '../../shared/config/locales.ts';
import { namespaceOfFile } from '../../shared/i18n/namespace-of-file.ts';
import { textModules } from './text-modules.ts';

type TextLoaders = Readonly<Record<string, () => Promise<Partial<Record<Language, object>>>>>;

const loadersOf = (language: Language): TextLoaders =>
  Object.fromEntries(
    Object.entries(textModules)
      .filter(([file]) => file.endsWith(`/${language}.ts`))
      .map(([file, load]) => [namespaceOfFile(file), load]),
  );

/**
 * Loaders of texts by namespace. In the workspace’s build those of a language are a chunk with the texts of the frame, and have
 * the namespaces of its own screens only: scripts/texts-of-workspace.ts.
 */
export const textLoaders: Readonly<Record<Language, () => Promise<TextLoaders>>> = {
  fr: async () => loadersOf('fr'),
  en: async () => loadersOf('en'),
};
