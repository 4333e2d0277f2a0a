import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import limits from '../../wp-plugin/config/limits.json' with { type: 'json' };
import { pathTo } from '../shared/config/routes.ts';
import { checkAtAllWidths } from './accessible.ts';
import { newMember } from './new-member.ts';
import { enter } from './record-form.ts';
import { test } from './test.ts';
import { complaintsOf, enhanced } from './watch.ts';

const owner = { email: 'beneficiaire@passerelle.test', password: 'Passerelle-2026!' };
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const words = {
  fr: {
    title: 'Vos statistiques',
    asTable: 'Tableau\u00a0: Vues',
    overTime: 'Vues au fil du temps',
    items: 'Par contenu',
    year: '12 mois',
    empty: 'Vous n’avez encore rien publié.',
    trends: 'Tendances',
    mostViewed: 'Les plus vus du mois',
    bySector: 'Vues par secteur',
    few: 'trop peu',
    without: /^Retirer le filtre/,
    trendsEmpty: 'Il n’y a pas encore assez de vues',
  },
  en: {
    title: 'Your statistics',
    asTable: 'Table: Views',
    overTime: 'Views over time',
    items: 'By item',
    year: '12 months',
    empty: 'You haven’t published anything yet.',
    trends: 'Trends',
    mostViewed: 'Most viewed this month',
    bySector: 'Views by sector',
    few: 'too few',
    without: /^Remove the filter/,
    trendsEmpty: 'There aren’t enough views yet',
  },
} as const;

interface Own {
  items: { groupId: number; path: string | null; views: number }[];
}

/** A figure as a page writes it; NaN is none. */
const numberOf = (text: string): number => Number(text.replaceAll(/[\s,]/g, ''));

/** Both answers of the call are those of the signed-in person of the page. */
async function ownOf(page: Page): Promise<Own> {
  const answer = await page.request.get('/api/dashboard/statistics/summary');
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: Own }).data;
}

/** One reader twice, and a bot. */
async function read(request: APIRequestContext, path: string): Promise<void> {
  const reader = `${browser} ${randomUUID()}`;
  for (const agent of [reader, reader, `Googlebot/2.1 ${randomUUID()}`]) {
    const answer = await request.get(path, { headers: { 'user-agent': agent } });
    expect(answer.status(), path).toBe(200);
  }
}

async function open(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await enhanced(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`a member reads what becomes of their content, and what others look at (${language})`, async ({
    page,
    request,
    browser: chromium,
  }) => {
    test.slow();
    const complaints = complaintsOf(page);
    await enter(page, owner);
    const before = (await ownOf(page)).items.find(({ path }) => path !== null);
    if (!before?.path) throw new Error('The demo account has nothing that is public.');
    await read(request, before.path);

    await open(page, pathTo('stats', language), text.title);
    await expect(page.locator('main svg[aria-hidden=true] rect').first()).toBeAttached();
    await page.getByText(text.asTable, { exact: true }).press('Enter');
    const days = page.getByRole('table', { name: text.overTime }).locator('tbody td');
    await expect(days).toHaveCount(limits.statistics.days);
    const figures = (await days.allInnerTexts()).map(numberOf);
    expect(figures.every((figure) => figure >= 0)).toBe(true);
    await expect(page.getByRole('table', { name: text.items }).locator('tbody tr').first()).toBeVisible();
    await checkAtAllWidths(page, 'statistics: ');
    await page.getByRole('link', { name: text.year }).press('Enter');
    await expect(page).toHaveURL(/\?period=year$/);
    await expect(page.getByRole('link', { name: text.year })).toHaveAttribute('aria-current', 'true');

    await open(page, pathTo('trends', language), text.trends);
    const shown = page.getByRole('table', { name: text.mostViewed }).locator('tbody td');
    await expect(shown.first()).toBeVisible();
    for (const figure of await shown.allInnerTexts())
      expect(figure === text.few || numberOf(figure) >= limits.statistics.smallest, figure).toBe(true);
    await checkAtAllWidths(page, 'trends: ');
    await page.getByRole('table', { name: text.bySector }).getByRole('link').first().press('Enter');
    await expect(page).toHaveURL(/\?sector=[a-z-]+$/);
    await page.getByRole('link', { name: text.without }).press('Enter');
    await expect(page).toHaveURL(pathTo('trends', language));
    await open(page, `${pathTo('trends', language)}?country=AQ`, text.trends);
    await expect(page.getByText(text.trendsEmpty)).toBeVisible();
    await checkAtAllWidths(page, 'trends of nothing: ');

    const other = await (await chromium.newContext()).newPage();
    await enter(other, await newMember(request));
    await open(other, pathTo('stats', language), text.title);
    await expect(other.getByText(text.empty)).toBeVisible();
    await checkAtAllWidths(other, 'statistics of nothing: ');
    expect((await ownOf(other)).items).toEqual([]);

    // Handed to WordPress once a minute. Other tests read the page as well.
    const views = async () =>
      (await ownOf(page)).items.find(({ groupId }) => groupId === before.groupId)?.views;
    await expect.poll(views, { timeout: 120_000, intervals: [5_000] }).toBeGreaterThan(before.views);
    expect(complaints).toEqual([]);
  });
}
