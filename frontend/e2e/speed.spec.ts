import { expect, type Page } from '@playwright/test';
import { enhanced } from './watch.ts';
import { test } from './test.ts';

/** Paths that the browser prefetched, as the request says. */
function prefetchedPaths(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'link')
      .map(({ name }) => new URL(name).pathname),
  );
}

test('a page of speculation rules allows prefetching, and nothing else', async ({ request }) => {
  const page = await request.get('/formation/');
  expect(page.headers()['speculation-rules']).toBe('"/speculation-rules.json"');
  const rules = (await (await request.get('/speculation-rules.json')).json()) as object;
  expect(Object.keys(rules)).toEqual(['prefetch']);
});

test('the browser prefetches the page of a link under the pointer, and shows it from there', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const prefetched = new Set<string>();
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') prefetched.add(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  await page.goto('/formation/');
  const link = page.locator('main article h3 a').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.hover();
  await expect.poll(() => [...prefetched]).toContain(path);
  await link.click();
  await expect(page).toHaveURL(path);
  const delivery = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
  );
  expect(delivery).toMatchObject([{ deliveryType: 'navigational-prefetch' }]);
});

test('the next page is prefetched by hint where the browser knows no speculation rules', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await page.goto('/formation/');
  await enhanced(page);
  await page.locator('main article h3 a').first().hover();
  const path = new URL(
    (await page.locator('main article h3 a').first().getAttribute('href')) ?? '',
    page.url(),
  ).pathname;
  await expect(page.locator(`link[rel=prefetch][href$="${path}"]`)).toBeAttached();
  await expect.poll(() => prefetchedPaths(page)).toContain(path);
});

test('with data-light nothing is prefetched or fetched as script beyond the entry', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'save-data': 'on' } });
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const response = await page.goto('/formation/', { waitUntil: 'networkidle' });
  expect(response?.headers()['speculation-rules']).toBeUndefined();
  await page.locator('main article h3 a').first().hover();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => !/\/(entry|preload)-/.test(path))).toEqual([]);
  await context.close();
});

test('all script of reading, scrolling and searching is small', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto('/recherche/');
  await enhanced(page);
  await page.mouse.wheel(0, 2_000);
  await page.locator('#q').pressSequentially('danse');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=danse/);
  expect(sizes.length).toBeGreaterThan(2);
  // Compressed, as it goes over the wire.
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(4 * 1_024);
  expect(bytes).toBeLessThanOrEqual(20 * 1_024);
});

test('pictures are offered as AVIF, sized, late below the first screen, and compressed pages say so', async ({
  page,
}) => {
  const formats = new Set<string>();
  page.on('response', (response) => {
    if (response.url().includes('/media/')) formats.add(response.headers()['content-type'] ?? '');
  });
  // Projects are made by staff only: no other test adds one without a picture.
  const response = await page.goto('/projet/');
  expect(['br', 'gzip', 'zstd']).toContain(response?.headers()['content-encoding']);
  expect(response?.headers()['server-timing']).toMatch(/^cache;desc=\w+/);
  await page.waitForLoadState('networkidle');
  expect([...formats]).toEqual(['image/avif']);
  // The largest element of the first screen is asked for at once.
  await expect(page.locator('main img').first()).toHaveAttribute('fetchpriority', 'high');
  await expect(page.locator('main img').first()).not.toHaveAttribute('loading');
  const wrong = await page.locator('main img').evaluateAll((images) =>
    images.flatMap((image) => {
      const sized = image.hasAttribute('width') && image.hasAttribute('height');
      const isBelow = image.getBoundingClientRect().top > innerHeight;
      const isLate = image.getAttribute('loading') === 'lazy';
      return sized && (!isBelow || isLate) ? [] : [image.outerHTML];
    }),
  );
  expect(wrong).toEqual([]);
});
