import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { renderPage, testNow } from '../../testing/render-page.ts';
import type { SampleItem } from '../../testing/sample-item.ts';
import { sampleQuery } from '../../testing/sample-upstream.ts';

beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: testNow }));
afterAll(() => vi.useRealTimers());

const event = (days: [number, number]) =>
  ({
    type: 'event',
    slug: 'rencontre',
    fr: ['Rencontre', 'Résumé'],
    en: ['Gathering', 'Summary'],
    countries: [],
    sectors: [],
    days,
    zone: 'Africa/Dakar',
    facts: { mode: 'onsite' },
  }) satisfies SampleItem;

it.each<[string, [number, number], string]>([
  ['is to come', [2, 4], 'Sur place'],
  ['has begun', [-2, 4], 'Sur place En ce moment'],
  ['is over', [-4, -2], 'Sur place Passé'],
])('the card of an event that %s says so', async (_, days, words) => {
  const { document } = await renderPage('/evenement/', {
    query: sampleQuery({ now: testNow, items: [event(days)] }),
  });
  const [kicker] = document.querySelectorAll('main article p:not([aria-hidden])');
  expect([...(kicker?.childNodes ?? [])].map((part) => part.textContent).join(' ')).toBe(words);
});
