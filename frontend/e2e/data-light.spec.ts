import { expect } from '@playwright/test';
import { test } from './test.ts';

/** Bytes over the wire of a list before the reader acts, all told. */
const wireBudget = 150 * 1024;

test('with data-light a list is small and nothing runs until the reader acts', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'save-data': 'on' } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/initiative/', { waitUntil: 'networkidle' });
  expect(
    scripts.every((path) => /\/(entry|preload)-/.test(path)),
    scripts.join(),
  ).toBe(true);
  expect(await page.locator('main img').count()).toBe(0);
  expect(bytes).toBeLessThanOrEqual(wireBudget);
  await page.getByRole('searchbox').focus();
  await expect.poll(() => scripts.some((path) => path.includes('/suggest-'))).toBe(true);
  await context.close();
});

test('the footer’s switch is remembered and returns to the page', async ({ page }) => {
  await page.goto('/formation/');
  await page.getByRole('link', { name: 'Passer en version légère' }).click();
  await expect(page).toHaveURL('/formation/');
  await expect(page.locator('html')).toHaveAttribute('data-light', 'on');
  await page.goto('/initiative/');
  await expect(page.locator('html')).toHaveAttribute('data-light', 'on');
  await page.getByRole('link', { name: 'Revenir à la version complète' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-light', 'on');
});
