import { expect, it } from 'vitest';
import { renderPage, testNow } from '../../testing/render-page.ts';
import type { SampleItem } from '../../testing/sample-item.ts';
import { sampleQuery } from '../../testing/sample-upstream.ts';

const training = (facts: SampleItem['facts'], days?: [number, number?]) =>
  ({
    type: 'formation',
    slug: 'formation',
    fr: ['Formation', 'Résumé'],
    en: ['Training', 'Summary'],
    countries: [],
    sectors: [],
    ...(days && { days }),
    ...(facts && { facts }),
  }) satisfies SampleItem;

async function factsOf(item: SampleItem, address: string): Promise<string[]> {
  const { document } = await renderPage(address, { query: sampleQuery({ now: testNow, items: [item] }) });
  return [...document.querySelectorAll('main article li')].map((fact) =>
    fact.textContent.replace(/[\u00a0\u202f]/g, ' '),
  );
}

it.each<[string, SampleItem, string[], string[]]>([
  [
    'all its facts',
    training({ mode: 'online', level: 'beginner', price: '120 €' }, [4, 6]),
    ['25–27 novembre 2026', 'En ligne', 'Débutant', '120 €'],
    ['25–27 November 2026', 'Online', 'Beginner', '120 €'],
  ],
  ['only its mode', training({ mode: 'onsite' }), ['Sur place'], ['On site']],
  ['only its price', training({ price: '120 €' }), ['120 €'], ['120 €']],
  ['no facts', training({}), [], []],
])('the card of a training with %s says these alone', async (_, item, inFrench, inEnglish) => {
  expect([await factsOf(item, '/formation/'), await factsOf(item, '/en/training/')]).toEqual([
    inFrench,
    inEnglish,
  ]);
});
