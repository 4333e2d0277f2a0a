import { type Browser, expect, type Page } from '@playwright/test';
import { getProfile } from '../shared/config/calls/profile-calls.ts';
import { pathTo } from '../shared/config/routes.ts';
import type { Language } from './account-forms.ts';
import { words as decision } from './decision-words.ts';
import { elsewhere, isSavedOn, words as form } from './record-form.ts';
import { pdf } from './sample-files.ts';
import { pickOption, pressEnter, sendFile, tabTo, tick, write } from './typing.ts';
import { validator } from './validators.ts';
import { enhanced } from './watch.ts';

/** Texts of the form of a profile. */
export const words = {
  fr: {
    rail: 'Mon profil',
    firstName: /^Prénom/,
    lastName: /^Nom/,
    job: /^Métier/,
    biography: /^Présentation/,
    path: /^Type de membre/,
    freelancer: 'Indépendant',
    structure: 'Membre d’une structure',
    motivation: /^Motivation/,
    certificate: /^Attestation officielle/,
    choose: 'Choisir un fichier',
    country: /^Pays principal d’activité/,
    senegal: 'Sénégal',
    music: 'Musique',
    submitted: /^Votre profil est envoyé/,
    closed: 'Votre profil ne peut pas être modifié',
    pending: 'En attente de validation',
    published: 'Publiée',
    template: 'Télécharger un modèle de CV (DOCX)',
    documents: 'Documents',
    pathStep: 'Votre situation',
    download: 'Télécharger l’attestation officielle',
    downloaded: 'Le téléchargement a réussi.',
    notRead: 'Personne d’autre que vous.',
    reading: /^Attestation lue par .* le /,
  },
  en: {
    rail: 'My profile',
    firstName: /^First name/,
    lastName: /^Last name/,
    job: /^Profession/,
    biography: /^About you/,
    path: /^Member type/,
    freelancer: 'Freelancer',
    structure: 'Member of a structure',
    motivation: /^Motivation/,
    certificate: /^Official certificate/,
    choose: 'Choose a file',
    country: /^Main country of activity/,
    senegal: 'Senegal',
    music: 'Music',
    submitted: /^Your profile has been sent/,
    closed: 'Your profile can’t be edited',
    pending: 'Awaiting review',
    published: 'Published',
    template: 'Download a CV template (DOCX)',
    documents: 'Documents',
    pathStep: 'Your status',
    download: 'Download the official certificate',
    downloaded: 'The download succeeded.',
    notRead: 'No one but you.',
    reading: /^Certificate read by .* on /,
  },
} as const;

/** Opens the profile from the navigation of the workspace. */
export async function openProfile(page: Page, language: Language): Promise<void> {
  const entry = page.getByRole('navigation').getByRole('link', { name: words[language].rail, exact: true });
  await pressEnter(page, entry.first());
  await page.waitForURL((url) => url.pathname === pathTo('profileForm', language));
  await enhanced(page);
}

/** A step by its name in the list of steps, which is one line on phones. */
export async function goToStep(page: Page, language: Language, name: string): Promise<void> {
  const steps = page.getByRole('navigation', { name: form[language].steps });
  await steps.getByRole('link', { name }).press('Enter');
  await expect(page.locator('#record-step')).toContainText(name);
}

/** Goes to the next step once everything of this one is saved. */
export async function next(page: Page, language: Language): Promise<void> {
  await isSavedOn(page);
  await pressEnter(page, page.getByRole('button', { name: form[language].next }));
  await expect(page.locator('#record-step')).toBeFocused();
}

/** Fills in what a new profile needs in its first step. @param job job title of this run */
export async function presentation(page: Page, language: Language, job: string): Promise<void> {
  const text = words[language];
  await expect(page.getByLabel(text.job)).toBeEditable();
  await write(page, page.getByLabel(text.job), job);
  await write(page, page.getByRole('textbox', { name: text.biography }), 'Vingt ans de théâtre.');
}

export async function choosePath(
  page: Page,
  language: Language,
  path: 'freelancer' | 'structure',
): Promise<void> {
  await pickOption(page, page.getByLabel(words[language].path), words[language][path]);
}

/** Fills in the additional fields of freelancers. */
export async function freelance(page: Page, language: Language): Promise<void> {
  const text = words[language];
  await choosePath(page, language, 'freelancer');
  await write(page, page.getByLabel(text.motivation), 'Travailler avec des compagnies de Dakar.');
  const certificate = page.getByRole('group', { name: text.certificate });
  await sendFile(
    page,
    certificate.getByRole('button', { name: text.choose }),
    pdf('attestation.pdf', 20_000),
  );
  await expect(certificate.locator('[data-file]')).toHaveCount(1);
}

/** Fills in the country and the sector in which the validator of these tests decides. */
export async function activity(page: Page, language: Language): Promise<void> {
  const text = words[language];
  await pickOption(page, page.getByLabel(text.country), text.senegal);
  await tick(page, page.locator('[data-record-field="sectorIds"]'), text.music);
}

export const pressSubmit = (page: Page, language: Language): Promise<void> =>
  pressEnter(page, page.getByRole('button', { name: form[language].submit }));

/** The form gives way to the state of the profile. */
export async function isSubmitted(page: Page, language: Language): Promise<void> {
  const text = words[language];
  await expect(page.getByText(text.submitted)).toBeVisible();
  await expect(page.getByText(text.pending).first()).toBeVisible();
  await expect(page.getByText(text.closed)).toBeVisible();
  await expect(page.getByLabel(text.job)).toHaveCount(0);
}

export interface OwnProfile {
  id: number;
  slug: string;
}

/** The profile of the person who is signed in on the page. */
export const readProfile = (page: Page, id: number): Promise<OwnProfile> =>
  page.evaluate(async (path) => {
    const answer = await fetch(path);
    return ((await answer.json()) as { data: OwnProfile }).data;
  }, `${getProfile.path}?id=${id}`);

async function openAsValidator(browser: Browser, language: Language, id: number): Promise<Page> {
  const { page } = await elsewhere(browser, validator);
  await page.goto(pathTo('moderateMember', language, { id: String(id) }));
  await enhanced(page);
  return page;
}

/** A validator reads the certificate of a profile that waits, by keyboard. */
export async function readCertificate(browser: Browser, language: Language, id: number): Promise<void> {
  const text = words[language];
  const page = await openAsValidator(browser, language, id);
  const download = page.waitForEvent('download');
  await pressEnter(page, page.getByRole('button', { name: text.download }));
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(page.getByText(text.downloaded)).toBeVisible();
  await page.context().close();
}

/** A validator approves, by keyboard. */
export async function approve(browser: Browser, language: Language, id: number): Promise<void> {
  const page = await openAsValidator(browser, language, id);
  await tabTo(page, page.getByLabel(decision[language].approve));
  await page.keyboard.press('Space');
  await pressEnter(page, page.getByRole('button', { name: decision[language].send }));
  await expect(page.getByText(decision[language].approved)).toBeVisible();
  await page.context().close();
}
