import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readDocuments } from './documents.ts';
import { mustFind, type OracleQuery } from './find.ts';
import { isForm, words } from './forms.ts';

const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(name, import.meta.url), 'utf8'));

describe('the oracle', () => {
  it('matches the current demo content', async () => {
    const documents = await readDocuments();
    const queries = (await read('queries.json')) as OracleQuery[];
    const expected = queries.map((query) => ({ ...query, keys: mustFind(query, documents) }));

    expect(queries.length).toBeGreaterThanOrEqual(200);
    expect(await read('expected.json')).toEqual(expected);
  }, 60_000);

  it.each([
    ['créatrices', 'créateur', true],
    ['ivoiriennes', 'ivoirien', true],
    ['travaux', 'travail', true],
    ['nationale', 'nationaux', true],
    ['danse', 'danseur', false],
    ['rue', 'ruelle', false],
  ] as const)('takes %s and %s for forms of one word: %s', (one, other, same) => {
    const [first, second] = [words(one)[0] ?? '', words(other)[0] ?? ''];

    expect(isForm(first, second, 'fr')).toBe(same);
  });

  it('reads names as visitors type them', () => {
    expect(words('L’été d’Aïssatou N’Guessan')).toEqual(['ete', 'aissatou', 'nguessan', 'guessan']);
    expect(words('O’Brien’s children')).toEqual(['obrien', 'brien', 'children']);
  });
});
