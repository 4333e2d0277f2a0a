import { expect, type Page } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import type { Language } from './account-forms.ts';
import { checkAtAllWidths } from './accessible.ts';
import { expectSoon } from './expect-soon.ts';
import { type Member, newMember } from './new-member.ts';
import { publishStructure } from './own-structures.ts';
import {
  activity,
  freelance,
  isSubmitted,
  next,
  openProfile,
  presentation,
  pressSubmit,
  words as profile,
} from './profile-form.ts';
import { enter, isSavedOn } from './record-form.ts';
import { test } from './test.ts';
import { pressEnter, write } from './typing.ts';
import { enhanced } from './watch.ts';

/** Member with a public profile in the demo content, who may create structures. */
const owner: Member = { email: 'beneficiaire@passerelle.test', password: 'Passerelle-2026!' };

const words = {
  fr: {
    translate: /^Traduire en anglais/,
    states: [/Français\s*non publié/, /Anglais\s*non publié/],
    edit: /^Modifier/,
    name: /^Nom de la structure/,
    summary: /^Résumé/,
    publish: 'Publier',
    published: /^La structure «.+» est publiée/,
    other: 'en',
  },
  en: {
    translate: /^Translate into French/,
    states: [/French\s*not published/, /English\s*not published/],
    edit: /^Edit/,
    name: /^Structure name/,
    summary: /^Summary/,
    publish: 'Publish',
    published: /^The structure “.+” has been published/,
    other: 'fr',
  },
} as const;

/** Goes from the form of one language to that of the other. */
async function translate(page: Page, language: Language): Promise<void> {
  const before = page.url();
  await pressEnter(page, page.getByRole('button', { name: words[language].translate }));
  await page.waitForURL((url) => url.href !== before && url.searchParams.has('id'));
}

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`a person translates and submits a profile, by the keyboard (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const stamp = Date.now();
    await enter(page, await newMember(request, 'beneficiaire', { lastName: `Sy-${stamp}` }));
    await page.goto(pathTo('forYou', language));
    await enhanced(page);
    await openProfile(page, language);
    await presentation(page, language, `Costumes ${stamp}`);
    await next(page, language);
    await freelance(page, language);
    await next(page, language);
    await activity(page, language);
    await isSavedOn(page);

    await translate(page, language);
    const job = page.getByLabel(profile[language].job);
    await expect(job).toBeEditable();
    for (const state of text.states) await expect(page.getByText(state)).toBeVisible();
    await write(page, job, `Costume design ${stamp}`);
    await isSavedOn(page);
    await checkAtAllWidths(page, 'translated: ');
    await pressSubmit(page, language);
    await isSubmitted(page, language);
    await checkAtAllWidths(page, 'submitted: ');
  });

  test(`an owner translates and publishes a structure, by the keyboard (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const stamp = Date.now();
    const name = `Conteurs du Delta ${stamp}`;
    await enter(page, owner);
    await publishStructure(page, name, language);
    await page.goto(pathTo('structures', language));
    await enhanced(page);
    const row = page.locator('[data-structure]', { hasText: name });
    await pressEnter(page, row.getByRole('link', { name: text.edit }));
    await page.waitForURL((url) => url.pathname === pathTo('structureForm', language));
    await expect(page.getByLabel(text.name)).toBeEditable();

    await translate(page, language);
    await expect(page.getByLabel(text.name)).toBeEditable();
    await write(page, page.getByLabel(text.name), `Storytellers of the Delta ${stamp}`);
    await write(page, page.getByLabel(text.summary), 'Tales by the water');
    await isSavedOn(page);
    await checkAtAllWidths(page, 'translated: ');
    await pressEnter(page, page.getByRole('button', { name: text.publish, exact: true }));
    await page.waitForURL((url) => url.pathname === pathTo('structures', language));
    await expect(page.getByText(text.published)).toBeVisible();

    const found = `${pathTo('directory', text.other)}?q=${stamp}`;
    await expectSoon(async () =>
      (await (await request.get(found)).text()).includes('Storytellers of the Delta'),
    );
  });
}
