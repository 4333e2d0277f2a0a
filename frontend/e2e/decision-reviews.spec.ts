import { expect } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import { checkAtAllWidths } from './accessible.ts';
import { enter } from './record-form.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';

/** Runs the calls of the demo content: their decisions are theirs, too, so that they answer no review of them. */
const operator = { email: 'operateur@passerelle.test', password: 'Passerelle-2026!' };

const words = {
  fr: {
    decisions: 'Décisions',
    reviews: 'Réexamens',
    request: 'Demande de réexamen',
    cannot: /^Vous ne pouvez pas répondre/,
  },
  en: {
    decisions: 'Decisions',
    reviews: 'Reviews of decisions',
    request: 'Request for a review',
    cannot: /^You can’t answer/,
  },
} as const;

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`who decided reads a request for a review, and cannot answer it (${language})`, async ({ page }) => {
    test.slow();
    await enter(page, operator);
    await page.goto(pathTo('ownCalls', language));
    await enhanced(page);
    await page
      .locator('[data-row]')
      .filter({ hasText: /kiosque de terre crue|earth/i })
      .getByRole('link', { name: language === 'fr' ? 'Candidatures reçues' : 'Applications received' })
      .press('Enter');
    await page.getByRole('link', { name: text.decisions, exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: text.decisions })).toBeFocused();
    await page
      .getByRole('link', { name: language === 'fr' ? 'Réexamens' : 'Reviews', exact: true })
      .press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: text.reviews })).toBeFocused();
    await checkAtAllWidths(page, 'reviews ');

    await page.locator('tbody th a').first().press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: text.request })).toBeFocused();
    await expect(page.getByText(text.cannot)).toBeVisible();
    await checkAtAllWidths(page, 'review ');
  });
}
