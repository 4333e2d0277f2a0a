import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './paths.ts';

/** Every namespace of texts has these two; its folder says which one it is. */
const ofEveryNamespace = new Set(['fr.ts', 'en.ts']);
const most = 3;

it('finds no name on four files', () => {
  const paths = globSync('{frontend,scripts,wp-env/demo,wp-plugin/src}/**/*.{ts,tsx,css,graphql,php}', {
    cwd: ROOT,
    exclude: ['**/dist', '**/generated', '**/node_modules'],
  });
  const byName = Map.groupBy(paths, (path) => basename(path));
  const shared = [...byName].filter(([name, all]) => all.length > most && !ofEveryNamespace.has(name));
  expect(paths.length).toBeGreaterThan(1000);
  expect(shared).toEqual([]);
});
