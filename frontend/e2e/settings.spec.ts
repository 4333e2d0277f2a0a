import { type Browser, expect, type Page } from '@playwright/test';
import {
  press,
  signIn as typeSignIn,
  words as account,
  type Language,
  skipInterests,
} from './account-forms.ts';
import { pathTo } from '../shared/config/routes.ts';
import type { SettingsRoute } from '../shared/config/settings-routes.ts';
import { checkAtAllWidths, violationsOf } from './accessible.ts';
import { mailToAbout } from './mailbox.ts';
import { type Member, newMember } from './new-member.ts';
import { unzip } from './unzip.ts';
import { complaintsOf } from './watch.ts';
import { test } from './test.ts';

const next = 'Une-autre-phrase-2027';
const words = {
  fr: {
    page: '/parametres/',
    account: 'Compte',
    password: 'Mot de passe',
    preferences: 'Préférences',
    firstName: 'Prénom',
    code: 'Indicatif du téléphone',
    phone: 'Numéro de téléphone',
    country: 'Pays',
    mailsIn: 'Langue des e-mails',
    saveAccount: 'Enregistrer mon compte',
    accountSaved: 'Votre compte est à jour.',
    wrongPhone: 'Le numéro de téléphone n’est pas valide.',
    required: 'Indiquez votre prénom.',
    current: 'Mot de passe actuel',
    fresh: 'Nouveau mot de passe',
    again: 'Confirmez le nouveau mot de passe',
    changePassword: 'Changer mon mot de passe',
    passwordChanged: /Votre mot de passe est changé/,
    wrongPassword: 'Le mot de passe actuel est incorrect.',
    music: 'Musique',
    allCountries: 'Tous les pays',
    newsletter: /^Recevoir la lettre d’information/,
    savePreferences: 'Enregistrer mes préférences',
    preferencesSaved: 'Vos préférences sont enregistrées.',
    endOthers: 'Fermer toutes les autres sessions',
    othersEnded: 'Toutes vos autres sessions sont fermées.',
    download: 'Télécharger mes données',
    downloadNow: 'Télécharger l’archive',
    remove: 'Supprimer mon compte',
    requestDeletion: 'Demander la suppression',
    requested: /Votre demande est enregistrée/,
    pending: /Votre compte sera supprimé le \d/,
    keep: 'Garder mon compte',
    cancelled: /La suppression est annulée/,
    mine: 'Votre mot de passe',
    deletionMail: 'Votre compte va être supprimé',
    mailChanged: 'Votre mot de passe a été modifié',
    archive: /^passerelle-mes-donnees-\d{4}-\d\d-\d\d\.zip$/,
  },
  en: {
    page: '/en/settings/',
    account: 'Account',
    password: 'Password',
    preferences: 'Preferences',
    firstName: 'First name',
    code: 'Phone country code',
    phone: 'Phone number',
    country: 'Country',
    mailsIn: 'Language of e-mails',
    saveAccount: 'Save my account',
    accountSaved: 'Your account is up to date.',
    wrongPhone: /telephone number is not valid|Invalid phone number/i,
    required: 'Enter your first name.',
    current: 'Current password',
    fresh: 'New password',
    again: 'Confirm new password',
    changePassword: 'Change my password',
    passwordChanged: /Your password has been changed/,
    wrongPassword: /current password is incorrect/i,
    music: 'Music',
    allCountries: 'All countries',
    newsletter: /^Get the newsletter/,
    savePreferences: 'Save my preferences',
    preferencesSaved: 'Your preferences have been saved.',
    endOthers: 'End all other sessions',
    othersEnded: 'All your other sessions have ended.',
    download: 'Download my data',
    downloadNow: 'Download archive',
    remove: 'Delete my account',
    requestDeletion: 'Request deletion',
    requested: /Your request has been recorded/,
    pending: /Your account will be deleted on \d/,
    keep: 'Keep my account',
    cancelled: /The deletion has been cancelled/,
    mine: 'Your password',
    deletionMail: 'Your account will be deleted',
    mailChanged: 'Your password has been changed',
    archive: /^passerelle-my-data-\d{4}-\d\d-\d\d\.zip$/,
  },
} as const;

async function open(page: Page, language: Language, { email, password }: Member): Promise<void> {
  const { page: path } = words[language];
  await page.goto(path);
  await expect(page).toHaveURL(/next=/);
  await typeSignIn(page, language, email, password);
  await page.waitForURL((url) => url.pathname === path);
}

/** A section of the settings, opened from the list of them. */
async function openSection(page: Page, id: SettingsRoute, language: Language): Promise<void> {
  const path = pathTo(id, language);
  await page.goto(words[language].page);
  await page.getByRole('main').locator(`nav a[href="${path}"]`).press('Enter');
  await page.waitForURL((url) => url.pathname === path);
}

/** The first question has tests of its own: here it was put off already. */
async function openLater(page: Page, language: Language, member: Member): Promise<void> {
  await open(page, language, member);
  await skipInterests(page);
  await page.goto(words[language].page);
}

const formOf = (page: Page, name: string) => page.getByRole('form', { name, exact: true });

async function elsewhere(browser: Browser, member: Member): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await open(page, 'fr', member);
  return page;
}

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`settings: account, preferences, password and sessions, by keyboard alone (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    const member = await newMember(request);
    test.slow();
    const complaints = complaintsOf(page);
    await openLater(page, language, member);
    await checkAtAllWidths(page);
    const other = await elsewhere(browser, member);
    await openSection(page, 'settingsAccount', language);
    await checkAtAllWidths(page);
    const details = formOf(page, text.account);

    await test.step('what is wrong is said at the field, and what was typed stays', async () => {
      await details.getByLabel(text.firstName).fill('');
      await details.getByLabel(text.phone).fill('12');
      await press(page, text.saveAccount);
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(details.getByText(text.required).first()).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await details.getByLabel(text.firstName).fill('Awa');
      await details.getByLabel(text.code).selectOption('SN');
      await details.getByLabel(text.country, { exact: true }).selectOption('SN');
      await press(page, text.saveAccount);
      await expect(page.getByRole('alert')).toContainText(text.wrongPhone);
      await expect(details.getByLabel(text.phone)).toHaveValue('12');
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('the account is kept, and the page greets with it', async () => {
      await details.getByLabel(text.phone).fill('77 123 45 67');
      await details.getByLabel(text.mailsIn).selectOption(language);
      await press(page, text.saveAccount);
      await expect(page.getByText(text.accountSaved)).toBeVisible();
      await expect(details.getByLabel(text.phone)).toHaveValue('77 123 45 67');
      await expect(details.getByLabel(text.code)).toHaveValue('SN');
      await expect(page.getByRole('banner').getByRole('button', { name: 'Awa' })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: text.accountSaved })).toBeFocused();
    });

    await test.step('preferences', async () => {
      await openSection(page, 'settingsPreferences', language);
      await checkAtAllWidths(page);
      const preferences = formOf(page, text.preferences);
      for (const name of [text.music, text.allCountries, text.newsletter]) {
        await preferences.getByLabel(name).focus();
        await page.keyboard.press('Space');
      }
      await press(page, text.savePreferences);
      await expect(page.getByText(text.preferencesSaved)).toBeVisible();
      for (const name of [text.music, text.allCountries, text.newsletter])
        await expect(preferences.getByLabel(name)).toBeChecked();
    });

    await test.step('a new password ends the sessions elsewhere and keeps this one', async () => {
      await openSection(page, 'settingsPassword', language);
      await checkAtAllWidths(page);
      const form = formOf(page, text.password);
      const change = async (current: string): Promise<void> => {
        await form.getByLabel(text.current).fill(current);
        await form.getByLabel(text.fresh, { exact: true }).fill(next);
        await form.getByLabel(text.again).fill(next);
        await press(page, text.changePassword);
      };
      await change('Wrong-2026!');
      await expect(page.getByRole('alert')).toContainText(text.wrongPassword);
      expect(await violationsOf(page)).toEqual([]);
      await change(member.password);
      await expect(page.getByText(text.passwordChanged)).toBeVisible();
      await other.reload();
      await expect(other).toHaveURL(/se-connecter/);
      await page.reload();
      await expect(page.getByRole('heading', { name: text.password, exact: true })).toBeVisible();
      expect((await mailToAbout(member.email, text.mailChanged)).subject).toBe(text.mailChanged);
    });

    await test.step('all other sessions end at once', async () => {
      await other.goto(words.fr.page);
      await typeSignIn(other, 'fr', member.email, next);
      await other.waitForURL((url) => url.pathname === words.fr.page);
      await openSection(page, 'settingsSessions', language);
      await checkAtAllWidths(page);
      await press(page, text.endOthers);
      await expect(page.getByText(text.othersEnded)).toBeVisible();
      await other.reload();
      await expect(other).toHaveURL(/se-connecter/);
      await expect(page.getByRole('button', { name: text.endOthers })).toHaveCount(0);
    });
    expect(complaints.filter((line) => !line.includes('status of 422'))).toEqual([]);
  });

  test(`my data: a copy of it, and an end that can be taken back (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const member = await newMember(request);
    await openLater(page, language, member);
    await openSection(page, 'settingsAccount', language);
    await formOf(page, text.account).getByLabel(text.mailsIn).selectOption(language);
    await formOf(page, text.account).getByLabel(text.country, { exact: true }).selectOption('SN');
    await press(page, text.saveAccount);
    await expect(page.getByText(text.accountSaved)).toBeVisible();

    await test.step('the archive needs the password', async () => {
      await openSection(page, 'settingsData', language);
      const form = formOf(page, text.download);
      await form.getByLabel(text.mine).fill('Wrong-2026!');
      await press(page, text.downloadNow);
      await expect(page.getByRole('alert')).toContainText(text.wrongPassword);
      await expect(form.getByLabel(text.mine)).toHaveValue('');
      await form.getByLabel(text.mine).fill(member.password);
      const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
      expect(download.suggestedFilename()).toMatch(text.archive);
      const entries = unzip(await download.path());
      expect(entries.get('account.json')).toContain(member.email);
      expect([...entries.values()].join('\n')).not.toContain('passerelle.test');
      expect(JSON.parse(entries.get('sessions.json') ?? '[]')).toHaveLength(1);
      expect(entries.get('README.txt')).toContain(member.email);
    });

    await test.step('the end of the account is asked for, told by mail, and taken back', async () => {
      const form = formOf(page, text.remove);
      await form.getByLabel(text.mine).fill(member.password);
      await press(page, text.requestDeletion);
      await expect(page.getByText(text.requested)).toBeVisible();
      await expect(page.locator('#my-data').getByText(text.pending)).toBeVisible();
      await checkAtAllWidths(page);
      expect((await mailToAbout(member.email, text.deletionMail)).subject).toBe(text.deletionMail);
      await page.goto(account[language].space);
      await expect(page.getByText(text.pending)).toBeVisible();
      await openSection(page, 'settingsData', language);
      await press(page, text.keep);
      await expect(page.getByText(text.cancelled)).toBeVisible();
      await expect(page.getByText(text.pending)).toHaveCount(0);
    });
  });
}
