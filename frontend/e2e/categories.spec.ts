import { expect } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import { checkAtAllWidths } from './accessible.ts';
import { enter } from './record-form.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';

/** Runs the calls of the demo content. */
const operator = { email: 'operateur@passerelle.test', password: 'Passerelle-2026!' };

const words = {
  fr: {
    received: 'Candidatures reçues',
    decisions: 'Décisions',
    letters: 'Lettres et dates',
    places: 'Catégories et places',
    question: 'Répartition des places',
    all: 'Toutes les candidatures ensemble',
    none: 'Aucune répartition',
    cutOff: /^Note minimale/,
    number: 'Places',
    add: /^Ajouter un minimum/,
    minimum: 'en langue : français',
    save: 'Enregistrer',
    saved: 'Enregistré',
    problems: 'Certaines valeurs sont à corriger :',
    proposed: 'Propositions pour les places',
    reason: 'Pourquoi vous décidez autrement que proposé',
    prepare: 'Préparer',
    forget: /^Retirer/,
    deviation: 'Autrement que proposé : Une région absente du classement.',
  },
  en: {
    received: 'Applications received',
    decisions: 'Decisions',
    letters: 'Letters and dates',
    places: 'Categories and places',
    question: 'How places are planned',
    all: 'All applications together',
    none: 'No planned places',
    cutOff: /^Lowest score/,
    number: 'Places',
    add: /^Add a minimum/,
    minimum: 'written in French',
    save: 'Save',
    saved: 'Saved',
    problems: 'Some values need to be corrected:',
    proposed: 'Proposed for the places',
    reason: 'Why you decide otherwise than proposed',
    prepare: 'Prepare',
    forget: /^Take back/,
    deviation: 'Otherwise than proposed: Une région absente du classement.',
  },
} as const;

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`places are planned, proposed, and decided otherwise with a reason (${language})`, async ({
    page,
  }) => {
    test.slow();
    await enter(page, operator);
    await page.goto(pathTo('ownCalls', language));
    await enhanced(page);
    await page
      .locator('[data-row]')
      .filter({ hasText: /Parcours studio|Studio track/ })
      .getByRole('link', { name: text.received })
      .first()
      .press('Enter');
    await expect(page.locator('tbody th a').first()).toBeVisible();
    await page.getByRole('link', { name: text.decisions, exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: text.decisions })).toBeFocused();
    const decisions = page.url();
    await expect(page.getByRole('heading', { name: text.proposed })).toBeHidden();
    await page.getByRole('link', { name: text.letters }).press('Enter');
    await page.getByRole('link', { name: text.places }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: text.places })).toBeFocused();
    const places = page.url();
    await page.getByLabel(text.question).selectOption({ label: text.all });
    await page.getByLabel(text.cutOff).fill('101');
    await page.getByLabel(text.number, { exact: true }).fill('2');
    await page.getByLabel(text.add).selectOption({ label: text.minimum });
    await checkAtAllWidths(page, 'places ');
    await page.getByRole('button', { name: text.save }).press('Enter');
    await expect(page.getByText(text.problems)).toBeVisible();
    await checkAtAllWidths(page, 'refused places ');
    await page.getByLabel(text.cutOff).fill('100');
    await page.getByRole('button', { name: text.save }).press('Enter');
    await expect(page.getByText(text.saved, { exact: true })).toBeVisible();

    await page.goto(decisions);
    await enhanced(page);
    await expect(page.getByRole('heading', { name: text.proposed })).toBeVisible();
    const row = page
      .locator('tbody tr')
      .filter({ has: page.getByRole('combobox') })
      .last();
    await row.getByRole('combobox').selectOption('selected');
    await row.getByLabel(text.reason).fill('Une région absente du classement.');
    await checkAtAllWidths(page, 'deviation ');
    await row.getByRole('combobox').selectOption('not_selected');
    await expect(row.getByLabel(text.reason)).toBeHidden();
    await page.goto(places);
    await enhanced(page);
    await page.getByLabel(text.question).selectOption({ label: text.none });
    await page.getByRole('button', { name: text.save }).press('Enter');
    await expect(page.getByText(text.saved, { exact: true })).toBeVisible();
  });
}
