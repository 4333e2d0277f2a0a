import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { QueryFunction } from '../../../shared/graphql/operation.ts';
import { renderPage, testNow } from '../../testing/render-page.ts';
import { sampleQuery } from '../../testing/sample-upstream.ts';

beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: testNow }));
afterAll(() => vi.useRealTimers());

/** The dates beside an initiative, and those of its only action. */
async function datesOf(path: string, startDate: string | null, endDate: string | null) {
  const query: QueryFunction = async (operation, variables) => {
    const answer = await sampleQuery({ now: testNow })(operation, variables);
    const { passerelleInitiative: initiative } = answer as { passerelleInitiative?: object };
    const actions = [{ name: 'Atelier', description: '', startDate, endDate }];
    return initiative
      ? { ...answer, passerelleInitiative: { ...initiative, startDate, endDate, actions } }
      : answer;
  };
  const { document } = await renderPage(path, { query });
  const fact = [...document.querySelectorAll('aside dl > div')].find(
    (line) => line.querySelector('dt')?.textContent === 'Dates',
  );
  return [
    fact?.querySelector('dd')?.textContent,
    document.querySelector('article section ol > li')?.textContent,
  ];
}

const [fr, en] = ['/initiative/la-cour-des-contes/', '/en/initiative/la-cour-des-contes/'];

it.each([
  [fr, '2026-11-20', null, 'Depuis le 20\u00a0novembre\u00a02026'],
  // It begins today: it has begun.
  [fr, '2026-11-21', null, 'Depuis le 21\u00a0novembre\u00a02026'],
  [fr, '2026-11-22', null, 'À partir du 22\u00a0novembre\u00a02026'],
  [fr, '2027-01-01', null, 'À partir du 1er\u00a0janvier\u00a02027'],
  [fr, null, '2027-01-01', 'Jusqu’au 1er\u00a0janvier\u00a02027'],
  [fr, '2026-12-01', '2026-12-05', '1er–5\u00a0décembre\u00a02026'],
  [en, '2026-11-21', null, 'Since 21\u00a0November\u00a02026'],
  [en, '2026-11-22', null, 'From 22\u00a0November\u00a02026'],
])('%s from %s to %s', async (path, start, end, words) => {
  const [fact, action] = await datesOf(path, start, end);
  expect(fact).toBe(words);
  expect(action).toContain(words);
});

it('is empty where both ends are open', async () => {
  expect((await datesOf(fr, null, null))[0]).toBeUndefined();
});
