import { expect, type Page, test } from '@playwright/test';
import { alive } from './watch.ts';

/** Questions and code that the page asks for. */
function watched(page: Page): { questions: string[]; scripts: string[] } {
  const seen = { questions: [] as string[], scripts: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/graphql') seen.questions.push(request.url());
    if (request.resourceType() === 'script') seen.scripts.push(pathname);
  });
  return seen;
}

const firstCard = (page: Page) => page.locator('main article h3 a').first();

test('the next page is got ready while the pointer rests on its link, once', async ({ page }) => {
  const seen = watched(page);
  await page.goto('/formation/');
  await alive(page);
  expect(seen.scripts.filter((path) => path.includes('/prefetch-'))).toEqual([]);
  await page.mouse.move(1, 1);
  await expect.poll(() => seen.scripts.some((path) => path.includes('/prefetch-'))).toBe(true);
  expect(seen.questions).toEqual([]);
  const title = await firstCard(page).textContent();
  await firstCard(page).hover();
  await expect.poll(() => seen.questions.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const asked = seen.questions.length;
  await firstCard(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  expect(seen.questions).toHaveLength(asked);
});

test('with data-light nothing is got ready', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'save-data': 'on' } });
  const page = await context.newPage();
  const seen = watched(page);
  await page.goto('/formation/');
  // It comes alive because of the form, and still asks for nothing ahead.
  await page.getByRole('searchbox').first().focus();
  await expect.poll(() => seen.scripts.some((path) => path.includes('/hydrate-'))).toBe(true);
  await page.waitForLoadState('networkidle');
  await firstCard(page).hover();
  await firstCard(page).focus();
  await page.waitForLoadState('networkidle');
  expect(seen.scripts.filter((path) => path.includes('/prefetch-'))).toEqual([]);
  expect(seen.questions).toEqual([]);
  await context.close();
});

test('pictures are offered as AVIF, sized, late below the first screen, and compressed pages say so', async ({
  page,
}) => {
  const formats = new Set<string>();
  page.on('response', (response) => {
    if (response.url().includes('/media/')) formats.add(response.headers()['content-type'] ?? '');
  });
  const response = await page.goto('/initiative/');
  expect(['br', 'gzip', 'zstd']).toContain(response?.headers()['content-encoding']);
  expect(response?.headers()['server-timing']).toMatch(/^cache;desc=\w+/);
  await page.waitForLoadState('networkidle');
  expect([...formats]).toEqual(['image/avif']);
  // The largest thing of the first screen is asked for at once.
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
