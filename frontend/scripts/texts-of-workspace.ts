import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { workspaceNamespaces } from '../shared/config/workspace-texts.ts';
import { namespaceOfFile } from '../shared/i18n/namespace-of-file.ts';

/**
 * Files of texts of these namespaces, by the end of their paths that names them: the folders above are many bytes of the workspace’s
 * first script.
 * @param root the folder of the frontend
 * @throws Error for a namespace without a folder
 */
export function textModulesOf(named: readonly string[], root: string): Record<string, string> {
  const files = globSync('{src,shared}/**/locales/*.ts', { cwd: root }).toSorted();
  const missing = named.filter((name) => !files.some((file) => namespaceOfFile(file) === name));
  if (missing.length > 0) throw new Error(`No texts for ${missing.join(', ')}`);
  return Object.fromEntries(
    files
      .filter((file) => named.includes(namespaceOfFile(file)))
      .map((file) => [file.replace(/^.*\/(?=[^/]+\/locales\/)/, ''), join(root, file)]),
  );
}

/** The workspace's build has the texts that its routes and its frame name, not those of public pages. */
export function textsOfWorkspace(root: string): Plugin {
  const module = join(root, 'src/app/text-modules.ts');
  return {
    name: 'texts-of-workspace',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'workspace',
    load(id) {
      if (id !== module) return undefined;
      const rows = Object.entries(textModulesOf(workspaceNamespaces(), root)).map(
        ([path, file]) => `${JSON.stringify(path)}: () => import(${JSON.stringify(file)})`,
      );
      return `export const textModules = {\n${rows.join(',\n')}\n};`;
    },
  };
}
