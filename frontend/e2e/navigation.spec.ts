import { expect, type Page } from '@playwright/test';
import { enhanced, complaintsOf } from './watch.ts';
import { test } from './test.ts';

/** Counts documents, which a change in place does not load. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

/** Notes on the root element of each page whether it came with a transition. */
async function noteTransition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset['transition'] = String(viewTransition !== null);
    });
  });
}

test('pages are documents: a link loads the next one, and going back shows the last', async ({ page }) => {
  const complaints = complaintsOf(page);
  const documents = countDocuments(page);
  await page.goto('/');
  await enhanced(page);
  await page.locator('header').getByRole('link', { name: 'Initiatives' }).click();
  await expect(page).toHaveURL('/initiative/');
  await expect(page.locator('h1')).toHaveText('Initiatives');
  const first = page.locator('main article h3 a').first();
  const title = await first.innerText();
  await first.click();
  await expect(page.locator('h1')).toHaveText(title);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Initiatives');
  expect(documents()).toBeGreaterThanOrEqual(3);
  expect(complaints).toEqual([]);
});

test('the next page comes with a transition, with reduced motion at once', async ({ page }) => {
  await noteTransition(page);
  for (const [reducedMotion, isSmooth] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await page.locator('header').getByRole('link', { name: 'Initiatives' }).click();
    await expect(page).toHaveURL('/initiative/');
    await expect(page.locator('html')).toHaveAttribute('data-transition', String(isSmooth));
  }
});

test.describe('on a touch screen', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('the next page replaces this one at once', async ({ page }) => {
    await noteTransition(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Événements' }).last().tap();
    await expect(page).toHaveURL('/evenement/');
    await expect(page.locator('html')).toHaveAttribute('data-transition', 'false');
  });
});

test.describe('a list', () => {
  for (const [language, path, words, found] of [
    ['fr', '/recherche/', 'théâtre', /^\d+ résultats?/],
    ['en', '/en/search/', 'dance', /^\d+ results?/],
  ] as const) {
    test(`changes in place: address, history, focus and announcement (${language})`, async ({ page }) => {
      const complaints = complaintsOf(page);
      const documents = countDocuments(page);
      await page.goto(path);
      await enhanced(page);
      const all = await page.locator('[data-total]').getAttribute('data-total');
      await page.locator('#q').fill(words);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${path}?q=${encodeURIComponent(words)}`);
      await expect(page.locator('#results')).toBeFocused();
      await expect(page.locator('#results')).toHaveText(found);
      await expect(page.locator('[data-announcer]')).toHaveText(await page.title());
      const some = await page.locator('[data-total]').getAttribute('data-total');
      expect(Number(some)).toBeLessThan(Number(all));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('a[hreflang]').first()).toHaveAttribute('href', /q=/);

      await page.locator('main nav a[rel~=nofollow]:not([aria-current])').first().click();
      await expect(page).toHaveURL(/sort=/);
      await page.goBack();
      await expect(page).toHaveURL(`${path}?q=${encodeURIComponent(words)}`);
      await expect(page.locator('[data-total]')).toHaveAttribute('data-total', some ?? '');
      await page.goBack();
      await expect(page.locator('#q')).toHaveValue('');
      // The number may differ from before: other tests publish meanwhile.
      const now = /data-total="(\d+)"/.exec(await (await page.request.get(path)).text())?.[1] ?? '';
      await expect(page.locator('[data-total]')).toHaveAttribute(
        'data-total',
        new RegExp(`^(${all}|${now})$`),
      );
      expect(documents()).toBe(1);
      expect(complaints).toEqual([]);
    });
  }

  test('loads documents where the browser cannot parse safely', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Document, 'parseHTML'));
    const documents = countDocuments(page);
    await page.goto('/recherche/');
    await enhanced(page);
    await page.locator('#q').fill('danse');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/recherche/?q=danse');
    await expect(page.locator('#results')).toHaveText(/^\d+ résultats?/);
    expect(documents()).toBe(2);
  });
});

test('nothing moves while a page loads', async ({ page }) => {
  for (const path of ['/', '/initiative/', '/en/event/']) {
    await page.goto(path);
    await enhanced(page);
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
