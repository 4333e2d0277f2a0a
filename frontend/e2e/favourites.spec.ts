import { expect, type Page } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import { checkAtAllWidths } from './accessible.ts';
import { newMember } from './new-member.ts';
import { enter } from './record-form.ts';
import { test } from './test.ts';
import { complaintsOf, enhanced } from './watch.ts';

const words = {
  fr: {
    add: /^Ajouter aux favoris/,
    remove: /^Retirer des favoris/,
    title: 'Vos favoris',
    addNote: /^Ajouter une note/,
    note: 'Votre note',
    saveNote: 'Enregistrer la note',
    removeRow: /^Retirer /,
    undo: 'Annuler le retrait',
    make: 'Créer un lien privé',
    isOne: 'Dans vos favoris',
    back: 'Retour à la page',
  },
  en: {
    add: /^Add to favourites/,
    remove: /^Remove from favourites/,
    title: 'Your favourites',
    addNote: /^Add a note/,
    note: 'Your note',
    saveNote: 'Save note',
    removeRow: /^Remove /,
    undo: 'Undo',
    make: 'Create a private link',
    isOne: 'In your favourites',
    back: 'Back to the page',
  },
} as const;

const firstCard = (page: Page) => page.locator('main article').first();
const titleOf = (page: Page) => firstCard(page).locator('h3').innerText();

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`a member marks a call, finds it in the list, and subscribes to the calendar (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const complaints = complaintsOf(page);
    await enter(page, await newMember(request));
    await page.goto(pathTo('calls', language));
    await enhanced(page);
    const title = await titleOf(page);
    await firstCard(page).getByRole('button', { name: text.add }).press('Enter');
    await expect(firstCard(page).getByRole('button', { name: text.remove })).toBeVisible();
    await checkAtAllWidths(page, 'marked: ');
    // The copy that everybody gets is marked again by script.
    await page.reload();
    await expect(firstCard(page).getByRole('button', { name: text.remove })).toBeVisible();

    await page.goto(pathTo('favourites', language));
    await enhanced(page);
    const row = page.getByRole('listitem').filter({ hasText: title });
    await expect(row.getByRole('heading', { name: title })).toBeVisible();
    await row.getByRole('button', { name: text.addNote }).press('Enter');
    await page.getByLabel(text.note).fill('À relire avant lundi.');
    await checkAtAllWidths(page, 'note: ');
    await row.getByRole('button', { name: text.saveNote }).press('Enter');
    await expect(row).toContainText('À relire avant lundi.');
    await row.getByRole('button', { name: text.removeRow }).press('Enter');
    await page.getByRole('button', { name: text.undo }).press('Enter');
    await expect(row).toContainText('À relire avant lundi.');

    await page.getByRole('button', { name: text.make }).press('Enter');
    const address = await page.locator('#calendar-address').inputValue();
    const calendar = await request.get(address);
    expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect((await calendar.text()).replaceAll('\r\n ', '')).toContain('BEGIN:VEVENT');
    await checkAtAllWidths(page, 'list: ');
    expect(complaints).toEqual([]);
  });
}
