import { expect } from '@playwright/test';
import { test } from './test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

// That each page is complete without script is tested on the rendered pages: src/app/pages.test.ts.
test('the menu, a search, the filters and the pages of a list work without script', async ({ page }) => {
  await page.goto('/');
  const menu = page.locator('nav details');
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'Formations' }).click();
  await expect(page).toHaveURL('/formation/');

  await page.goto('/');
  await page.getByRole('searchbox').fill('théâtre');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL(/\/recherche\/\?q=th/);
  expect(Number(await page.locator('[data-total]').getAttribute('data-total'))).toBeGreaterThan(0);

  // On a wide screen the filters are beside the list.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/initiative/');
  const before = Number(await page.locator('[data-total]').getAttribute('data-total'));
  const addresses = async () =>
    page.locator('main article h3 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const first = await addresses();
  const choice = page.locator('#filters label').first();
  const offered = Number(await choice.locator('span').nth(1).innerText());
  await choice.locator('input').check();
  await page.getByRole('button', { name: 'Voir les résultats' }).click();
  await expect(page).toHaveURL(/country=[A-Z]{2}/);
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', String(offered));
  expect(offered).toBeLessThanOrEqual(before);
  await page.getByRole('list', { name: 'Filtres choisis' }).getByRole('link').first().click();
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', String(before));

  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page.locator('#results')).toContainText('page 2 sur');
  const second = await addresses();
  expect(first.filter((address) => second.includes(address))).toEqual([]);
  expect(second.length).toBeGreaterThan(0);
});
