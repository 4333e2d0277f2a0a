import { expect, type Page } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import { checkAtAllWidths } from './accessible.ts';
import { callApi } from './api-calls.ts';
import { newMember } from './new-member.ts';
import { enter } from './record-form.ts';
import { test } from './test.ts';
import { complaintsOf, enhanced } from './watch.ts';

const words = {
  fr: {
    steps: 'Pour bien commencer',
    first: [
      'Choisir vos secteurs et vos pays',
      'Créer votre profil dans l’annuaire',
      'Ajouter un appel à vos favoris',
    ],
    recent: /^Publié le /,
    sector: /^Dans vos secteurs/,
    dismiss: /^Pas pour moi/,
    undo: 'Annuler',
    all: /^Tout voir/,
  },
  en: {
    steps: 'Getting started',
    first: [
      'Choose your sectors and countries',
      'Create your profile in the directory',
      'Add a call to your favourites',
    ],
    recent: /^Published on /,
    sector: /^In your sectors/,
    dismiss: /^Not for me/,
    undo: 'Undo',
    all: /^See all/,
  },
} as const;

async function open(page: Page, language: 'fr' | 'en'): Promise<void> {
  await page.goto(pathTo('forYou', language));
  await enhanced(page);
}

const rows = (page: Page) => page.locator('[data-recommendation]');

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`a first visit has three steps, interests bring reasons, and an item is not for me (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const complaints = complaintsOf(page);
    await enter(page, await newMember(request));
    await open(page, language);
    await expect(page.getByRole('region', { name: text.steps }).getByRole('link')).toHaveText([
      ...text.first,
    ]);
    await expect(rows(page)).toHaveCount(4);
    await page.getByRole('button', { name: text.all }).press('Enter');
    await expect(rows(page).nth(4).getByRole('link')).toBeFocused();
    await expect(rows(page).getByText(text.recent).first()).toBeVisible();
    await checkAtAllWidths(page, 'first visit: ');

    await callApi(page, '/api/onboarding/update-interests-and-centers', {
      allSectors: true,
      allCountries: true,
    });
    await open(page, language);
    await expect(page.getByRole('region', { name: text.steps }).getByRole('link')).toHaveText(
      text.first.slice(1),
    );
    await page.getByRole('button', { name: text.all }).press('Enter');
    const row = rows(page)
      .filter({ has: page.getByText(text.sector) })
      .first();
    const title = await row.getByRole('heading').innerText();
    const id = await row.getAttribute('data-recommendation');
    const chosen = page.locator(`[data-recommendation="${id}"]`);
    await row.getByRole('button', { name: text.dismiss }).press('Enter');
    await expect(chosen).toHaveCount(0);
    const undo = page.getByRole('button', { name: text.undo, exact: true });
    await expect(undo).toBeFocused();
    await expect(page.locator('main output').filter({ hasText: title })).toBeVisible();
    await checkAtAllWidths(page, 'dismissed: ');
    await undo.press('Enter');
    await expect(chosen).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
