import { expect, type Page } from '@playwright/test';
import { checkAtAllWidths, violationsOf } from './accessible.ts';
import { detailPages, staticPages } from './site.ts';
import { enhanced, complaintsOf } from './watch.ts';
import { test } from './test.ts';

/** The page at three widths: nothing axe finds, nothing cut off at the side, nothing in the console. */
async function check(page: Page, path: string): Promise<void> {
  const complaints = complaintsOf(page);
  await page.goto(path);
  await enhanced(page);
  await checkAtAllWidths(page, '', true);
  expect(complaints, path).toEqual([]);
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

for (const { path } of staticPages) {
  test(`${path} has no violation at any width`, async ({ page }) => check(page, path));
}

for (const language of ['fr', 'en'] as const) {
  test(`detail pages in ${language} have no violation at any width`, async ({ page, request }) => {
    for (const detail of await detailPages(request))
      if (detail.language === language) await check(page, detail.path);
  });
}

test.describe('states', () => {
  const states: [name: string, path: string, act: (page: Page) => Promise<void>][] = [
    ['nothing found', '/recherche/?q=zzzzzz&country=SN', async () => {}],
    [
      'a filter open',
      '/initiative/',
      (page) => page.locator('#filters details details > summary').first().click(),
    ],
    [
      'a question open',
      '/appel-a-candidature/',
      async (page) => {
        await page.locator('main article h3 a').first().click();
        await page.locator('main article h1').waitFor();
        for (const summary of await page.locator('main details > summary').all()) await summary.click();
      },
    ],
    ['a notice', '/en/initiative/?notice=untranslated', async () => {}],
  ];
  for (const [name, path, act] of states) {
    test(name, async ({ page }) => {
      await page.goto(path);
      await act(page);
      expect(await violationsOf(page)).toEqual([]);
    });
  }

  test('the menu of small screens open', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    await page.locator('nav details > summary').click();
    expect(await violationsOf(page)).toEqual([]);
  });
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });
  for (const path of ['/', '/en/call-for-application/', '/evenement/', '/404/', '/annuaire/']) {
    test(`${path} keeps its contrast`, async ({ page }) => {
      await page.goto(path);
      expect(await violationsOf(page)).toEqual([]);
    });
  }
});
