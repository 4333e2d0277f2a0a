import { expect } from '@playwright/test';
import { violationsOf } from './accessible.ts';
import { familyIds } from '../shared/config/content-types.ts';
import { routes } from '../shared/config/routes.ts';
import { widths } from './site.ts';
import { test } from './test.ts';

for (const [language, colorScheme] of [
  ['fr', 'light'],
  ['en', 'dark'],
] as const) {
  // Texts have one language or the other in any colours, and colours are alike in both languages.
  test(`every component in every state is accessible, in ${language}, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(routes.design[language]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const room = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(room).toEqual([width, width]);
      expect(await violationsOf(page)).toEqual([]);
    }
  });
}

test('each family has its states, locked and long titles among them', async ({ page }) => {
  await page.goto(routes.design.en);
  for (const family of familyIds) {
    const cards = page.locator(`[data-part=${family}] article[data-family=${family}]`);
    expect(await cards.count()).toBeGreaterThan(0);
  }
  await expect(page.locator('[data-state]').first()).toBeVisible();
  expect(await page.getByText('Members only').count()).toBeGreaterThan(2);
  const targets = await page
    .locator('main :is(button, input:not([type=hidden]), textarea)')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
  expect(Math.min(...targets)).toBeGreaterThanOrEqual(24);
});

test('forced colours leave edges and words to see', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(routes.design.fr);
  const edges = await page
    .locator('main article, main form button, main form input')
    .evaluateAll((elements) =>
      elements.map((element) => getComputedStyle(element).borderStyle).filter((style) => style === 'none'),
    );
  expect(edges).toEqual([]);
  // The colours are the reader's own: what the style sheets say of them is not what is seen.
  expect(await violationsOf(page, '', { without: ['color-contrast'] })).toEqual([]);
});

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.design.fr);
  // Shortened animations end within a frame, and this check may run before that.
  const longest = await page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
  );
  expect(longest).toBeLessThan(1);
});
