import { expect, type Page } from '@playwright/test';
import { checkEligibility, getHandling } from '../shared/config/calls/application-handling-calls.ts';
import { pathTo } from '../shared/config/routes.ts';
import { checkAtAllWidths } from './accessible.ts';
import { callApi, readApi } from './api-calls.ts';
import { enter } from './record-form.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';

/** Runs the calls of the demo content. */
const operator = { email: 'operateur@passerelle.test', password: 'Passerelle-2026!' };

const words = {
  fr: {
    decisions: 'Décisions',
    letters: 'Lettres et dates',
    body: 'Texte',
    save: 'Enregistrer',
    unknown: /Ce champ n’existe pas pour cette lettre\. \{surnom\}/,
    saved: 'Enregistré',
    prepare: 'Préparer',
    forget: /^Retirer/,
    preview: /^Lire les lettres/,
    exactly: 'Ces lettres partiront telles quelles à la publication.',
    back: 'Revenir aux décisions',
    publish: 'Publier les décisions',
    cancel: 'Annuler',
    shortlisted: 'Présélectionnée',
  },
  en: {
    decisions: 'Decisions',
    letters: 'Letters and dates',
    body: 'Text',
    save: 'Save',
    unknown: /This letter has no such field\. \{surnom\}/,
    saved: 'Saved',
    prepare: 'Prepare',
    forget: /^Take back/,
    preview: /^Read the letters/,
    exactly: 'These letters will be sent exactly like this on publication.',
    back: 'Back to the decisions',
    publish: 'Publish the decisions',
    cancel: 'Cancel',
    shortlisted: 'Shortlisted',
  },
} as const;

/** Finds the application whose page is open eligible, unless it was decided before. */
async function findEligible(page: Page): Promise<void> {
  const id = Number(/\/(\d+)\/$/.exec(new URL(page.url()).pathname)?.[1]);
  const { data } = (await readApi(page, `${getHandling.path}?id=${id}`)) as {
    data: { version: number; steps: string[] };
  };
  if (data.steps.includes('findEligible'))
    await callApi(page, checkEligibility.path, {
      items: [{ id, version: data.version }],
      result: 'eligible',
    });
}

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`a decision is prepared unseen, its letters are read, and it is taken back (${language})`, async ({
    page,
  }) => {
    test.slow();
    await enter(page, operator);
    await page.goto(pathTo('ownCalls', language));
    await enhanced(page);
    await page
      .locator('[data-row]')
      .filter({ hasText: /Douze murs|Twelve walls/ })
      .getByRole('link', { name: language === 'fr' ? 'Candidatures reçues' : 'Applications received' })
      .press('Enter');
    const rows = page.locator('tbody th a');
    await expect(rows.first()).toBeVisible();
    const list = page.url();
    await rows.first().press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await findEligible(page);
    await page.goto(list);
    await enhanced(page);

    await page.getByRole('link', { name: text.decisions, exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: text.decisions })).toBeFocused();
    await checkAtAllWidths(page, 'decisions ');

    await page.getByRole('link', { name: text.letters }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: text.letters })).toBeFocused();
    await checkAtAllWidths(page, 'letters ');
    const body = page.getByLabel(text.body).first();
    const before = await body.inputValue();
    await body.fill(`${before} {surnom}`);
    await page.getByRole('button', { name: text.save }).press('Enter');
    await expect(page.getByText(text.unknown)).toBeVisible();
    await body.fill(before);
    await page.getByRole('button', { name: text.save }).press('Enter');
    await expect(page.getByText(text.saved, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: text.decisions, exact: true }).press('Enter');

    const row = page.locator('tbody tr').first();
    await row.getByRole('combobox').selectOption('shortlisted');
    await row.getByRole('button', { name: text.prepare }).press('Enter');
    await expect(row.getByText(text.shortlisted, { exact: true }).first()).toBeVisible();
    await expect(row.getByRole('link', { name: text.preview })).toBeVisible();
    await checkAtAllWidths(page, 'prepared ');
    await row.getByRole('link', { name: text.preview }).press('Enter');
    await expect(page.getByText(text.exactly)).toBeVisible();
    await checkAtAllWidths(page, 'preview ');
    await page.getByRole('link', { name: text.back }).press('Enter');

    await page.getByRole('button', { name: text.publish }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await checkAtAllWidths(page, 'publication ');
    await page.getByRole('dialog').getByRole('button', { name: text.cancel }).press('Enter');
    await row.getByRole('button', { name: text.forget }).press('Enter');
    await expect(row.getByRole('link', { name: text.preview })).toBeHidden();
  });
}
