import type { DevEnvironment } from 'vite';

const isStyleSheet = (url: string): boolean => /\.css(\?|$)/.test(url);

/**
 * Addresses of all style sheets that a module and its imports name, in their order: pages link them, so that they have
 * their styles without script and before it.
 *
 * @param entry address of the module under Vite's root, such as /src/app/entry-server.tsx
 */
export async function styleSheetsOf(environment: DevEnvironment, entry: string): Promise<string[]> {
  const sheets = new Set<string>();
  const visited = new Set<string>();
  const visit = async (url: string): Promise<void> => {
    if (visited.has(url)) return;
    visited.add(url);
    if (isStyleSheet(url)) {
      sheets.add(url.replace(/\?.*$/, ''));
      return;
    }
    // Imports are known once a module was transformed; lazy ones included.
    await environment.transformRequest(url);
    const node = await environment.moduleGraph.getModuleByUrl(url);
    for (const imported of node?.importedModules ?? []) await visit(imported.url);
  };
  await visit(entry);
  return [...sheets];
}
