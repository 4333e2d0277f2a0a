import { expect, type Page } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import type { Language } from './account-forms.ts';
import { checkAtAllWidths } from './accessible.ts';
import type { Member } from './new-member.ts';
import { enter, isSavedOn } from './record-form.ts';
import { test } from './test.ts';
import { pickOption, pressEnter, tick, write } from './typing.ts';
import { enhanced } from './watch.ts';

/** Member who has a public profile and owns “Kin Fréquences” in the demo content. */
const owner: Member = { email: 'beneficiaire@passerelle.test', password: 'Passerelle-2026!' };

const words = {
  fr: {
    create: 'Créer une structure',
    name: /^Nom de la structure/,
    exists: 'Cette structure existe peut-être déjà',
    member: 'Vous en faites partie',
    type: /^Type de structure/,
    association: 'Association',
    senegal: 'Sénégal',
    music: 'Musique',
    summary: /^Résumé/,
    next: /^Étape suivante/,
    country: /^Pays du siège/,
    city: /^Ville/,
    publish: 'Publier',
    published: /^La structure «.+» est publiée/,
    edit: /^Modifier/,
    change: 'Publier ces modifications',
    updated: 'La structure a été mise à jour.',
    offline: 'Mettre hors ligne',
    isOffline: /est hors ligne\. Seuls/,
  },
  en: {
    create: 'Create a structure',
    name: /^Structure name/,
    exists: 'This structure may already exist',
    member: 'You’re a member',
    type: /^Structure type/,
    association: 'Non-profit',
    senegal: 'Senegal',
    music: 'Music',
    summary: /^Summary/,
    next: /^Next step/,
    country: /^Country of headquarters/,
    city: /^City/,
    publish: 'Publish',
    published: /^The structure “.+” has been published/,
    edit: /^Edit/,
    change: 'Publish these changes',
    updated: 'The structure has been updated.',
    offline: 'Take offline',
    isOffline: /is now offline\. Only/,
  },
} as const;

async function ready(page: Page, language: Language): Promise<void> {
  await enhanced(page);
  await expect(page.getByLabel(words[language].name)).toBeEditable();
}

/** Opens the form of a structure from the list. */
async function openForm(page: Page, name: string, language: Language): Promise<void> {
  const row = page.locator('[data-structure]', { hasText: name });
  await pressEnter(page, row.getByRole('link', { name: words[language].edit }));
  await page.waitForURL((url) => url.pathname === pathTo('structureForm', language));
  await ready(page, language);
}

const toList = (page: Page, language: Language) =>
  page.waitForURL((url) => url.pathname === pathTo('structures', language));

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`an owner makes a structure, publishes it and changes it, by keyboard (${language})`, async ({
    page,
  }) => {
    const name = `Tisseuses du Delta ${Date.now()}`;
    await enter(page, owner);
    await page.goto(pathTo('structures', language));
    await enhanced(page);
    await pressEnter(page, page.getByRole('link', { name: text.create }));
    // The list has a field of this name, too.
    await page.waitForURL((url) => url.pathname === pathTo('structureForm', language));
    await ready(page, language);

    await write(page, page.getByLabel(text.name), 'Kin Frequence ASBL');
    await page.waitForURL(/\?id=\d+$/);
    const warning = page.getByRole('region', { name: text.exists });
    await expect(warning).toContainText('Kin Fréquences');
    await expect(warning).toContainText(text.member);
    await checkAtAllWidths(page, 'warning ');

    await write(page, page.getByLabel(text.name), name);
    await expect(warning).toHaveCount(0);
    await pickOption(page, page.getByLabel(text.type), text.association);
    await write(page, page.getByLabel(text.summary), 'Du coton au pagne');
    await pressEnter(page, page.getByRole('button', { name: text.next }));
    await pickOption(page, page.getByLabel(text.country), text.senegal);
    await write(page, page.getByLabel(text.city), 'Podor');
    await tick(page, page.locator('[data-record-field="sectorIds"]'), text.music);
    await isSavedOn(page);
    await checkAtAllWidths(page, 'form ');

    await pressEnter(page, page.getByRole('button', { name: text.publish, exact: true }));
    await toList(page, language);
    await expect(page.getByText(text.published)).toBeVisible();
    await openForm(page, name, language);
    const changed = `${name} Nord`;
    await write(page, page.getByLabel(text.name), changed);
    await pressEnter(page, page.getByRole('button', { name: text.change }));
    await toList(page, language);
    await expect(page.getByText(text.updated)).toBeVisible();
    await expect(page.locator('[data-structure]', { hasText: changed })).toHaveCount(1);

    await openForm(page, changed, language);
    await pressEnter(page, page.getByRole('button', { name: text.offline }));
    await expect(page.getByText(text.isOffline)).toBeVisible();
    await expect(page.getByLabel(text.name)).toBeEditable();
    await checkAtAllWidths(page, 'offline ');
  });
}
