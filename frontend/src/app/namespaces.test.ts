import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en as documentsEn } from '../../server/documents/locales/en.ts';
import { fr as documentsFr } from '../../server/documents/locales/fr.ts';
import { confirmationCodes } from '../../shared/config/calls/confirmation.ts';
import type { Language } from '../../shared/config/locales.ts';
import { choiceTexts } from '../../shared/i18n/choice-texts.ts';
import { type KeyUses, keyUses } from '../testing/key-uses.ts';
import { namespaces } from '../testing/text-namespaces.ts';
import { loadTexts } from './text-files.ts';
import { sameInBothLanguages } from '../testing/same-in-both-languages.ts';

interface TextTree {
  readonly [key: string]: string | TextTree;
}
/** Texts by `namespace:key`. */
type Texts = Map<string, string>;

function flatten(tree: TextTree, prefix: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flatten(value, `${prefix}${key}.`),
  ) as [string, string][];
}

async function textsOf(language: Language): Promise<Texts> {
  const trees = namespaces.map(
    async (name) => [name, (await loadTexts(name, language)) as TextTree] as const,
  );
  const documents = { fr: documentsFr, en: documentsEn }[language];
  return new Map(
    [...(await Promise.all(trees)), ['documents', documents] as const].flatMap(([name, tree]) =>
      flatten(tree, `${name}:`),
    ),
  );
}

const french = await textsOf('fr');
const english = await textsOf('en');
const valuesOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted();
/** Keys that are codes of errors: the server answers any, and none is a plural form (`locked_by_other`). */
const isCode = (key: string): boolean => /^(?:fieldErrors|fileKinds|requestErrors):/.test(key);
/** Their keys are declared beside the rows of calls. */
const confirmations = new Set(confirmationCodes.map((code) => `confirmations:${code}`));
const pluralForm = /_(zero|one|many|other)$/;
const withoutForm = (key: string): string => key.replace(pluralForm, '');

function missingForms(language: Language, texts: Texts): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return [...texts.keys()]
    .filter((key) => pluralForm.test(key) && !isCode(key))
    .flatMap((key) => pluralCategories.map((form) => `${withoutForm(key)}_${form}`))
    .filter((key) => !texts.has(key));
}

const root = join(import.meta.dirname, '../..');
const sources = globSync('{shared,src,server}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/locales\/|\.test\.|generated|\/testing\//.test(file))
  .map((file) => [file, keyUses(file, readFileSync(join(root, file), 'utf8'))] as const);

/** A list of choices is used as a whole: `choiceKeys('level')`. */
const keysOfChoices = new Map<string, string[]>(
  Object.entries(choiceTexts('fr')).map(([list, labels]) => [
    list,
    Object.keys(labels).map((value) => `${list}.${value}`),
  ]),
);

const ofTypes = sources.flatMap(([, uses]) => uses.ofTypes);

/** The texts that a file uses; what its own namespaces do not have is common. */
function usedBy(file: string, { namespaces, isOfAnyType, literals }: KeyUses): string[] {
  const own = [...namespaces, ...(isOfAnyType ? ofTypes : [])];
  const names = file.startsWith('server/documents/') ? ['documents'] : own;
  const known = new Set([...french.keys()].map(withoutForm));
  return [...literals]
    .flatMap((literal) => keysOfChoices.get(literal) ?? [literal])
    .flatMap((key) => [key, ...[...names, 'common', 'choices'].map((name) => `${name}:${key}`)])
    .filter((key) => known.has(key));
}

describe('texts', () => {
  it('are there in both languages; English has no form for millions', () => {
    expect([...english.keys()].toSorted()).toEqual(
      [...french.keys()].filter((key) => !key.endsWith('_many')).toSorted(),
    );
  });

  it('have all plural forms of their language', () => {
    expect([...missingForms('fr', french), ...missingForms('en', english)]).toEqual([]);
  });

  it('name the same values in both languages', () => {
    const different = [...english].filter(
      ([key, text]) =>
        !key.endsWith('_one') && valuesOf(text).join() !== valuesOf(french.get(key) ?? '').join(),
    );
    expect(different).toEqual([]);
  });

  it('are translated, but for those that are the same in both languages', () => {
    const same = [...english].filter(([key, text]) => french.get(key) === text).map(([key]) => key);
    expect(same.toSorted()).toEqual(Object.values(sameInBothLanguages).flat().toSorted());
  });

  it('are used, each; the server answers any code of a field or a request', () => {
    const used = new Set(sources.flatMap(([file, uses]) => usedBy(file, uses)));
    for (const key of confirmations) used.add(key);
    const unused = [...french.keys()].filter((key) => !used.has(withoutForm(key)) && !isCode(key));
    expect(unused).toEqual([]);
  });

  it('are found by a search for their key: none is put together from parts', () => {
    expect(sources.flatMap(([file, { computed }]) => computed.map((key) => `${file}: ${key}`))).toEqual([]);
  });

  it('of a feature hide none of the common ones', () => {
    const hidden = [...french.keys()].filter(
      (key) => !key.startsWith('common:') && french.has(key.replace(/^\w+/, 'common')),
    );
    expect(hidden).toEqual([]);
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
