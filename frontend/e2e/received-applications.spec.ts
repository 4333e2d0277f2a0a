import { expect, type Page } from '@playwright/test';
import { checkAtAllWidths } from './accessible.ts';
import { enter } from './record-form.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';
import { pathTo } from '../shared/config/routes.ts';

/** Runs the calls of the demo content. */
const operator = { email: 'operateur@passerelle.test', password: 'Passerelle-2026!' };

const words = {
  fr: {
    link: 'Candidatures reçues',
    filters: 'Rechercher et filtrer',
    search: 'Rechercher un nom ou une réponse',
    columns: /^Colonnes/,
    column: /^Titre du projet/,
    apply: 'Afficher',
    // Other journeys send applications to this call meanwhile.
    total: /^\d+ candidatures$/,
    found: '1 candidature',
    answers: 'Réponses',
    versions: 'Versions envoyées',
    compare: 'Comparer la version 2 à la version 1',
    changed: /changé depuis la version 1\.$/,
    download: /^Télécharger «/,
  },
  en: {
    link: 'Applications received',
    filters: 'Search and filter',
    search: 'Search names and answers',
    columns: /^Columns/,
    column: /^Title of the project/,
    apply: 'Show',
    total: /^\d+ applications$/,
    found: '1 application',
    answers: 'Answers',
    versions: 'Versions sent',
    compare: 'Compare version 2 with version 1',
    changed: /changed since version 1\.$/,
    download: /^Download “/,
  },
} as const;

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`those who run a call read its applications by the keyboard (${language})`, async ({ page }) => {
    test.slow();
    await enter(page, operator);
    await page.goto(pathTo('ownCalls', language));
    await enhanced(page);
    await page
      .locator('[data-row]')
      .filter({ hasText: /Douze murs|Twelve walls/ })
      .getByRole('link', { name: text.link })
      .press('Enter');
    await expect(page.getByText(text.total)).toBeVisible();
    await enhanced(page);
    await checkAtAllWidths(page, 'list ');

    // Any question is a column, and the address says so.
    const columns = page.locator('summary').filter({ hasText: text.columns });
    await columns.press('Enter');
    await page.getByLabel(text.column).press('Space');
    await page.getByRole('button', { name: text.apply }).press('Enter');
    await expect(page.getByRole('columnheader', { name: text.column })).toBeVisible();
    await expect(page).toHaveURL(/[?&]columns=title/);
    await expect(page.getByRole('cell', { name: 'Sonnerie de midi' })).toBeVisible();
    await checkAtAllWidths(page, 'column ');

    const rows = page.locator('tbody th a');
    await rows.first().focus();
    const [first, second] = [await focused(page), await rows.nth(1).textContent()];
    await page.keyboard.press('j');
    expect(await focused(page)).toBe(second);
    await page.keyboard.press('k');
    expect(await focused(page)).toBe(first);

    // The one that was sent twice.
    await page.getByLabel(text.search).fill('wanjiru');
    await page.getByRole('button', { name: text.apply }).press('Enter');
    await expect(page.getByText(text.found, { exact: true })).toBeVisible();
    await rows.first().press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /Kamande/ })).toBeFocused();
    await expect(page.getByRole('region', { name: text.answers })).toBeVisible();
    await expect(page.getByRole('link', { name: text.download }).first()).toBeVisible();
    await checkAtAllWidths(page, 'application ');
    await page.getByRole('link', { name: text.compare }).press('Enter');
    await expect(page.getByText(text.changed)).toBeVisible();
    await checkAtAllWidths(page, 'compared ');

    // Back to the list with its filters, then on in its order.
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/[?&]q=wanjiru/);
    await page.getByLabel(text.search).fill('');
    await page.getByRole('button', { name: text.apply }).press('Enter');
    await expect(page.getByText(text.total)).toBeVisible();
    const [opened, next] = await rows.allTextContents();
    await rows.first().press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: opened ?? '' })).toBeFocused();
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 1, name: next ?? '' })).toBeFocused();
    await expect(page).toHaveURL(/[?&]columns=title/);
  });
}
