import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as contentCalls from '../shared/config/calls/content-calls.ts';
import { columnsInBrowser, rowsInBrowser } from './calls-in-browser.ts';

const root = join(import.meta.dirname, '../src');
const imported = /^import \{([^}]+)\} from '[^']+\/calls\/[\w-]+-calls\.ts'/gm;

/** `row.column` of the rows that a module imports, and `...row`. */
function readsOfRows(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const names = [...text.matchAll(imported)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim().split(' as ').at(-1) ?? ''),
  );
  // Not those that a function has a variable of the same name for.
  return names
    .filter((name) => name && !new RegExp(`const ${name} =`).test(text))
    .flatMap((name) => [
      ...text.matchAll(new RegExp(`(?<![\\w.'])(?:${name}\\.\\w+|\\.\\.\\.${name}\\b)`, 'g')),
    ])
    .map(([read]) => read);
}

describe('calls in scripts of browsers', () => {
  it('are rows with their path, method and confirmations', () => {
    const rows = { previewLink: contentCalls.previewLink, revokePreviewLink: contentCalls.revokePreviewLink };
    expect(rowsInBrowser(rows)).toBe(
      `export const previewLink = {"path":"${rows.previewLink.path}","method":"POST"};\n` +
        `export const revokePreviewLink = {"path":"${rows.revokePreviewLink.path}","method":"POST","confirms":"previewRevoked"};\n`,
    );
  });

  it.each([{ noRow: () => undefined }, { noRow: { path: '/api/x' } }, { noRow: null }])(
    'stop the build where a module of rows exports something else: %o',
    (rows) => {
      expect(() => rowsInBrowser(rows)).toThrow('noRow is no row of calls');
    },
  );

  it('have all columns that src reads', () => {
    const reads = globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*', 'testing/**'] }).flatMap(
      readsOfRows,
    );
    expect(reads).toContain('downloadFile.path');
    const known = new RegExp(`\\.(?:${columnsInBrowser.join('|')})$`);
    expect(reads.filter((read) => !known.test(read))).toEqual([]);
  });
});
