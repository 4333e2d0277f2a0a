import { expect, type Page } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import type { Language } from './account-forms.ts';
import { checkAtAllWidths } from './accessible.ts';
import type { Member } from './new-member.ts';
import { enter, isSavedOn } from './record-form.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';

/** Has a public profile and owns “Kin Fréquences” in the demo content. */
const owner: Member = { email: 'beneficiaire@passerelle.test', password: 'Passerelle-2026!' };

const words = {
  fr: {
    create: 'Créer une structure',
    name: /^Nom de la structure/,
    exists: 'Cette structure existe peut-être déjà',
    member: 'Vous en faites partie',
    type: /^Type de structure/,
    summary: /^Résumé/,
    next: /^Étape suivante/,
    country: /^Pays du siège/,
    city: /^Ville/,
    publish: 'Publier',
    published: 'La structure est publiée.',
    edit: /^Modifier la fiche/,
    change: 'Publier ces modifications',
    updated: 'La structure a été mise à jour.',
    offline: 'Mettre hors ligne',
    isOffline: /est hors ligne\.$/,
  },
  en: {
    create: 'Create a structure',
    name: /^Name of the structure/,
    exists: 'This structure may exist already',
    member: 'You belong to it',
    type: /^Type of structure/,
    summary: /^Summary/,
    next: /^Next step/,
    country: /^Country of the headquarters/,
    city: /^City/,
    publish: 'Publish',
    published: 'The structure is published.',
    edit: /^Edit the details/,
    change: 'Publish these changes',
    updated: 'The structure has been updated.',
    offline: 'Take offline',
    isOffline: /is offline\.$/,
  },
} as const;

async function ready(page: Page, language: Language): Promise<void> {
  await enhanced(page);
  await expect(page.getByLabel(words[language].name)).toBeEditable();
}

/** By the address of its link in the list. */
async function openForm(page: Page, name: string, language: Language): Promise<void> {
  const row = page.locator('[data-structure]', { hasText: name });
  const address = await row.getByRole('link', { name: words[language].edit }).getAttribute('href');
  await page.goto(address ?? '');
  await ready(page, language);
}

const toList = (page: Page, language: Language) =>
  page.waitForURL((url) => url.pathname === pathTo('structures', language));

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`an owner makes a structure, publishes it and changes it, by keyboard, in ${language}`, async ({
    page,
  }) => {
    const name = `Tisseuses du Delta ${Date.now()}`;
    await enter(page, owner, language);
    await page.goto(pathTo('structures', language));
    await enhanced(page);
    await page.getByRole('link', { name: text.create }).press('Enter');
    // The list has a field of this name, too.
    await page.waitForURL((url) => url.pathname === pathTo('structureForm', language));
    await ready(page, language);

    await page.getByLabel(text.name).focus();
    await page.keyboard.type('Kin Frequence ASBL');
    await page.waitForURL(/\?id=\d+$/);
    const warning = page.getByRole('region', { name: text.exists });
    await expect(warning).toContainText('Kin Fréquences');
    await expect(warning).toContainText(text.member);
    await checkAtAllWidths(page, 'warning ');

    await page.getByLabel(text.name).fill(name);
    await expect(warning).toHaveCount(0);
    await page.getByLabel(text.type).selectOption({ index: 1 });
    await page.getByLabel(text.summary).fill('Du coton au pagne');
    await page.getByRole('button', { name: text.next }).press('Enter');
    await page.getByLabel(text.country).selectOption('SN');
    await page.getByLabel(text.city).fill('Podor');
    await page.locator('[data-record-field="sectorIds"]').getByRole('checkbox').first().press('Space');
    await isSavedOn(page);
    await checkAtAllWidths(page, 'form ');

    await page.getByRole('button', { name: text.publish, exact: true }).press('Enter');
    await toList(page, language);
    await expect(page.getByText(text.published)).toBeVisible();
    await openForm(page, name, language);
    const changed = `${name} Nord`;
    await page.getByLabel(text.name).fill(changed);
    await page.getByRole('button', { name: text.change }).press('Enter');
    await toList(page, language);
    await expect(page.getByText(text.updated)).toBeVisible();
    await expect(page.locator('[data-structure]', { hasText: changed })).toHaveCount(1);

    await openForm(page, changed, language);
    await page.getByRole('button', { name: text.offline }).press('Enter');
    await expect(page.getByText(text.isOffline)).toBeVisible();
    await expect(page.getByLabel(text.name)).toBeEditable();
    await checkAtAllWidths(page, 'offline ');
  });
}
