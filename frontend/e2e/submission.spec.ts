import { expect } from '@playwright/test';
import { checkAtAllWidths } from './accessible.ts';
import { newMember } from './new-member.ts';
import { complete, createDraft, editPath, enter, ready, words as form } from './record-form.ts';
import { test } from './test.ts';

const words = {
  fr: {
    none: 'Tout est rempli',
    submit: 'Soumettre pour validation',
    list: 'Vos initiatives',
    pending: 'En attente de validation',
    withdraw: /^Retirer de la validation/,
    withdrawn: 'est de nouveau un brouillon.',
    edit: /^Compléter et soumettre/,
    closed: 'ne peut pas être modifiée',
    toList: 'Voir vos initiatives',
  },
  en: {
    none: 'Everything is filled in',
    submit: 'Submit for review',
    list: 'Your initiatives',
    pending: 'Awaiting review',
    withdraw: /^Withdraw/,
    withdrawn: 'is a draft again.',
    edit: /^Complete and submit/,
    closed: 'can’t be edited',
    toList: 'View your initiatives',
  },
} as const;

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`an initiative is completed, submitted and withdrawn by its owner (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    await enter(page, await newMember(request));
    const id = await createDraft(page, 'Atelier de teinture', language);
    await expect(page.getByRole('button', { name: text.submit })).toHaveCount(0);
    await complete(page, language);
    await expect(page.getByText(text.none)).toBeVisible();
    await checkAtAllWidths(page, 'complete: ');

    await page.getByRole('button', { name: text.submit }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: text.list })).toBeVisible();
    const row = page.locator(`[data-row="${id}"]`);
    await expect(row.getByText(text.pending)).toBeVisible();
    await checkAtAllWidths(page, 'list: ');

    await page.goto(editPath(id, language));
    await expect(page.getByText(text.closed)).toBeVisible();
    await expect(page.getByLabel(form[language].title)).toHaveCount(0);
    await checkAtAllWidths(page, 'closed: ');

    await page.getByRole('main').getByRole('link', { name: text.toList }).press('Enter');
    await row.getByRole('button', { name: text.withdraw }).press('Enter');
    await expect(page.getByText(text.withdrawn)).toBeVisible();
    await row.getByRole('link', { name: text.edit }).press('Enter');
    await ready(page, language);
    await expect(page.getByLabel(form[language].ambition)).toHaveValue('Former cent personnes en cinq ans');
  });
}
