import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { familyIds } from '../../shared/config/content-types.ts';

const root = join(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}));
/** The specification's breakpoints: xs, sm, md, mdx, lg, xl, mxl, hi. */
const breakpoints = new Set([0, 576, 768, 920, 1024, 1200, 1310, 1536]);

/** Classes that components use, as `file.css class`. */
const usedClasses = new Set(
  globSync('**/*.{ts,tsx}', { cwd: root }).flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8');
    return [...source.matchAll(/import (\w+) from '(\.{1,2}\/[^']+\.css)/g)].flatMap(([, name, url = '']) =>
      [...source.matchAll(new RegExp(`\\b${name}\\['(\\w+)'\\]`, 'g'))].map(
        ([, used]) => `${join(dirname(path), url)} ${used}`,
      ),
    );
  }),
);

const sheet = (name: string): string => sheets.find(({ file }) => file === `styles/${name}`)?.text ?? '';

describe('the palette', () => {
  it.each(familyIds)('has the accent and the tint of %s, light and dark, and its thread', (family) => {
    const colours = (name: string) => sheet('tokens.css').match(new RegExp(`--${name}: #[0-9a-f]{6};`, 'g'));
    expect([colours(family)?.length, colours(`${family}-tint`)?.length]).toEqual([2, 2]);
    expect(sheet('families.css')).toMatch(
      new RegExp(
        `\\[data-family='${family}'\\] \\{\\s+--accent: var\\(--${family}\\);\\s+--accent-tint: var\\(--${family}-tint\\);\\s+--thread: #[0-9a-f]{6};`,
      ),
    );
  });
});

/** Generated content with a text alternative that no declaration before it shows to browsers which know none. */
const withoutPlainText = (text: string): string[] =>
  [...text.matchAll(/(?<before>[^;{]*;)?\s*content: (?<shown>[^;/]+) \/ [^;]+;/g)].flatMap(({ groups }) =>
    groups?.['before']?.trim() === `content: ${groups?.['shown']};` ? [] : [groups?.['shown'] ?? ''],
  );

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
    const expected = new Set([0, ...used.map(({ width }) => Math.round(width + 0.02))]);
    expect([...breakpoints].filter((breakpoint) => !expected.has(breakpoint))).toEqual([]);
  });

  it('show generated content where browsers know no text alternative for it', () => {
    const found = sheets.flatMap(({ file, text }) =>
      withoutPlainText(text).map((shown) => ({ file, shown })),
    );
    expect(found).toEqual([]);
    const star = "content: ' *' / '';";
    expect(withoutPlainText(`a { ${star} }`)).toEqual(["' *'"]);
    expect(withoutPlainText(`a { content: ' *'; ${star} }`)).toEqual([]);
  });

  it('define every class that a component uses, and no other', () => {
    const defined = new Set(
      sheets
        .filter(({ file }) => file.endsWith('.module.css'))
        .flatMap(({ file, text }) =>
          [
            ...text
              .replaceAll(/:global\([^)]*\)|url\("[^"]*"\)/g, '')
              .matchAll(/\.([a-zA-Z][\w-]*)(?=[\s,.:>[{+~)])/g),
          ].map(([, name]) => `${file} ${name}`),
        ),
    );
    expect({
      undefined: [...usedClasses].filter((use) => !defined.has(use)),
      unused: [...defined].filter((name) => !usedClasses.has(name)),
    }).toEqual({ undefined: [], unused: [] });
  });
});
