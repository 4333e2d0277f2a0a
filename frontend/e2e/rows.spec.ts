import { expect, type Page } from '@playwright/test';
import { checkAtAllWidths } from './accessible.ts';
import { newMember } from './new-member.ts';
import { createDraft, enter, isSavedOn, words as form } from './record-form.ts';
import { test } from './test.ts';

const words = {
  fr: {
    add: 'Ajouter une action',
    row: 'Action',
    name: /^Nom/,
    description: /^Description/,
    start: /^Début/,
    end: /^Fin/,
    up: 'Monter',
    down: 'Descendre',
    remove: 'Retirer',
    undo: 'Rétablir',
    moved: 'est maintenant en position 1 sur 2.',
    early: /Action 1, Fin — /,
  },
  en: {
    add: 'Add an action',
    row: 'Action',
    name: /^Name/,
    description: /^Description/,
    start: /^Start/,
    end: /^End/,
    up: 'Move up',
    down: 'Move down',
    remove: 'Remove',
    undo: 'Undo',
    moved: 'is now number 1 of 2.',
    early: /Action 1, End — /,
  },
} as const;

async function openActions(page: Page, language: 'fr' | 'en'): Promise<void> {
  await createDraft(page, 'Des actions', language);
  await page
    .getByRole('navigation', { name: form[language].steps })
    .getByRole('link', { name: 'Actions' })
    .press('Enter');
}

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`rows are added, filled in, sorted and removed by the keyboard (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    await enter(page, await newMember(request));
    await openActions(page, language);
    const row = (number: number) => page.getByRole('group', { name: `${text.row} ${number}`, exact: true });

    await page.getByRole('button', { name: text.add }).press('Enter');
    await expect(row(1).locator('legend')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(row(1).getByLabel(text.name)).toBeFocused();
    await page.keyboard.type('Repérage');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Deux semaines');
    await row(1).getByLabel(text.start).fill('2027-03-01');
    await page.getByRole('button', { name: text.add }).press('Enter');
    await row(2).getByLabel(text.name).fill('Restitution');
    await isSavedOn(page);

    await row(2)
      .getByRole('button', { name: new RegExp(`^${text.up}`) })
      .press('Enter');
    await expect(row(1).locator('legend')).toBeFocused();
    await expect(page.getByText(text.moved)).toBeAttached();
    await expect(row(1).getByLabel(text.name)).toHaveValue('Restitution');
    await expect(row(2).getByLabel(text.name)).toHaveValue('Repérage');
    await isSavedOn(page);
    await checkAtAllWidths(page, 'two rows: ');

    await row(1)
      .getByRole('button', { name: new RegExp(`^${text.remove}`) })
      .press('Enter');
    await expect(row(1).getByLabel(text.name)).toHaveValue('Repérage');
    await expect(row(2)).toHaveCount(0);
    await page.getByRole('button', { name: text.undo }).press('Enter');
    await expect(row(1).getByLabel(text.name)).toHaveValue('Restitution');
    await isSavedOn(page);

    await page.reload();
    await expect(row(1).getByLabel(text.name)).toHaveValue('Restitution');
    await expect(row(2).getByLabel(text.name)).toHaveValue('Repérage');
    await expect(row(2).getByLabel(text.description)).toHaveValue('Deux semaines');
    await expect(row(2).getByLabel(text.start)).toHaveValue('2027-03-01');
  });
}

test('an end before its start is refused in its row, and a row without a name too', async ({
  page,
  request,
}) => {
  await enter(page, await newMember(request));
  await openActions(page, 'fr');
  const text = words.fr;
  const row = page.getByRole('group', { name: `${text.row} 1`, exact: true });
  await page.getByRole('button', { name: text.add }).press('Enter');
  await row.getByLabel(text.start).fill('2027-03-02');
  await row.getByLabel(text.end).fill('2027-03-01');
  await page.getByRole('button', { name: form.fr.save }).press('Enter');
  await page.locator('[data-error-summary]').getByRole('link', { name: text.early }).press('Enter');
  await expect(row.getByLabel(text.end)).toBeFocused();
  await expect(row.getByLabel(text.end)).toHaveAttribute('aria-invalid', 'true');
  await expect(row.getByLabel(text.name)).toHaveAttribute('aria-invalid', 'true');
  await row.getByLabel(text.end).fill('2027-03-03');
  await row.getByLabel(text.name).fill('Atelier');
  await page.getByRole('button', { name: form.fr.save }).press('Enter');
  await isSavedOn(page);
  await expect(row.getByLabel(text.end)).not.toHaveAttribute('aria-invalid', 'true');
});
