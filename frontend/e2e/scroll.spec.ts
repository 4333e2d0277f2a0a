import { expect, type Page } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import { enter } from './record-form.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';

const member = { email: 'beneficiaire@passerelle.test', password: 'Passerelle-2026!' };
const top = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test.use({ viewport: { width: 320, height: 400 } });

test('a screen of the workspace begins at its top, and going back leads to where one was', async ({
  page,
}) => {
  await enter(page, member);
  await page.goto(pathTo('ownInitiatives', 'fr'));
  await enhanced(page);
  const link = page.locator('main a[href*="/editer/"]').last();
  await link.scrollIntoViewIfNeeded();
  const left = await top(page);
  expect(left).toBeGreaterThan(0);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });

  await link.click();
  await expect(page).toHaveURL(/\/editer\//);
  await expect(page.locator('h1')).not.toHaveText('Vos initiatives');
  await expect.poll(() => top(page)).toBe(0);

  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Vos initiatives');
  await expect.poll(() => top(page)).toBe(left);
  expect(documents).toEqual([]);
});

test('the link to the top covers no button of a card', async ({ page }) => {
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(pathTo('calls', 'fr'));
    await enhanced(page);
    const buttons = page.locator('main article').getByRole('button', { name: /^Ajouter aux favoris/ });
    await expect(buttons.nth(5)).toBeAttached();
    const toTop = page.getByRole('link', { name: 'Haut de page' });
    const scrollOn = (distance: number): Promise<void> =>
      page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), distance);
    await scrollOn(2_500);
    await expect(page.locator('html[data-upwards]')).toHaveCount(0);
    await expect(toTop).not.toBeInViewport();
    await scrollOn(-200);
    await expect(toTop).toBeInViewport();
    const link = await toTop.boundingBox();
    if (width < 576) expect(link?.width).toBeLessThan(50);
    const columns = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
    const covered = columns.filter(
      (button) => !button || !link || (button.x < link.x + link.width && link.x < button.x + button.width),
    );
    expect(covered, `at ${width} px`).toEqual([]);
  }
});

test('on a phone, what is far below is laid out when it comes near, and can be reached by its name', async ({
  page,
}) => {
  const isLaidOut = (selector: string, index: number) =>
    page
      .locator(selector)
      .nth(index)
      .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  await page.goto(pathTo('calls', 'fr'));
  await enhanced(page);
  expect(await isLaidOut('main article h3', 0)).toBe(true);
  expect(await isLaidOut('main article h3', 10)).toBe(false);
  expect(await isLaidOut('footer a', 0)).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isLaidOut('main article h3', 10)).toBe(true);
  await page.emulateMedia({ media: null });

  await page.locator('main article').nth(10).scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut('main article h3', 10)).toBe(true);

  await page.locator('main article h3 a').first().click();
  await page.locator('h1').waitFor();
  await enhanced(page);
  const heading = page.locator('#related');
  await page.evaluate(() => location.assign('#related'));
  await expect(heading).toBeInViewport();
});
