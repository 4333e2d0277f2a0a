import { expect } from '@playwright/test';
import { test } from './test.ts';

test('the switch goes to the same listing, and back', async ({ page }) => {
  await page.goto('/evenement/?sort=title_asc');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/event/?sort=title_asc');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('h1')).toHaveText('Events');
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/evenement/?sort=title_asc');
});

test('the switch goes to the translation of the same item, or to its listing with a notice', async ({
  page,
  request,
}) => {
  // Trainings are made by staff only: no other test adds one in one language.
  const html = await (await request.get('/formation/?sort=title_asc')).text();
  const paths = [...html.matchAll(/<h3[^>]*><a href="(\/formation\/[^"]+)"/g)].map(([, path]) => path ?? '');
  const seen = { translated: 0, alone: 0 };
  for (const path of paths) {
    await page.goto(path);
    // Pages for members name no translation to search engines.
    if ((await page.locator('#locked').count()) > 0) continue;
    const [alternate] = await page
      .locator('link[rel=alternate][hreflang=en]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    if (alternate) {
      await expect(page).toHaveURL(new URL(alternate).pathname);
      await expect(page.locator('link[rel=alternate][hreflang=fr]')).toHaveAttribute(
        'href',
        new RegExp(`${path}$`),
      );
      seen.translated += 1;
    } else {
      await expect(page).toHaveURL('/en/training/?notice=untranslated');
      await expect(page.getByRole('note')).toBeVisible();
      seen.alone += 1;
    }
    if (seen.translated > 0 && seen.alone > 0) break;
  }
  expect(seen.translated).toBeGreaterThan(0);
  expect(seen.alone).toBeGreaterThan(0);
});

test('the browser’s language changes nothing', async ({ browser }) => {
  const context = await browser.newContext({
    locale: 'en-GB',
    extraHTTPHeaders: { 'accept-language': 'en' },
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await context.close();
});
