import { type BrowserContext, expect, type Page } from '@playwright/test';
import { signOut, skipInterests } from './account-forms.ts';
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
    missing: ['Adresse e-mail — Ce champ est obligatoire.', 'Mot de passe — Ce champ est obligatoire.'],
    wait: /Trop de tentatives. Patientez 1[45] minutes/,
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
    missing: ['E-mail address — This field is required.', 'Password — This field is required.'],
    wait: /Too many attempts. Please wait 1[45] minutes/,
    show: 'Show password',
    hide: 'Hide password',
    welcome: 'Hello Awa',
    signedOut: 'You are signed out.',
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

    test('a user signs in with the keyboard, sees the workspace and signs out', async ({ page, context }) => {
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

    test('after a wrong password the address is refilled, and the summary has the focus', async ({
      page,
    }) => {
      await page.goto(text.login);
      await page.getByLabel(text.email).fill('nobody@passerelle.test');
      await page.getByLabel(text.password).fill('Wrong-2026!');
      await page.getByRole('button', { name: text.submit, exact: true }).click();
      await expect(page.getByRole('alert')).toContainText(text.wrong);
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByLabel(text.email)).toHaveValue('nobody@passerelle.test');
      await expect(page.getByLabel(text.password)).toHaveValue('');
      await checkAtAllWidths(page);
    });

    test('empty fields are named, and the summary leads to them', async ({ page }) => {
      await page.goto(text.login);
      await checkAtAllWidths(page);
      await page.getByRole('button', { name: text.submit, exact: true }).click();
      for (const missing of text.missing)
        await page.getByRole('alert').getByRole('link', { name: missing }).waitFor();
      await checkAtAllWidths(page);
      await page.getByRole('link', { name: text.missing[1] }).press('Enter');
      await expect(page.getByLabel(text.password)).toBeFocused();
    });

    test('a password can be revealed', async ({ page }) => {
      await page.goto(text.login);
      await page.getByLabel(text.password).fill('Passerelle');
      await page.getByRole('button', { name: text.show }).press('Enter');
      await expect(page.getByLabel(text.password)).toHaveAttribute('type', 'text');
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: text.hide }).press('Enter');
      await expect(page.getByLabel(text.password)).toHaveAttribute('type', 'password');
      await expect(page.getByLabel(text.password)).toHaveAttribute('autocomplete', 'current-password');
      await expect(page.getByLabel(text.email)).toHaveAttribute('autocomplete', 'username');
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('without script: a refused sign-in, a sign-in, members-only content, a sign-out', async ({ page }) => {
    await page.goto(reserved);
    await page
      .getByRole('main')
      .getByRole('link', { name: /connect/i })
      .click();
    await page.getByLabel('Adresse e-mail').fill(person.email);
    await page.getByLabel('Mot de passe').fill('wrong');
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(words.fr.wrong);
    await page.getByLabel('Mot de passe').fill(person.password);
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await expect(page).toHaveURL(reserved);
    await expect(page.locator('#locked')).toHaveCount(0);
    await page.getByRole('link', { name: person.firstName }).click();
    await signOut(page);
    await page.goto(reserved);
    await expect(page.locator('#locked')).toBeVisible();
  });
});

test('members-only content is hidden from visitors and not cached', async ({ page, browser }) => {
  await page.goto(reserved);
  await expect(page.locator('#locked')).toBeVisible();
  await signIn(page, 'fr', reserved);
  await expect(page.locator('#locked')).toHaveCount(0);
  const response = await page.reload();
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  expect(await response?.text()).not.toContain((await cookieOf(page.context(), tokens[0] ?? ''))?.value);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(reserved);
  await expect(visitor.locator('#locked')).toBeVisible();
  expect(await visitor.content()).not.toContain(person.firstName);
  await visitor.context().close();
});

test('a link inside the page shows members what they may read', async ({ page }) => {
  await signIn(page, 'fr', '/initiative/?q=fibres+malgaches');
  await page
    .locator('main article')
    .getByRole('link', { name: /fibres malgaches/i })
    .first()
    .click();
  await expect(page).toHaveURL(reserved);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('fibres malgaches');
  await expect(page.locator('#locked')).toHaveCount(0);
});

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

test('a session that is ended elsewhere is over here', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  // Somebody of its own: the sessions of the other tests go on.
  const email = 'beneficiaire2@passerelle.test';
  await signIn(page, 'fr', reserved, email);
  // Its dialog would open over the buttons.
  await skipInterests(page);
  await signIn(there, 'fr', '/parametres/', email);
  const mine = there.getByRole('button', { name: /^Fermer cette session/ });
  await mine.first().press('Enter');
  await there.waitForURL(/notice=session-ended#sessions$/);
  // Those that earlier runs have left open.
  const others = there.getByRole('button', { name: 'Fermer toutes les autres sessions' });
  if ((await others.count()) > 0) {
    await others.press('Enter');
    await there.waitForURL(/notice=others-ended#sessions$/);
  }
  await page.reload();
  await expect(page.locator('#locked')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kossi' })).toHaveCount(0);
  expect(await cookieOf(page.context(), 'auth-check')).toBeUndefined();
  expect(await isSignedIn(there)).toBe(true);
  await elsewhere.close();
});

test('too many tries have to wait, in both languages', async ({ page }) => {
  // New in each run: an earlier one may still be waiting.
  const email = `throttled-${Date.now()}@passerelle.test`;
  const send = async (text: (typeof words)[Language]): Promise<number> => {
    // Script has taken the form over: without it the page itself would answer.
    await expect(page.getByRole('button', { name: text.show })).toBeVisible();
    await page.getByLabel(text.email).fill(email);
    await page.getByLabel(text.password).fill('Wrong-2026!');
    const [response] = await Promise.all([
      page.waitForResponse((candidate) => candidate.request().method() === 'POST'),
      page.getByRole('button', { name: text.submit, exact: true }).click(),
    ]);
    // The page empties what was refused; what is typed before that would be lost.
    if (response.status() === 401) await expect(page.getByLabel(text.password)).toHaveValue('');
    return response.status();
  };
  await page.goto(words.fr.login);
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries += 1) statuses.push(await send(words.fr));
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  for (const language of ['fr', 'en'] as const) {
    await page.goto(words[language].login);
    expect(await send(words[language])).toBe(429);
    await expect(page.getByRole('alert')).toContainText(words[language].wait);
    await expect(page.getByLabel(words[language].email)).toHaveValue(email);
    await checkAtAllWidths(page);
  }
});

test('a way back to another site is not taken', async ({ page }) => {
  await page.goto('/se-connecter/?next=//evil.example/');
  await page.getByLabel('Adresse e-mail').fill(person.email);
  await page.getByLabel('Mot de passe').fill(person.password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page).toHaveURL(words.fr.space);
});
