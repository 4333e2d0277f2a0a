import { expect, type Page } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import { checkAtAllWidths } from './accessible.ts';
import { answerConsent } from './search-field.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';

test.beforeEach(({ context }) => answerConsent(context));

const words = {
  fr: {
    months: 'Voir par mois',
    list: 'Voir la liste',
    mode: 'Sur place',
    from: 'À partir du',
    to: 'Jusqu’au',
    apply: 'Voir les résultats',
    backwards: /^La première date est après la dernière/,
  },
  en: {
    months: 'View by month',
    list: 'View the list',
    mode: 'On site',
    from: 'From',
    to: 'Until',
    apply: 'Show results',
    backwards: /^The first date is after the last/,
  },
} as const;

/** The month in three weeks: the demo content has events in it. */
const month = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, '2026-12'.length);
const days = { first: `${month}-01`, last: `${month}-27`, later: `${month}-28` };

const total = async (page: Page) => Number(await page.locator('[data-total]').getAttribute('data-total'));

for (const language of ['fr', 'en'] as const) {
  const says = words[language];

  test(`a month of events is read and left by keyboard, with its filters (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(pathTo('events', language));
    await enhanced(page);
    await page.getByRole('link', { name: says.months }).press('Enter');
    await expect(page).toHaveURL(/\?month=20\d{2}-\d{2}$/);
    await expect(page.getByRole('columnheader')).toHaveCount(7);

    const next = page.locator('a[rel~=next]');
    const nextMonth = (await next.getAttribute('href')) ?? '';
    await next.press('Enter');
    await expect(page).toHaveURL(nextMonth);
    await expect(page.locator('a[rel~=prev]')).toBeVisible();
    await expect(page.locator(`a[href="${nextMonth}"]`)).toHaveCount(0);
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    const all = await total(page);
    await page.getByRole('checkbox', { name: says.mode }).first().press('Space');
    await expect(page).toHaveURL(/month=20\d{2}-\d{2}&mode=onsite$/);
    expect(await total(page)).toBeLessThanOrEqual(all);
    await checkAtAllWidths(page, 'month ');

    const event = page.getByRole('table').getByRole('link').first();
    const address = (await event.getAttribute('href')) ?? '';
    await event.press('Enter');
    await expect(page).toHaveURL(address);
    await page.goBack();
    await page.getByRole('link', { name: says.list }).press('Enter');
    await expect(page).toHaveURL(/\?mode=onsite$/);
  });

  test(`events between two days, with and without script (${language})`, async ({ page, browser }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    for (const each of [page, await plain.newPage()]) {
      await each.setViewportSize({ width: 1280, height: 800 });
      await each.goto(pathTo('events', language));
      const all = await total(each);
      await each.getByLabel(says.from, { exact: true }).fill(days.first);
      await each.getByLabel(says.to, { exact: true }).fill(days.last);
      await each.getByRole('button', { name: says.apply }).press('Enter');
      await expect(each).toHaveURL(new RegExp(`from=${days.first}&to=${days.last}`));
      await expect(each.getByLabel(says.from, { exact: true })).toHaveValue(days.first);
      expect(await total(each)).toBeLessThan(all);

      await each.getByLabel(says.from, { exact: true }).fill(days.later);
      await each.getByRole('button', { name: says.apply }).press('Enter');
      await expect(each.getByText(says.backwards)).toBeVisible();
      expect(await total(each)).toBe(all);
    }
    await plain.close();
  });
}

test('a month is a list of its days on a phone without script, in the dark', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    colorScheme: 'dark',
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  await page.goto(`${pathTo('events', 'fr')}?month=${month}`);
  const shown = page.locator('td:visible');
  expect(await shown.count()).toBe(await page.locator('td:has(li)').count());
  await expect(shown.first().locator('time')).toContainText(month.slice(0, '2026'.length));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.close();
});
