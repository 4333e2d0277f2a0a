import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderPage, testNow } from '../../testing/render-page.ts';
import type { SampleItem } from '../../testing/sample-item.ts';
import { sampleQuery } from '../../testing/sample-upstream.ts';

const plain = (text: string | null | undefined): string =>
  (text ?? '').replace(/[\u00a0\u202f]/g, ' ').trim();
const fair = (days: [number, number?]): SampleItem => ({
  type: 'event',
  slug: 'foire',
  fr: ['Foire', 'Résumé'],
  en: ['Fair', 'Summary'],
  countries: [],
  sectors: [],
  days,
  zone: 'Africa/Casablanca',
  isAllDay: true,
});

async function page(address: string, days: [number, number?]) {
  const query = sampleQuery({ now: testNow, items: [fair(days)] });
  const { document } = await renderPage(address, { query });
  return document;
}
const day = (distance: number): string =>
  new Date(testNow + distance * 86_400_000).toISOString().slice(0, 10);

const isPast = async (days: [number, number]) =>
  plain((await page('/evenement/', days)).querySelector('main article')?.textContent).includes('Passé');

beforeAll(() => vi.useFakeTimers({ now: testNow, toFake: ['Date'] }));
afterAll(() => vi.useRealTimers());

describe('an event that takes all day', () => {
  it.each([
    ['/evenement/', 'Toute la journée'],
    ['/en/event/', 'All day'],
  ])('has no hour on its card: %s', async (address, text) => {
    const card = (await page(address, [3, 4])).querySelector('main article');
    const [when] = [...(card?.querySelectorAll('li') ?? [])].map(({ textContent }) => plain(textContent));
    expect(when?.endsWith(text)).toBe(true);
    expect(plain(card?.textContent)).not.toMatch(/\d h \d\d|\d\d:\d\d|Casablanca/);
  });

  it('is past after its last day only', async () => {
    expect([await isPast([-2, 0]), await isPast([-3, -1])]).toEqual([false, true]);
  });

  it.each([
    ['/evenement/foire/', 'toute la journée'],
    ['/en/event/foire/', 'all day'],
  ])('has days without an hour or a zone on its page: %s', async (address, text) => {
    const document = await page(address, [3, 4]);
    const panel = [...document.querySelectorAll('dd, p')].map(({ textContent }) => plain(textContent));
    expect(panel.some((each) => each.endsWith(text))).toBe(true);
    expect(document.querySelector('[data-reader-time]')).toBeNull();
    expect(document.querySelector('[data-countdown]')?.getAttribute('data-countdown')).toBe(
      `${day(3)}T00:00:00Z`,
    );
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
    );
    const thing = JSON.stringify(data);
    expect(thing).toContain(`"startDate":"${day(3)}","endDate":"${day(4)}"`);
  });
});
