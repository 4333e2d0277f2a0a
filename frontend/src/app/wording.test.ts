import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en as documentsEn } from '../../server/documents/locales/en.ts';
import { fr as documentsFr } from '../../server/documents/locales/fr.ts';
import { type Language, languages } from '../../shared/config/locales.ts';
import wording from '../../../wp-plugin/tests/wording.json' with { type: 'json' };
import { namespaces } from '../testing/text-namespaces.ts';
import { loadTexts } from './text-files.ts';

/** Catalogues of the plugin's configuration with texts of both languages. */
const configs = [
  'choices',
  'errors',
  'field-errors',
  'fields',
  'mails',
  'notices',
  'personal-data',
  'sectors',
  'transitions',
];
/** Namespaces made from them. */
const ofConfigs = new Set<string>(['choices', 'fieldErrors', 'fileKinds', 'requestErrors']);

type Tree = { readonly [key: string]: unknown };
/** Texts by `catalogue:key`. */
type Entry = readonly [key: string, text: string];

const flatten = (tree: unknown, path: readonly string[] = []): (readonly [string[], string])[] =>
  typeof tree === 'string'
    ? [[[...path], tree]]
    : tree !== null && typeof tree === 'object'
      ? Object.entries(tree as Tree).flatMap(([key, value]) => flatten(value, [...path, key]))
      : [];

/** The texts of a language in a configuration: the innermost key of a language says which. */
function textsOfConfig(name: string, language: Language): Entry[] {
  const file = join(import.meta.dirname, '../../../wp-plugin/config', `${name}.json`);
  return flatten(JSON.parse(readFileSync(file, 'utf8'))).flatMap(([path, text]) => {
    const place = path.findLastIndex((key) => (languages as readonly string[]).includes(key));
    if (path[place] !== language) return [];
    return [[`${name}:${path.toSpliced(place, 1).join('.')}`, text] as const];
  });
}

async function textsOf(language: Language): Promise<Entry[]> {
  const own = namespaces.filter((name) => !ofConfigs.has(name));
  const trees = await Promise.all(own.map(async (name) => [name, await loadTexts(name, language)] as const));
  const documents = { fr: documentsFr, en: documentsEn }[language];
  return [
    ...[...trees, ['documents', documents] as const].flatMap(([name, tree]) =>
      flatten(tree).map(([path, text]) => [`${name}:${path.join('.')}`, text] as const),
    ),
    ...configs.flatMap((name) => textsOfConfig(name, language)),
  ];
}

const quoted: Readonly<Record<Language, Readonly<Record<string, string>>>> = wording.quoted;
const isQuoted = (key: string): boolean => languages.some((language) => key in quoted[language]);

describe.each(languages)('texts in %s', async (language) => {
  const texts = await textsOf(language);

  it('are read from every catalogue', () => {
    const read = new Set(texts.map(([key]) => key.slice(0, key.indexOf(':'))));
    expect([...configs, 'auth', 'common', 'documents'].filter((name) => !read.has(name))).toEqual([]);
  });

  it('use no word of the list, but where the specification quotes them', () => {
    const avoid = new RegExp(`(?<!\\p{L})(?:${wording.avoid[language].join('|')})(?!\\p{L})`, 'iu');
    const found = texts
      .filter(([key]) => !isQuoted(key))
      .flatMap(([key, text]) => {
        const word = avoid.exec(text.replace(/\{+[^}]+\}+/g, '…'))?.[0];
        return word === undefined ? [] : [`${key}: “${word}” in “${text}”`];
      });
    expect(found).toEqual([]);
  });

  it('say what the specification quotes, letter for letter', () => {
    const known = new Map(texts);
    const changed = Object.entries(quoted[language])
      .filter(([key, quote]) => !known.get(key)?.toLowerCase().includes(quote.toLowerCase()))
      .map(([key, quote]) => [key, quote, known.get(key)]);
    expect(changed).toEqual([]);
  });
});

describe('plural texts', () => {
  /** Forms whose number stands alone, without a noun after it. */
  const alone = /\(\{\{count\}\}\)|\{\{count\}\}\u00a0?\s?au plus/;

  it('join a round million and its noun with “de” in French', async () => {
    const many = (await textsOf('fr')).filter(
      ([key, text]) => key.endsWith('_many') && text.includes('{{count}}'),
    );
    expect(many.length).toBeGreaterThan(50);
    const found = many.filter(
      ([, text]) => !/\{\{count\}\}[\s\u00a0](?:de[\s\u00a0]|d’)/.test(text) && !alone.test(text),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['fr', ['one', 'many', 'other']],
    ['en', ['one', 'other']],
  ] as const)('have every form of %s', async (language, forms) => {
    const keys = new Set((await textsOf(language)).map(([key]) => key));
    const counted = [...keys].flatMap((key) =>
      key.endsWith('_other') ? [key.slice(0, -'_other'.length)] : [],
    );
    expect(counted.length).toBeGreaterThan(50);
    const missing = counted
      .filter((key) => keys.has(`${key}_one`) || keys.has(`${key}_many`))
      .flatMap((key) => forms.map((form) => `${key}_${form}`))
      .filter((key) => !keys.has(key));
    expect(missing).toEqual([]);
  });
});
