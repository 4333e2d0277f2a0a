import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Language, languages } from '../shared/config/locales.ts';
import { frameNamespaces, workspaceNamespaces } from '../shared/config/workspace-texts.ts';
import { namespaceOfFile } from '../shared/i18n/namespace-of-file.ts';

/** Path of the module with the loaders of a language, which only the build has. */
export const textsModule = (language: Language): string => `src/app/workspace/texts/${language}.ts`;

/**
 * Files of texts in a language, by namespace.
 * @param root the folder of the frontend
 * @throws Error for a namespace without a folder
 */
export function textModulesOf(
  named: readonly string[],
  language: Language,
  root: string,
): Record<string, string> {
  const files = globSync(`{src,shared}/**/locales/${language}.ts`, { cwd: root });
  const byNamespace = new Map(files.map((file) => [namespaceOfFile(file), join(root, file)]));
  const missing = named.filter((name) => !byNamespace.has(name));
  if (missing.length > 0) throw new Error(`No texts for ${missing.join(', ')}`);
  return Object.fromEntries(named.map((name) => [name, byNamespace.get(name) as string]));
}

/** Source of the module with the loaders of a language: every screen shows the texts of the frame, so they are in it. */
function loadersOf(language: Language, root: string): string {
  const frame = Object.entries(textModulesOf(frameNamespaces, language, root));
  const others = workspaceNamespaces().filter((name) => !frameNamespaces.some((each) => each === name));
  const imports = frame.map(([, file], index) => `import * as t${index} from ${JSON.stringify(file)};`);
  const rows = [
    ...frame.map(([name], index) => `${name}: async () => t${index}`),
    ...Object.entries(textModulesOf(others, language, root)).map(
      ([name, file]) => `${name}: () => import(${JSON.stringify(file)})`,
    ),
  ];
  return `${imports.join('\n')}\nexport const loaders = {\n${rows.join(',\n')}\n};`;
}

/** The workspace's build has the texts that its routes and its frame name, not those of public pages. */
export function textsOfWorkspace(root: string): Plugin {
  const module = join(root, 'src/app/text-loaders.ts');
  const modules = new Map(languages.map((language) => [join(root, textsModule(language)), language]));
  return {
    name: 'texts-of-workspace',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'workspace',
    resolveId: (source) => (modules.has(source) ? source : undefined),
    load(id) {
      const asked = modules.get(id);
      if (asked) return loadersOf(asked, root);
      if (id !== module) return undefined;
      const rows = [...modules].map(
        ([path, language]) => `${language}: async () => (await import(${JSON.stringify(path)})).loaders`,
      );
      return `export const textLoaders = {\n${rows.join(',\n')}\n};`;
    },
  };
}
