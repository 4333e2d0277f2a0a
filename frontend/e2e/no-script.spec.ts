import { expect } from '@playwright/test';
import { detailPages, staticPages } from './site.ts';
import { test } from './test.ts';

test.use({ javaScriptEnabled: false });

for (const { path } of staticPages) {
  test(`${path} is complete without script`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main')).not.toBeEmpty();
    await expect(page.locator('header a').first()).toBeVisible();
  });
}

test('detail pages are complete without script', async ({ page, request }) => {
  for (const { path } of await detailPages(request)) {
    await page.goto(path);
    await expect(page.locator('article h1')).toBeVisible();
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(300);
  }
});

test('the filters work without script', async ({ page }) => {
  await page.goto('/initiative/');
  const before = Number(await page.locator('[data-total]').getAttribute('data-total'));
  const choice = page.locator('#filters label').first();
  const offered = Number(await choice.locator('span').nth(1).innerText());
  await choice.locator('input').check();
  await page.getByRole('button', { name: 'Voir les résultats' }).click();
  await expect(page).toHaveURL(/country=[A-Z]{2}/);
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', String(offered));
  expect(offered).toBeLessThanOrEqual(before);
  await page.getByRole('list', { name: 'Filtres choisis' }).getByRole('link').first().click();
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', String(before));
});

test('pages follow one another without script and lose nothing', async ({ page }) => {
  await page.goto('/initiative/');
  const addresses = async () =>
    page.locator('main article h3 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const first = await addresses();
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page.locator('#results')).toContainText('page 2 sur');
  const second = await addresses();
  expect(first.filter((address) => second.includes(address))).toEqual([]);
  expect(second.length).toBeGreaterThan(0);
});

test('the menu of small screens opens without script', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const menu = page.locator('nav details');
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'Formations' }).click();
  await expect(page).toHaveURL('/formation/');
});

test('the search works without script', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('théâtre');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL(/\/recherche\/\?q=th/);
  expect(Number(await page.locator('[data-total]').getAttribute('data-total'))).toBeGreaterThan(0);
});
