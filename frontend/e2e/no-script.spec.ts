import { expect, type Page } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
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

/** Follows the link of a filter's value, which may be folded away. */
async function choose(page: Page, name: string): Promise<void> {
  const link = page.locator('#filters noscript a', { hasText: new RegExp(`^${name}$`) });
  for (const folded of await link.locator('xpath=ancestor::details[not(@open)]').all())
    await folded.locator(':scope > summary').click();
  await link.click();
}

const journeys = {
  fr: {
    call: ['Ouverts', 'Sénégal', 'Musique'],
    weekend: 'Ce week-end',
    designer: ['Bénin', 'Design et services créatifs'],
    show: 'Afficher\u00a0: Ouverts',
    remove: 'Retirer le filtre Musique',
  },
  en: {
    call: ['Open', 'Senegal', 'Music'],
    weekend: 'This weekend',
    designer: ['Benin', 'Design and creative services'],
    show: 'Show: Open',
    remove: 'Remove the filter Music',
  },
} as const;

for (const language of ['fr', 'en'] as const) {
  const journey = journeys[language];

  test(`values of filters are links to their results without script (${language})`, async ({ page }) => {
    const total = async () => Number(await page.locator('[data-total]').getAttribute('data-total'));
    await page.setViewportSize({ width: 1280, height: 800 });

    // An open call for music in Senegal.
    await page.goto(pathTo('calls', language));
    await expect(page.getByRole('link', { name: journey.show, exact: true })).toBeVisible();
    for (const value of journey.call) await choose(page, value);
    await expect(page).toHaveURL(/\?status=open&country=SN&sector=music$/);
    expect(await total()).toBeGreaterThan(0);
    const chosen = page.locator('#filters').getByRole('link', { name: journey.remove });
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    await chosen.click();
    await expect(page).toHaveURL(/\?status=open&country=SN$/);

    // An event this weekend: an exhibition of the demo content is always under way.
    await page.goto(pathTo('events', language));
    await choose(page, journey.weekend);
    await expect(page).toHaveURL(/\?when=weekend$/);
    await expect(page.locator('#filters input[value=weekend]')).toBeChecked();
    expect(await total()).toBeGreaterThan(0);

    // A designer in Cotonou: by words, which name cities too, and by the filters of countries and sectors.
    await page.goto(pathTo('directory', language));
    await page.locator('main').getByRole('searchbox').first().fill('designer Cotonou');
    await page.keyboard.press('Enter');
    await expect(page.locator('main article h3').first()).toContainText('Sènami Dossou-Yovo');
    await page.goto(pathTo('directory', language));
    for (const value of journey.designer) await choose(page, value);
    await expect(page).toHaveURL(/\?country=BJ&sector=design$/);
    await expect(page.locator('main article h3').filter({ hasText: 'Sènami Dossou-Yovo' })).toBeVisible();
  });
}

test('links of values are in the sheet of a phone without script', async ({ page }) => {
  await page.goto(pathTo('calls', 'fr'));
  await page.locator('section').getByRole('button', { name: 'Filtrer' }).click();
  await choose(page, 'Ouverts');
  await expect(page).toHaveURL(/\?status=open$/);
  await expect(page.locator('#filters')).toBeHidden();
});
