import { expect, type Page } from '@playwright/test';
import { violationsOf } from './accessible.ts';
import { answerConsent, typeFor } from './search-field.ts';
import { widths } from './site.ts';
import { test } from './test.ts';

test.beforeEach(({ context }) => answerConsent(context));

const openEverything = async (page: Page): Promise<void> => {
  const opener = page.getByRole('button', { name: /^(Filtrer|Filter)/ });
  if (await opener.isVisible()) await opener.click();
  for (const summary of await page.locator('#filters details:not([open]) > summary').all())
    if (await summary.isVisible()) await summary.click();
};
const nothing = async (): Promise<void> => {};

test.describe('axe finds nothing', () => {
  const states: [name: string, paths: [fr: string, en: string], act: (page: Page) => Promise<void>][] = [
    ['results', ['/recherche/?q=festival&country=FR', '/en/search/?q=festival&country=FR'], nothing],
    ['suggestions', ['/', '/en/'], (page) => typeFor(page, 'fest')],
    [
      'a chosen suggestion',
      ['/evenement/', '/en/event/'],
      (page) => typeFor(page, 'fest').then(() => page.keyboard.press('ArrowDown')),
    ],
    [
      'nothing found',
      ['/appel-a-candidature/?q=zzzzzz&status=open', '/en/call-for-application/?q=zzzzzz&status=open'],
      nothing,
    ],
    ['everything open', ['/annuaire/?kind=person', '/en/directory/?kind=person'], openEverything],
    ['the other language’s results', ['/initiative/?page=99', '/en/initiative/?page=99'], nothing],
  ];
  for (const [name, paths, act] of states) {
    for (const path of paths) {
      test(`in ${name}, ${path}`, async ({ page }) => {
        const found: string[] = [];
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          await act(page);
          found.push(...(await violationsOf(page, `${path} at ${width}: `)));
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overflow, `${path} at ${width} scrolls sideways`).toBeLessThanOrEqual(0);
        }
        expect(found).toEqual([]);
      });
    }
  }

  for (const colorScheme of ['dark', 'light'] as const) {
    test(`in ${colorScheme} colours`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/en/search/?q=festival&country=SN&type=event');
      expect(await violationsOf(page, `${colorScheme}: `)).toEqual([]);
    });
  }
});

test('hostile parameters are clamped or refused, never an error of ours', async ({ request }) => {
  const hostile = [
    "q=');DROP TABLE posts;--",
    "country=SN'+OR+1=1&sector=x)--",
    'q[]=a&type[]=event&country[0]=SN&page[$gt]=1',
    'page=1e9',
    'page=-1',
    'page=999999999',
    'page=NaN&sort=random&status=both&kind=robot&type=page',
    'q=%00%00&sector=%00',
    'q=%FF%FE%C0%80',
    `q=${'a'.repeat(5000)}`,
    `q=${encodeURIComponent('é'.repeat(199))}`,
    `country=${'SN,'.repeat(60)}`,
    Array.from({ length: 60 }, (_, index) => `country=A${index}`).join('&'),
    'q=%3Cscript%3Ealert(1)%3C/script%3E&sort=relevance',
    'q=%25%25%25___%5C%5C',
    'q=le+la+les&sort=relevance',
    'q=😀',
  ];
  const wrong: string[] = [];
  for (const path of ['/recherche/', '/en/event/']) {
    for (const query of hostile) {
      const ask = () => request.get(`${path}?${query}`, { maxRedirects: 0 });
      let response = await ask();
      // Content that is out of reach for a moment is no answer to the parameters.
      for (let again = 0; again < 3 && response.status() === 503; again++) response = await ask();
      const body = await response.text();
      const isFine = [200, 400].includes(response.status()) && !/<script>alert|SQLSTATE|stack|wp_/.test(body);
      if (!isFine) wrong.push(`${response.status()} ${path}?${query.slice(0, 80)}`);
    }
  }
  expect(wrong).toEqual([]);
});
