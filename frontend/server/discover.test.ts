import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hooks } from './calls/hooks.ts';
import { discover } from './discover.ts';
import { AppError } from './errors/app-error.ts';
import { discoveredRoutes } from './routes/discovered.ts';
import { everyForm } from './testing/hostile/every-form.ts';

describe('modules that are found by the ending of their names', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'passerelle-discover-'));
    mkdirSync(join(folder, 'b'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);

  it('are those of all folders, in the order of their paths', async () => {
    write('c.part.mjs', 'export const part = "last";');
    write('b/b.part.mjs', 'export const part = "nested";');
    write('a.part.mjs', 'export const part = "first"; export const other = 1;');
    write('b/a.mjs', 'throw new Error("not one of them");');
    write('a.part.test.mjs', 'throw new Error("a test");');
    expect(await discover(folder, '.part.mjs', 'part')).toEqual(['first', 'nested', 'last']);
  });

  it('have to export what is looked for', async () => {
    write('b/a.part.mjs', 'export const parts = "another name";');
    await expect(discover(folder, '.part.mjs', 'part')).rejects.toThrow(
      `${join(folder, 'b/a.part.mjs')} exports no "part"`,
    );
  });

  it('are the same modules as imported ones', async () => {
    expect(await discover(import.meta.dirname, 'app-error.ts', 'AppError')).toEqual([AppError]);
  });
});

const server = import.meta.dirname;
const sourcesIn = (pattern: string): string[] =>
  globSync(pattern, { cwd: server })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted();

describe('no file of the server is left out by its name', () => {
  it('that adds a route', () => {
    const adding = sourcesIn('routes/**/*.ts').filter((file) =>
      /\b(?:app|scope)\.(?:all|call|delete|get|head|options|patch|post|put|route)\b/.test(
        readFileSync(join(server, file), 'utf8'),
      ),
    );
    // Serves what no other route has: app.ts registers it after the others.
    expect(adding.filter((file) => !file.endsWith('.route.ts'))).toEqual(['routes/pages.ts']);
    expect(discoveredRoutes).toHaveLength(sourcesIn('routes/**/*.route.ts').length);
  });

  it('that declares forms', () => {
    const routes = everyForm().map(({ route }) => route);
    expect(routes.toSorted()).toEqual([...new Set(routes)].toSorted());
    const declaring = sourcesIn('forms/pages/*.ts').filter((file) =>
      /\bintents:|\bcallForm\(/.test(readFileSync(join(server, file), 'utf8')),
    );
    expect(declaring).toEqual(sourcesIn('forms/pages/*.form.ts'));
  });

  it('that has hooks of calls', () => {
    const counts = sourcesIn('calls/own/*.ts').map(
      (file) => readFileSync(join(server, file), 'utf8').match(/^ {2}hook\(/gm)?.length ?? 0,
    );
    expect(counts.every((count) => count > 0)).toBe(true);
    // A second hook of a row would replace the first.
    expect(hooks.size).toBe(counts.reduce((sum, count) => sum + count, 0));
  });
});
