import { expect, type Page } from '@playwright/test';
import { createProfile } from '../shared/config/calls/profile-calls.ts';
import { createStructure } from '../shared/config/calls/structure-calls.ts';
import { pathTo } from '../shared/config/routes.ts';
import type { Language } from './account-forms.ts';
import { check } from './accessible.ts';
import { expectSoon } from './expect-soon.ts';
import { newMember } from './new-member.ts';
import {
  activity,
  approve,
  choosePath,
  goToStep,
  isSubmitted,
  next,
  openProfile,
  presentation,
  pressSubmit,
  words as profile,
} from './profile-form.ts';
import { enter, isSavedOn, words as form } from './record-form.ts';
import { test } from './test.ts';
import { pickOption, pressEnter, tick, write } from './typing.ts';
import { enhanced } from './watch.ts';

const words = {
  fr: {
    required: 'sans rejoindre ou créer une structure',
    create: 'Créer une structure',
    name: /^Nom de la structure/,
    type: /^Type de structure/,
    association: 'Association',
    summary: /^Résumé/,
    country: /^Pays du siège/,
    city: /^Ville/,
    withProfile: 'sera publiée avec votre profil',
    back: 'Revenir à mon profil',
    unpublished: 'Pas encore publiée',
    complete: /^Compléter la fiche/,
    incomplete: 'complétez-la avant de soumettre votre profil',
    find: 'Rechercher une structure à rejoindre',
    ask: 'Demander à rejoindre',
    asked: /^Votre demande pour «.+» est envoyée/,
  },
  en: {
    required: 'without joining or creating a structure',
    create: 'Create a structure',
    name: /^Structure name/,
    type: /^Structure type/,
    association: 'Non-profit',
    summary: /^Summary/,
    country: /^Country of headquarters/,
    city: /^City/,
    withProfile: 'will be published together with your profile',
    back: 'Back to my profile',
    unpublished: 'Not published yet',
    complete: /^Complete the details/,
    incomplete: 'complete it before you submit your profile',
    find: 'Search for a structure to join',
    ask: 'Ask to join',
    asked: /^Your request to join “.+” has been sent/,
  },
} as const;

interface Journey {
  page: Page;
  language: Language;
}

/** The workspace without the question to new members, which has been answered. */
async function openSpace({ page, language }: Journey): Promise<void> {
  await page.goto(pathTo('forYou', language));
  await enhanced(page);
}

/** A profile with everything but its structure, at the step of the path. @returns its id */
async function profileWithoutStructure({ page, language }: Journey): Promise<number> {
  await openSpace({ page, language });
  await openProfile(page, language);
  const created = page.waitForResponse((response) => response.url().endsWith(createProfile.path));
  await presentation(page, language, 'Dramaturge');
  const { data } = (await (await created).json()) as { data: { id: number } };
  await next(page, language);
  await choosePath(page, language, 'structure');
  await next(page, language);
  await activity(page, language);
  await isSavedOn(page);
  await expectMissing({ page, language }, words[language].required);
  await check(page, 'without a structure: ');
  await goToStep(page, language, profile[language].pathStep);
  return data.id;
}

/** Expects that the missing fields are listed, and that nothing can be submitted before. */
async function expectMissing({ page, language }: Journey, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.getByRole('button', { name: form[language].submit })).toHaveCount(0);
}

/** Begins a structure with its name alone, and comes back to the profile. @returns its id */
async function beginStructure({ page, language }: Journey, name: string): Promise<number> {
  const text = words[language];
  await pressEnter(page, page.getByRole('link', { name: text.create, exact: true }));
  await expect(page.getByText(text.withProfile)).toBeVisible();
  await expect(page.getByLabel(text.name)).toBeEditable();
  const created = page.waitForResponse((response) => response.url().endsWith(createStructure.path));
  await write(page, page.getByLabel(text.name), name);
  const { data } = (await (await created).json()) as { data: { id: number } };
  await isSavedOn(page);
  await expect(page.getByRole('button', { name: form[language].submit })).toHaveCount(0);
  await check(page, 'structure: ');
  await backToProfile({ page, language });
  return data.id;
}

async function backToProfile({ page, language }: Journey): Promise<void> {
  await pressEnter(page, page.getByRole('link', { name: words[language].back }));
  await page.waitForURL((url) => url.pathname === pathTo('profileForm', language));
  await expect(page.getByLabel(profile[language].path)).toBeEnabled();
}

async function completeStructure({ page, language }: Journey): Promise<void> {
  const text = words[language];
  await pressEnter(page, page.getByRole('link', { name: text.complete }));
  await expect(page.getByLabel(text.name)).toBeEditable();
  await pickOption(page, page.getByLabel(text.type), text.association);
  await write(page, page.getByLabel(text.summary), 'Du coton au pagne');
  await next(page, language);
  await pickOption(page, page.getByLabel(text.country), profile[language].senegal);
  await write(page, page.getByLabel(text.city), 'Podor');
  await tick(page, page.locator('[data-record-field="sectorIds"]'), profile[language].music);
  await isSavedOn(page);
  await backToProfile({ page, language });
}

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`who belongs to a structure creates it within the profile, by the keyboard (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    const journey = { page, language };
    const stamp = Date.now();
    const name = `Teinturières du Delta ${stamp}`;
    await enter(page, await newMember(request, 'beneficiaire', { lastName: 'Camara' }));
    const id = await profileWithoutStructure(journey);
    await beginStructure(journey, name);
    await expect(page.getByText(text.unpublished)).toBeVisible();
    await check(page, 'begun: ');
    await expectMissing(journey, text.incomplete);
    await completeStructure(journey);
    await pressSubmit(page, language);
    await isSubmitted(page, language);

    const found = `${pathTo('directory', language)}?q=${stamp}`;
    const isFound = async () => (await (await request.get(found)).text()).includes('<article');
    expect(await isFound()).toBe(false);
    await approve(browser, language, id);
    await expectSoon(isFound);
  });

  test(`who belongs to a structure asks to join it within the profile, by the keyboard (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    await enter(page, await newMember(request, 'beneficiaire', { lastName: 'Sow' }));
    await profileWithoutStructure({ page, language });
    await write(page, page.getByRole('combobox', { name: text.find }), 'Ateliers du Fl');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await pressEnter(page, page.getByRole('button', { name: text.ask }));
    await expect(page.getByText(text.asked)).toBeVisible();
    await check(page, 'asked: ');
    await pressSubmit(page, language);
    await isSubmitted(page, language);
  });

  test(`the step of documents leads to a template of a CV (${language})`, async ({ page, request }) => {
    await enter(page, await newMember(request));
    await openSpace({ page, language });
    await openProfile(page, language);
    await expect(page.getByLabel(profile[language].job)).toBeEditable();
    await goToStep(page, language, profile[language].documents);
    const download = page.waitForEvent('download');
    await pressEnter(page, page.getByRole('link', { name: profile[language].template }));
    expect((await download).suggestedFilename()).toMatch(/\.docx$/);
    await check(page, 'documents: ');
  });
}
