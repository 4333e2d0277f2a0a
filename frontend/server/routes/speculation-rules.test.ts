import { afterEach, beforeEach, expect, it } from 'vitest';
import { data } from '../testing/fake-wordpress.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
  test.wordpress.answer = () => data({ passerelleCatalogue: { items: [], total: 0 } });
});
afterEach(() => test.close());

it('lets browsers prefetch pages of this site, and never prerender', async () => {
  const { headers } = await test.get('/initiative/');
  expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
  const response = await test.get('/speculation-rules.json');
  expect(response.headers['content-type']).toBe('application/speculationrules+json; charset=utf-8');
  expect(response.json()).toEqual({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: '/api/*' } },
            { not: { href_matches: '/assets/*' } },
            { not: { href_matches: '/media/*' } },
            {
              not: {
                selector_matches: 'a[rel~="nofollow"], a[hreflang], a[download], a[target], a[data-action]',
              },
            },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
});

it('prefetches nothing with data-light', async () => {
  const { headers } = await test.get('/initiative/', { 'save-data': 'on' });
  expect(headers['speculation-rules']).toBeUndefined();
});
