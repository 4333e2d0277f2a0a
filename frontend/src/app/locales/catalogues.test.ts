import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en as enSuggestions } from '../../features/suggestions/locales/en.ts';
import { fr as frSuggestions } from '../../features/suggestions/locales/fr.ts';
import type { CatalogueTree } from '../../i18n/catalogue.ts';
import { detailTexts as enDetails } from './details-en.ts';
import { detailTexts as frDetails } from './details-fr.ts';
import { standaloneTexts } from '../standalone-pages.ts';
import { texts as en } from './en.ts';
import { texts as fr } from './fr.ts';

const sourceRoot = join(import.meta.dirname, '../..');

function flatten(tree: CatalogueTree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

const french = flatten({ ...fr, ...frDetails, ...standaloneTexts.fr, suggestions: frSuggestions });
const english = flatten({ ...en, ...enDetails, ...standaloneTexts.en, suggestions: enSuggestions });
/** English has no form for millions. */
const frenchOnly = (key: string): boolean => key.endsWith('_many');
const valuesOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted();

describe('catalogues', () => {
  it('hold the same keys in both languages', () => {
    expect([...english.keys()].toSorted()).toEqual(
      [...french.keys()].filter((key) => !frenchOnly(key)).toSorted(),
    );
  });

  it('name the same values in both languages', () => {
    const different = [...english].filter(
      ([key, text]) =>
        !key.endsWith('_one') && valuesOf(text).join() !== valuesOf(french.get(key) ?? '').join(),
    );
    expect(different).toEqual([]);
  });

  it('say nothing twice the same but proper names', () => {
    const same = [...english].filter(([key, text]) => french.get(key) === text).map(([key]) => key);
    const properNames =
      /^(network\.|frame\.(siteName|titleOf|menu|environment_)|families\.initiative|shortFamilies\.initiative|family\.initiative|structureType\.(COLLECTIVE|FESTIVAL)|resourceKind\.|suggestions\.(list|families\.initiative)|catalogue\.(page$|sorts\.title)|kind\.STRUCTURE|catalogue\.structures|detail\.(documents|dates|mode)|initiatives\.actions|contact\.message$|technical\.kind(_pages)?$)/;
    expect(same.filter((key) => !properNames.test(key))).toEqual([]);
  });

  it('use every key', () => {
    const read = (file: string): string => readFileSync(join(sourceRoot, file), 'utf8');
    const source = globSync('**/*.{ts,tsx}', { cwd: sourceRoot })
      .filter((file) => !/locales\/|\.test\.|generated/.test(file))
      .map(read)
      .join('\n');
    // Scripts of plain documents take a few texts of their feature, and no translator.
    const taken = globSync('features/*/client/fr.ts', { cwd: sourceRoot }).flatMap((file) =>
      (/\{([^{}]*)\} = fr;/.exec(read(file))?.[1] ?? '')
        .split(',')
        .map((name) => `${file.split(sep)[1] ?? ''}.${name.trim()}`),
    );
    const literal = new Set([
      ...taken,
      ...[...source.matchAll(/['"`]([\w]+(?:\.[\w]+)+)['"`]/g)].map(([, key]) => key ?? ''),
    ]);
    const computed = [...source.matchAll(/`([\w.]+)\$\{/g)].map(([, prefix]) => prefix ?? '');
    const unused = [...french.keys()]
      .map((key) => key.replace(/_(zero|one|many|other)$/, ''))
      .filter((key) => !literal.has(key) && !computed.some((prefix) => key.startsWith(prefix)));
    expect([...new Set(unused)]).toEqual([]);
  });

  it('use texts of detail pages there only, since they come with those pages', () => {
    const detailKey = new RegExp(`['"\`](${Object.keys(frDetails).join('|')})\\.[A-Za-z]`);
    const elsewhere = globSync('**/*.{ts,tsx}', { cwd: sourceRoot })
      .filter((file) => !/\.test\.|generated|locales\//.test(file))
      .filter(
        (file) =>
          !/^(components\/detail|features\/(calls|catalogue|events|home|initiatives|projects|resources|trainings))\//.test(
            file,
          ),
      )
      .filter((file) =>
        detailKey.test(readFileSync(join(sourceRoot, file), 'utf8').replaceAll(/^import .*$/gm, '')),
      );
    expect(elsewhere).toEqual([]);
  });

  it('follow French typography', () => {
    const wrong = [...french].filter(([, text]) =>
      /[^\u202f\s][;!?](?=\s|$)|[^\u00a0\d]:(?=\s|$)|« |«[^\u00a0]| »|[^\u00a0]»|\w'\w|\.\.\./.test(text),
    );
    expect(wrong).toEqual([]);
  });

  it('write English apostrophes and ellipses as print does', () => {
    expect([...english].filter(([, text]) => /\w'\w|\.\.\.|\s[?!:;]/.test(text))).toEqual([]);
  });
});
