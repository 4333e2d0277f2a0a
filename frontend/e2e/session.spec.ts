import { type BrowserContext, expect, type Page } from '@playwright/test';
import { signOut } from './account-forms.ts';
import { checkAtAllWidths, violationsOf } from './accessible.ts';
import { complaintsOf, enhanced } from './watch.ts';
import { test } from './test.ts';

const person = { email: 'beneficiaire@passerelle.test', password: 'Passerelle-2026!', firstName: 'Awa' };
/** Path of an initiative whose text is for members only. */
const reserved = '/initiative/l-encyclopedie-des-fibres-malgaches/';
const tokens = ['__Host-access-token', '__Host-refresh-token'];

const words = {
  fr: {
    login: '/se-connecter/',
    space: '/tableau-de-bord/pour-vous/',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    wrong: /Identifiants de connexion non valides/,
    missing: ['Indiquez votre adresse e-mail.', 'Saisissez un mot de passe.'],
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    welcome: 'Bonjour Awa',
    signedOut: 'Vous êtes déconnecté.',
  },
  en: {
    login: '/en/login/',
    space: '/en/dashboard/for-you/',
    email: 'E-mail address',
    password: 'Password',
    submit: 'Sign in',
    wrong: /Invalid login credentials/,
    missing: ['Enter your e-mail address.', 'Enter a password.'],
    show: 'Show password',
    hide: 'Hide password',
    welcome: 'Hello Awa',
    signedOut: 'You’ve signed out.',
  },
} as const;
type Language = keyof typeof words;

/** Pressed with the keyboard, since nothing here may need a mouse. */
async function signIn(
  page: Page,
  language: Language = 'fr',
  next?: string,
  email: string = person.email,
): Promise<void> {
  const text = words[language];
  await page.goto(text.login + (next ? `?next=${encodeURIComponent(next)}` : ''));
  await page.getByLabel(text.email).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname + url.search === (next ?? text.space));
}

const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name);

const isSignedIn = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const response = await fetch('/api/auth/get-auth');
    return ((await response.json()) as { data: { authenticated: boolean } }).data.authenticated;
  });

for (const language of ['fr', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    const text = words[language];

    test(`a user signs in with the keyboard, sees the workspace and signs out (${language})`, async ({
      page,
      context,
    }) => {
      const complaints = complaintsOf(page);
      await signIn(page, language);
      await expect(page.getByText(text.welcome)).toBeVisible();
      await checkAtAllWidths(page);
      for (const name of tokens) {
        expect(await cookieOf(context, name)).toMatchObject({
          httpOnly: true,
          secure: true,
          sameSite: 'Lax',
          path: '/',
        });
      }
      await signOut(page);
      await expect(page.getByText(text.signedOut)).toBeVisible();
      expect(
        (await context.cookies())
          .map(({ name }) => name)
          .filter((name) => /token|auth-check|user/.test(name)),
      ).toEqual([]);
      // Private pages are gone, even when going back.
      await page.goto(text.space);
      await expect(page).toHaveURL(/next=/);
      expect(complaints).toEqual([]);
    });

    test('the form in each of its states', async ({ page }) => {
      await page.goto(text.login);
      await checkAtAllWidths(page);
      await page.getByRole('button', { name: text.submit, exact: true }).click();
      for (const missing of text.missing)
        await page.getByRole('alert').getByRole('link', { name: missing }).waitFor();
      await checkAtAllWidths(page, 'empty: ');
      await page.getByRole('link', { name: text.missing[1] }).press('Enter');
      await expect(page.getByLabel(text.password)).toBeFocused();

      await page.getByLabel(text.email).fill('nobody@passerelle.test');
      await page.getByLabel(text.password).fill('Wrong-2026!');
      await page.getByRole('button', { name: text.show }).press('Enter');
      await expect(page.getByLabel(text.password)).toHaveAttribute('type', 'text');
      expect(await violationsOf(page, 'revealed: ')).toEqual([]);
      await page.getByRole('button', { name: text.hide }).press('Enter');
      await expect(page.getByLabel(text.password)).toHaveAttribute('type', 'password');
      await page.getByRole('button', { name: text.submit, exact: true }).click();
      await expect(page.getByRole('alert')).toContainText(text.wrong);
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByLabel(text.email)).toHaveValue('nobody@passerelle.test');
      await expect(page.getByLabel(text.password)).toHaveValue('');
      await checkAtAllWidths(page, 'refused: ');
    });
  });
}

test('stored pages greet who is signed in, also after a list has changed in place', async ({ page }) => {
  await signIn(page, 'fr', '/evenement/');
  await enhanced(page);
  const answer = await page.goto('/evenement/');
  expect(answer?.headers()['x-cache']).not.toBe('bypass');
  expect(await answer?.text()).not.toContain(person.firstName);
  const own = page.getByRole('banner').getByRole('link', { name: person.firstName });
  await expect(own).toHaveAttribute('href', '/tableau-de-bord/pour-vous/');
  await enhanced(page);
  await page.locator('main a[href*="sort="]').first().click();
  await expect(page).toHaveURL(/sort=/);
  await expect(own).toHaveAttribute('href', '/tableau-de-bord/pour-vous/');

  // What is for members is there for them, whatever the browser has stored.
  await page.goto('/initiative/?q=fibres+malgaches');
  await page
    .locator('main article')
    .getByRole('link', { name: /fibres malgaches/i })
    .first()
    .click();
  await expect(page).toHaveURL(reserved);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('fibres malgaches');
  await expect(page.locator('#locked')).toHaveCount(0);
});

/** Ten calls at once, as a page full of parts makes them. */
const call = (tab: Page) =>
  tab.evaluate(async () => {
    const calls = Array.from({ length: 10 }, () => fetch('/api/auth/user-details'));
    return (await Promise.all(calls)).map(({ status }) => status);
  });

test('two tabs renew at once and both stay signed in', async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/');
  const before = await cookieOf(context, '__Host-refresh-token');
  await context.clearCookies({ name: '__Host-access-token' });
  const statuses = (await Promise.all([call(page), call(other)])).flat();
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
  const after = await cookieOf(context, '__Host-refresh-token');
  expect(after?.value).not.toBe(before?.value);
  expect([await isSignedIn(page), await isSignedIn(other)]).toEqual([true, true]);
  await other.reload();
  await expect(other.getByRole('link', { name: person.firstName })).toBeVisible();
});
