import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Card_CardFragment as Card } from '../../../shared/graphql/generated/operations.ts';
import { renderPage, testNow } from '../../testing/render-page.ts';
import type { SampleItem } from '../../testing/sample-item.ts';
import { sampleQuery } from '../../testing/sample-upstream.ts';

type Facts = NonNullable<Card['callFacts']>;

const noFacts: Facts = {
  amountMax: null,
  amountMin: null,
  currency: null,
  extendedFrom: null,
  feeAmount: null,
  feeCurrency: null,
  fees: null,
  resultsDate: null,
};
const call = (days: [number, number], callFacts: Partial<Facts>, audience: Card['audience'] = 'public') =>
  ({
    type: 'call_for_application',
    slug: 'appel',
    fr: ['Appel', 'Résumé'],
    en: ['Call', 'Summary'],
    countries: [],
    sectors: [],
    days,
    zone: 'Africa/Dakar',
    facts: { audience, callFacts: audience === 'public' ? { ...noFacts, ...callFacts } : null },
  }) satisfies SampleItem;

async function cardOf(item: SampleItem, address = '/appel-a-candidature/') {
  const { document } = await renderPage(address, { query: sampleQuery({ now: testNow, items: [item] }) });
  const card = document.querySelector('main article');
  return {
    state: card?.querySelector('[data-state]')?.getAttribute('data-state'),
    facts: [...(card?.querySelectorAll('li') ?? [])].map((fact) =>
      fact.textContent.replace(/[\u00a0\u202f]/g, ' '),
    ),
    isQuiet: /\bover\b|_over/.test(card?.className ?? ''),
  };
}

beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: testNow }));
afterAll(() => vi.useRealTimers());

const aid: Partial<Facts> = { amountMax: 3000, currency: 'EUR' };

describe('the card of a call', () => {
  it.each<[string, SampleItem, string | null, string[]]>([
    [
      'open',
      call([-5, 40], { ...aid, fees: 'none' }),
      'open',
      ['Aide : jusqu’à 3 000 €', 'Sans frais de candidature'],
    ],
    [
      'closing soon',
      call([-5, 3], { fees: 'amount', feeAmount: 5000, feeCurrency: 'XOF' }),
      'closing',
      ['Frais de candidature : 5 000 F CFA'],
    ],
    [
      'extended',
      call([-5, 40], { extendedFrom: '2026-11-25T22:00:00Z' }),
      'open',
      ['Prolongé : la clôture était prévue le 25 novembre 2026'],
    ],
    ['announced', call([5, 40], { fees: 'none' }), 'upcoming', ['Sans frais de candidature']],
    ['closed', call([-40, -5], { ...aid, fees: 'none' }), 'closed', ['Aide : jusqu’à 3 000 €']],
    ['closed with results', call([-40, -5], { resultsDate: '2026-11-21' }), 'closed', ['Résultats publiés']],
    ['closed before its results', call([-40, -5], { resultsDate: '2026-11-22' }), 'closed', []],
    ['without facts', call([-5, 40], {}), 'open', []],
    ['for members, without any', call([-5, 40], {}, 'members'), 'open', []],
  ])('%s', async (_, item, state, facts) => {
    const card = await cardOf(item);
    expect([card.state, card.facts]).toEqual([state, facts]);
  });

  it('is quieter once closed', async () => {
    const [open, closed] = [await cardOf(call([-5, 40], {})), await cardOf(call([-40, -5], {}))];
    expect([open.isQuiet, closed.isQuiet]).toEqual([false, true]);
  });

  it('is in English, with English amounts', async () => {
    const card = await cardOf(call([-5, 40], { ...aid, fees: 'none' }), '/en/call-for-application/');
    expect(card.facts).toEqual(['Support: up to €3,000', 'No application fee']);
  });
});
