import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import type { RouteEntry } from '../../../shared/config/route-kinds.ts';
import { routes, workspaceIds } from '../../../shared/config/routes.ts';
import { frameNamespaces } from '../../../shared/config/workspace-texts.ts';
import { keyUses } from '../../testing/key-uses.ts';

const root = join(import.meta.dirname, '../../..');
const choices = join(root, 'shared/i18n/choice-texts.ts');
/** Imported values, not types; what is imported later brings its texts itself. */
const imported = /^(?:import|export) (?!type )[^'"]*?from '(\.[^']+\.tsx?)'/gm;

/** A module and all that it imports. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imported))
    withImports(join(dirname(file), path), found);
  return found;
}

const known = new Map<string, readonly string[]>();
function textsUsedBy(file: string): readonly string[] {
  const used =
    known.get(file) ??
    (file === choices ? ['choices'] : keyUses(file, readFileSync(file, 'utf8')).namespaces);
  known.set(file, used);
  return used;
}

it('each screen names the texts of all that it shows', () => {
  const missing = workspaceIds.flatMap((id) => {
    const { module, namespaces = [] }: RouteEntry = routes[id];
    const files = [...withImports(join(root, `src/${module}.screen.tsx`))];
    const named = new Set<string>([...frameNamespaces, ...namespaces]);
    const used = new Set(files.flatMap(textsUsedBy));
    return [...used].filter((name) => !named.has(name)).map((name) => `${id}: ${name}`);
  });
  expect(missing).toEqual([]);
});
