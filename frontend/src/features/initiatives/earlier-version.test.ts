import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { QueryFunction } from '../../../shared/graphql/operation.ts';
import { renderPage, testNow } from '../../testing/render-page.ts';
import { sampleQuery } from '../../testing/sample-upstream.ts';

const path = '/initiative/la-cour-des-contes/';

beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: testNow }));
afterAll(() => vi.useRealTimers());

/** The content system says whether the initiative was translated from an earlier version. */
const answering =
  (isOutdated: boolean): QueryFunction =>
  async (operation, variables) => {
    const answer = await sampleQuery()(operation, variables);
    return operation.name === 'Initiative' ? (withAge(answer, isOutdated) as typeof answer) : answer;
  };

function withAge(value: unknown, isOutdated: boolean): unknown {
  if (Array.isArray(value) || !value || typeof value !== 'object') return value;
  const members = Object.entries(value).map(([name, inner]) => [
    name,
    name === 'translatedFromEarlierVersion' ? isOutdated : withAge(inner, isOutdated),
  ]);
  return Object.fromEntries(members) as unknown;
}

const notes = async (isOutdated: boolean): Promise<string[]> => {
  const { document } = await renderPage(path, { query: answering(isOutdated) });
  return [...document.querySelectorAll('article [role=note]')].map((note) => note.textContent);
};

describe('an initiative that was translated from an earlier version', () => {
  it('says so', async () => {
    expect(await notes(true)).toEqual([
      'Traduit d’une version antérieure\u00a0: le texte d’origine a changé depuis.',
    ]);
  });

  it('says nothing while it is up to date', async () => {
    expect(await notes(false)).toEqual([]);
  });
});
