import { expect, type Page } from '@playwright/test';
import { checkAtAllWidths, violationsOf } from './accessible.ts';
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

for (const [language, paths] of [
  [
    'fr',
    {
      plain: [
        '/recherche/?q=festival&country=FR',
        '/appel-a-candidature/?q=zzzzzz&status=open',
        '/initiative/?page=99',
      ],
      typed: '/evenement/',
      filters: '/annuaire/?kind=person',
    },
  ],
  [
    'en',
    {
      plain: [
        '/en/search/?q=festival&country=FR',
        '/en/call-for-application/?q=zzzzzz&status=open',
        '/en/initiative/?page=99',
      ],
      typed: '/en/event/',
      filters: '/en/directory/?kind=person',
    },
  ],
] as const) {
  test(`axe finds nothing in results, suggestions and filters, in ${language}`, async ({ page }) => {
    test.slow();
    for (const path of paths.plain) {
      await page.goto(path);
      await checkAtAllWidths(page, `${path}: `, true);
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(paths.typed);
      await typeFor(page, 'fest');
      const typed = await violationsOf(page, `typed at ${width}: `);
      await page.keyboard.press('ArrowDown');
      const chosen = await violationsOf(page, `chosen at ${width}: `);
      await page.goto(paths.filters);
      await openEverything(page);
      const opened = await violationsOf(page, `everything open at ${width}: `);
      expect([...typed, ...chosen, ...opened]).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${paths.filters} at ${width} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  });
}

test('axe finds nothing in dark and light colours', async ({ page }) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/en/search/?q=festival&country=SN&type=event');
    expect(await violationsOf(page, `${colorScheme}: `)).toEqual([]);
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
