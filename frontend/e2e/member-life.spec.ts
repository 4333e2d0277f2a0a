import { type Browser, expect, type Page } from '@playwright/test';
import { createProfile } from '../shared/config/calls/profile-calls.ts';
import { pathTo } from '../shared/config/routes.ts';
import { activate, fillSignUp, password, press, waitForScripts, words as account } from './account-forms.ts';
import { linkIn, mailTo, mailToAbout, newAddress } from './mailbox.ts';
import {
  activity,
  approve,
  freelance,
  isSubmitted,
  next,
  openProfile,
  presentation,
  pressSubmit,
} from './profile-form.ts';
import { isSavedOn, ready, words as form } from './record-form.ts';
import { test } from './test.ts';
import { pickOption, pressEnter, tick, write, writeDate } from './typing.ts';
import { unzip } from './unzip.ts';
import { publishOwn } from './validators.ts';
import { enhanced } from './watch.ts';

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(account.fr.signUp);
  await waitForScripts(page);
  await fillSignUp(page, 'fr', email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: account.fr.checkMail })).toBeVisible();
  await page.goto(linkIn(await mailTo(email)));
  await activate(page, 'fr');
}

async function chooseInterests(page: Page): Promise<void> {
  const question = page.getByRole('dialog');
  await question.getByRole('checkbox', { name: 'Musique', exact: true }).check();
  await question.getByRole('checkbox', { name: 'Sénégal', exact: true }).check();
  await pressEnter(page, question.getByRole('button', { name: 'Enregistrer', exact: true }));
  await expect(question).toBeHidden();
}

async function publishProfile(page: Page, browser: Browser, job: string): Promise<void> {
  await openProfile(page, 'fr');
  const created = page.waitForResponse((response) => response.url().endsWith(createProfile.path));
  await presentation(page, 'fr', job);
  const { data } = (await (await created).json()) as { data: { id: number } };
  await next(page, 'fr');
  await freelance(page, 'fr');
  await next(page, 'fr');
  await activity(page, 'fr');
  await isSavedOn(page);
  await pressSubmit(page, 'fr');
  await isSubmitted(page, 'fr');
  await approve(browser, 'fr', data.id);
}

async function announceEvent(page: Page, title: string): Promise<void> {
  await page.goto(pathTo('newEvent', 'fr'));
  await ready(page, 'fr');
  await write(page, page.getByLabel(/^Titre/), title);
  await write(page, page.getByLabel(/^Résumé/), 'Une soirée pour se rencontrer.');
  await write(page, page.getByRole('textbox', { name: /^Description/ }), 'Ouvert à toutes et à tous.');
  await next(page, 'fr');
  await writeDate(page, page.locator('[data-record-field="startsAt"]').getByLabel('Jour'), '03202027');
  await next(page, 'fr');
  await pickOption(page, page.getByLabel(/^Modalité/), 'En ligne');
  await write(page, page.getByLabel(/^Lien en ligne/), 'https://example.org/soiree');
  await next(page, 'fr');
  await next(page, 'fr');
  await tick(page, page.locator('[data-record-field="countryIds"]'), 'Sénégal');
  await tick(page, page.locator('[data-record-field="sectorIds"]'), 'Musique');
  await isSavedOn(page);
  await pressEnter(page, page.getByRole('button', { name: form.fr.submit }));
  await page.waitForURL((url) => url.pathname === pathTo('ownEvents', 'fr'));
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(
    'En attente de validation',
  );
}

async function markCall(page: Page): Promise<void> {
  await page.goto(pathTo('calls', 'fr'));
  await enhanced(page);
  const card = page.locator('main article').first();
  const title = await card.locator('h3').innerText();
  await card.getByRole('button', { name: /^Ajouter aux favoris/ }).press('Enter');
  await expect(card.getByRole('button', { name: /^Retirer des favoris/ })).toBeVisible();
  await page.goto(pathTo('favourites', 'fr'));
  await expect(page.getByRole('listitem').filter({ hasText: title }).first()).toBeVisible();
}

async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto(pathTo('home', 'fr'));
  await enhanced(page);
  const block = page.locator('[data-newsletter]');
  await block.getByLabel('Adresse e-mail').fill(email);
  await block.getByRole('button', { name: 'S’abonner' }).press('Enter');
  await expect(block.getByRole('status')).toHaveText(/C’est presque fait/);
  await page.goto(linkIn(await mailToAbout(email, 'Confirmez votre abonnement')));
  await press(page, 'Confirmer l’abonnement');
  await expect(page.getByText(/Votre abonnement est confirmé/)).toBeVisible();
  await page.goto(pathTo('settingsPreferences', 'fr'));
  await expect(page.getByLabel(/^Recevoir la lettre d’information/)).toBeChecked();
}

async function downloadData(page: Page): Promise<string> {
  await page.goto(pathTo('settingsData', 'fr'));
  const archive = page.getByRole('form', { name: 'Télécharger mes données', exact: true });
  await archive.getByLabel('Votre mot de passe').fill(password);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  return [...unzip(await download.path()).values()].join('\n');
}

async function askForDeletion(page: Page, email: string): Promise<void> {
  const ending = page.getByRole('form', { name: 'Supprimer mon compte', exact: true });
  await ending.getByLabel('Votre mot de passe').fill(password);
  await press(page, 'Demander la suppression');
  await expect(page.getByText(/Votre demande est enregistrée/)).toBeVisible();
  await expect(page.locator('#my-data').getByText(/Votre compte sera supprimé le \d/)).toBeVisible();
  await mailToAbout(email, 'Votre compte va être supprimé');
}

test('a member’s whole life: sign-up to deletion (fr)', async ({ page, browser }) => {
  test.slow();
  await page.setViewportSize({ width: 1_280, height: 800 });
  const email = newAddress();
  const stamp = Date.now();
  const titles = { job: `Luthière ${stamp}`, initiative: `Atelier ${stamp}`, event: `Veillée ${stamp}` };

  await test.step('sign-up and interests', async () => {
    await signUp(page, email);
    await chooseInterests(page);
  });
  await test.step('a published profile', () => publishProfile(page, browser, titles.job));
  await test.step('an initiative that a validator approves', async () => {
    await publishOwn(page, titles.initiative);
    await page.goto(pathTo('notices', 'fr'));
    await expect(page.getByRole('main').getByText(titles.initiative).first()).toBeVisible();
  });
  await test.step('an event', () => announceEvent(page, titles.event));
  await test.step('a favourite', () => markCall(page));
  await test.step('the newsletter', () => subscribe(page, email));
  await test.step('a copy of all of it', async () => {
    const copy = await downloadData(page);
    for (const each of [email, ...Object.values(titles), 'favourites.json (1)']) expect(copy).toContain(each);
  });
  await test.step('the end of the account', () => askForDeletion(page, email));
});
