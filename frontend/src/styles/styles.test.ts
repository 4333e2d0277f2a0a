import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}));
/** The specification's breakpoints: xs, sm, md, mdx, lg, xl, mxl, hi. */
const breakpoints = new Set([0, 576, 768, 920, 1024, 1200, 1310, 1536]);

const modules = globSync('**/*.{ts,tsx}', { cwd: root }).map((path) => {
  const source = readFileSync(join(root, path), 'utf8');
  const imports = [...source.matchAll(/'(\.{1,2}\/[^']+\.css)/g)].map(([, url = '']) =>
    join(dirname(path), url),
  );
  return { source, imports };
});

describe('style sheets', () => {
  it('change layout at the breakpoints only', () => {
    const used = sheets.flatMap(({ file, text }) =>
      [...text.matchAll(/\((?:min|max)-width: ([\d.]+)px\)/g)].map(([, width]) => ({
        file,
        width: Number(width),
      })),
    );
    expect(used.filter(({ width }) => !breakpoints.has(Math.round(width + 0.02)))).toEqual([]);
    // xs is where every layout begins: it needs no query.
    const asked = new Set([0, ...used.map(({ width }) => Math.round(width + 0.02))]);
    expect([...breakpoints].filter((breakpoint) => !asked.has(breakpoint))).toEqual([]);
  });

  it('define every class that a component asks for, and no other', () => {
    const wrong = sheets
      .filter(({ file }) => file.endsWith('.module.css'))
      .flatMap(({ file, text }) => {
        const defined = new Set(
          [...text.matchAll(/\.([a-zA-Z][\w-]*)(?=[\s,.:>[{+~)])/g)].map(([, name]) => name ?? ''),
        );
        const users = modules.filter(({ imports }) => imports.includes(file));
        const asked = new Set(
          users.flatMap(({ source }) =>
            [...source.matchAll(/styles\['(\w+)'\]/g)].map(([, name]) => name ?? ''),
          ),
        );
        return [
          ...[...asked].filter((name) => !defined.has(name)).map((name) => `${file} lacks .${name}`),
          ...[...defined].filter((name) => !asked.has(name)).map((name) => `${file} .${name} is unused`),
        ];
      });
    expect(wrong).toEqual([]);
  });
});
