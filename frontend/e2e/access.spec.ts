import { expect, type Page } from '@playwright/test';
import { checkAtAllWidths, violationsOf } from './accessible.ts';
import { expectNoSidewaysScroll, fillWithLongWords } from './long-words.ts';
import { cutWords } from './cut-words.ts';
import { detailPages, staticPages, widths } from './site.ts';
import { enhanced, complaintsOf } from './watch.ts';
import { test } from './test.ts';

/** Pages of one test: each test has a context of its own, which takes as long as half a page. */
const pagesAtOnce = 7;

/**
 * The page at three widths: nothing axe finds, nothing cut off at the side, no word cut in two, nothing in the console; and
 * words of any length wrap on the narrowest one.
 * @param complaints of the page, taken away once they are read
 */
async function check(page: Page, path: string, complaints: string[]): Promise<void> {
  await page.goto(path);
  await enhanced(page);
  await checkAtAllWidths(page, '', true);
  for (const width of widths.toReversed()) {
    await page.setViewportSize({ width, height: 800 });
    expect(await cutWords(page), `${path} at ${width}`).toEqual([]);
  }
  await fillWithLongWords(page);
  await expectNoSidewaysScroll(page);
  expect(complaints.splice(0), path).toEqual([]);
}

test('faults of an element and of the whole document are found', async ({ page }) => {
  await page.setContent('<main><img src="data:,"></main>');
  const found = (await violationsOf(page)).map((violation) => violation.split(':')[0]);
  expect(found).toEqual(expect.arrayContaining(['image-alt', 'document-title', 'html-has-lang']));
  const inside = (await violationsOf(page, '', { within: 'main' })).map(
    (violation) => violation.split(':')[0],
  );
  expect(inside).toEqual(['image-alt']);
  expect(await violationsOf(page, '', { without: ['image-alt'], within: 'main' })).toEqual([]);
});

for (let first = 0; first < staticPages.length; first += pagesAtOnce) {
  const some = staticPages.slice(first, first + pagesAtOnce);
  test(`no violation at any width from ${some[0]?.path} to ${some.at(-1)?.path}`, async ({ page }) => {
    test.slow();
    const complaints = complaintsOf(page);
    for (const { path } of some) await test.step(path, () => check(page, path, complaints));
  });
}

for (const language of ['fr', 'en'] as const) {
  test(`detail pages in ${language} have no violation at any width`, async ({ page, request }) => {
    test.slow();
    const complaints = complaintsOf(page);
    for (const detail of await detailPages(request))
      if (detail.language === language) await check(page, detail.path, complaints);
  });
}

test('states of public pages have no violation', async ({ page }) => {
  const states: [path: string, prepare: () => Promise<void>][] = [
    ['/recherche/?q=zzzzzz&country=SN', async () => {}],
    ['/initiative/', () => page.locator('#filters details details > summary').first().click()],
    [
      '/appel-a-candidature/',
      async () => {
        await page.locator('main article h3 a').first().click();
        await page.locator('main article h1').waitFor();
        for (const summary of await page.locator('main details > summary').all()) await summary.click();
      },
    ],
    ['/en/initiative/?notice=untranslated', async () => {}],
    [
      '/',
      async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.locator('nav details > summary').click();
      },
    ],
  ];
  for (const [path, prepare] of states) {
    await page.goto(path);
    await prepare();
    expect(await violationsOf(page), path).toEqual([]);
  }
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });
  test('pages keep their contrast', async ({ page }) => {
    for (const path of ['/', '/en/call-for-application/', '/evenement/', '/404/', '/annuaire/']) {
      await page.goto(path);
      expect(await violationsOf(page), path).toEqual([]);
    }
  });
});
