import { expect, type Page } from '@playwright/test';
import { callApi } from './api-calls.ts';

export const password = 'Une-Passerelle-2026';

/** Texts of the account pages. */
export const words = {
  fr: {
    signUp: '/creer-un-compte/',
    login: '/se-connecter/',
    forgot: '/recuperation-mot-de-passe/',
    space: '/tableau-de-bord/pour-vous/',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    country: 'Pays de résidence',
    phone: /^Téléphone/,
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    confirm: 'Confirmez le mot de passe',
    terms: /^J’accepte/,
    create: 'Créer mon compte',
    checkMail: 'Consultez votre messagerie',
    chosen: 'Le mot de passe choisi à l’inscription',
    activate: 'Activer mon compte',
    forgotten: /^Je ne m’en souviens pas/,
    newPassword: 'Nouveau mot de passe',
    activateAnew: 'Activer avec ce mot de passe',
    notChosen: 'Le mot de passe actuel est incorrect.',
    activated: /votre compte est activé/,
    signIn: 'Se connecter',
    dead: 'Ce lien n’est plus valable',
    recover: 'Recevoir un lien',
    save: 'Enregistrer le mot de passe',
    saved: /Votre nouveau mot de passe est enregistré/,
    notCreated: 'Votre compte n’a pas été créé',
    required: 'Ce champ est obligatoire.',
    mismatch: 'Les mots de passe ne correspondent pas.',
    short: 'Le mot de passe doit contenir au moins 8 caractères.',
    common: /trop courant/,
    accept: 'Veuillez accepter la politique de confidentialité.',
    wrongAddress: 'L’adresse e-mail indiquée n’est pas valide.',
    incomplete: /L’adresse de cette page est incomplète/,
  },
  en: {
    signUp: '/en/sign-in/',
    login: '/en/login/',
    forgot: '/en/password-recovery/',
    space: '/en/dashboard/for-you/',
    firstName: 'First name',
    lastName: 'Last name',
    country: 'Country of residence',
    phone: /^Phone/,
    email: 'E-mail address',
    password: 'Password',
    confirm: 'Confirm password',
    terms: /^I agree/,
    create: 'Create my account',
    checkMail: 'Check your inbox',
    chosen: 'The password you chose when you signed up',
    activate: 'Activate my account',
    forgotten: /^I don’t remember it/,
    newPassword: 'New password',
    activateAnew: 'Activate with this password',
    notChosen: 'The current password is incorrect.',
    activated: /your account is active/,
    signIn: 'Sign in',
    dead: 'This link is no longer valid',
    recover: 'Send me a link',
    save: 'Save password',
    saved: /Your new password has been saved/,
    notCreated: 'We couldn’t create your account',
    required: 'This field is required.',
    mismatch: 'The passwords do not match.',
    short: 'The password must have at least 8 characters.',
    common: /too common/,
    accept: 'Please accept the privacy policy.',
    wrongAddress: 'Provided email address is invalid.',
    incomplete: /This page’s address is incomplete/,
  },
} as const;
export type Language = keyof typeof words;

/** Fills the sign-up form in with the keyboard alone, from its first field to its button. */
export async function fillSignUp(page: Page, language: Language, email: string): Promise<void> {
  const text = words[language];
  const { keyboard } = page;
  await page.getByLabel(text.firstName).focus();
  await keyboard.type('Aïssatou');
  await keyboard.press('Tab');
  await keyboard.type('N’Diaye');
  await keyboard.press('Tab');
  // One letter finds it in both languages, however slowly keys come.
  await keyboard.press('z');
  await expect(page.getByLabel(text.country)).toHaveValue('ZM');
  await keyboard.press('Tab');
  await keyboard.type('77 123 45 67');
  await keyboard.press('Tab');
  await expect(page.getByLabel(text.email)).toBeFocused();
  await keyboard.type(email);
  await page.getByLabel(text.password, { exact: true }).focus();
  await keyboard.type(password);
  await page.getByLabel(text.confirm).focus();
  await keyboard.type(password);
  await page.getByLabel(text.terms).focus();
  await keyboard.press('Space');
}

/** Waits until the script of the page's form is there: it shows what only script can do. */
export const waitForScripts = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^(Afficher le mot de passe|Show password)$/ })
    .first()
    .waitFor();

/** Presses a button of the page with the keyboard. */
export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

/** Leaves by the account menu of the workspace, with the keyboard. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Votre compte|Your account/ }).press('Enter');
  await page.getByRole('button', { name: /^(Se déconnecter|Sign out)$/ }).press('Enter');
}

/** Opens an account with the keyboard, on the page of its mail's link, with the password of the sign-up. */
export async function activate(page: Page, language: Language): Promise<void> {
  const text = words[language];
  await page.getByLabel(text.chosen).focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === text.space);
  await expect(page.getByText(text.activated)).toBeVisible();
}

/** Answers the first question to a new member, whose dialog opens over any page: later. */
export const skipInterests = (page: Page): Promise<unknown> =>
  callApi(page, '/api/onboarding/update-interests-and-centers', { skipped: true });

/** Sets an account's language, that of its mails and of WordPress's administration, as the settings page does. */
export const setLanguage = (page: Page, language: Language): Promise<unknown> =>
  callApi(page, '/api/settings/update', {
    section: 'account',
    firstName: 'Fatou',
    lastName: 'Bâ',
    country: 'SN',
    language,
  });

/** Signs in with the keyboard in the dialog of a session that is over. */
export async function signInAgain(
  page: Page,
  language: Language,
  email: string,
  secret: string,
): Promise<void> {
  const text = words[language];
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text.email).focus();
  await page.keyboard.type(email);
  await dialog.getByLabel(text.password, { exact: true }).focus();
  await page.keyboard.type(secret);
  await page.keyboard.press('Enter');
}

/** Signs in with the keyboard, on the page of signing in. */
export async function signIn(
  page: Page,
  language: Language,
  email: string,
  secret = password,
): Promise<void> {
  const text = words[language];
  await page.getByLabel(text.email).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(secret);
  await page.keyboard.press('Enter');
}
