import { expect, it } from 'vitest';
import { renderPage, testNow } from '../../testing/render-page.ts';
import { sampleQuery } from '../../testing/sample-upstream.ts';

const slug = 'residence-dak-art-textile';

async function marksOf(address: string, selector: string): Promise<(string | null)[]> {
  const { document } = await renderPage(address, { query: sampleQuery({ now: testNow }) });
  return [...document.querySelectorAll(selector)].map((article) => article.getAttribute('data-group'));
}

it('each card names its group', async () => {
  const { document } = await renderPage('/recherche/', { query: sampleQuery({ now: testNow }) });
  const groups = [...document.querySelectorAll('main article')].map((card) => [
    card.getAttribute('data-group'),
    card.querySelector('[data-favourite]')?.getAttribute('data-favourite'),
  ]);
  expect(groups.length).toBeGreaterThan(1);
  expect(new Set(groups.map(([group]) => group)).size).toBe(groups.length);
  for (const [group, favourite] of groups) expect(group).toBe(favourite);
});

it('an item has the same group on its card and its page, in each language', async () => {
  const [group, ...others] = await marksOf('/appel-a-candidature/', `article:has(a[href$="/${slug}/"])`);
  expect([Number(group) > 0, others]).toEqual([true, []]);
  expect(await marksOf(`/appel-a-candidature/${slug}/`, 'article:has(h1)')).toEqual([group]);
  expect(await marksOf(`/en/call-for-application/${slug}/`, 'article:has(h1)')).toEqual([group]);
});
