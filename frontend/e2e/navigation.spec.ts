import { expect, type Page, test } from '@playwright/test';
import { alive, complaintsOf } from './watch.ts';

const focused = (page: Page): Promise<string> =>
  page.evaluate(
    () => `${document.activeElement?.tagName} ${document.activeElement?.textContent?.slice(0, 60)}`,
  );

test('a page comes alive without complaint, and links then load no document', async ({ page }) => {
  const complaints = complaintsOf(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto('/');
  await alive(page);
  await page.locator('header').getByRole('link', { name: 'Initiatives' }).click();
  await expect(page).toHaveURL('/initiative/');
  await expect(page.locator('h1')).toHaveText('Initiatives');
  await expect(page.getByRole('status').first()).toHaveText('Initiatives — Passerelle');
  expect(await focused(page)).toBe('H1 Initiatives');
  const first = page.locator('main article h3 a').first();
  const title = await first.innerText();
  await first.click();
  await expect(page.locator('h1')).toHaveText(title);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Initiatives');
  expect(documents).toBe(1);
  expect(complaints).toEqual([]);
});

test('a search moves focus to what was found and says how much', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/recherche/');
  await alive(page);
  await page.locator('#q').fill('théâtre');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/recherche/?q=th%C3%A9%C3%A2tre');
  await expect(page.locator('#results')).toBeFocused();
  await expect(page.locator('#results')).toHaveText(/^\d+ résultats?/);
  expect(complaints).toEqual([]);
});

test('what is typed before the page is alive is kept', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/recherche/', { waitUntil: 'commit' });
  await page.locator('#q').fill('tissage');
  release();
  await alive(page);
  await expect(page.locator('#q')).toHaveValue('tissage');
  await expect(page.locator('#q')).toBeFocused();
});

test('a page that can’t be loaded says so, in the frame', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  await page.route('**/api/graphql*', (route) => route.abort());
  await page.locator('header').getByRole('link', { name: 'Agenda' }).click();
  await expect(page.locator('h1')).toHaveText('Nos contenus sont momentanément injoignables');
  await page.unroute('**/api/graphql*');
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(page.locator('h1')).toHaveText('Événements');
});

test('nothing moves while a page loads', async ({ page }) => {
  for (const path of ['/', '/initiative/', '/en/event/']) {
    await page.goto(path);
    await alive(page);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let total = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              total += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
        }),
    );
    expect(shift, path).toBeLessThanOrEqual(0.02);
  }
});
