import { expect, type Page } from '@playwright/test';
import { signIn, signInAgain, skipInterests, words as account } from './account-forms.ts';
import { signOutElsewhere } from './api-calls.ts';
import { checkAtAllWidths, violationsOf } from './accessible.ts';
import { chunkOf } from './build-files.ts';
import { type Member, newMember } from './new-member.ts';
import { complaintsOf, enhanced } from './watch.ts';
import { test } from './test.ts';

const words = {
  fr: {
    nowhere: '/tableau-de-bord/nulle-part/',
    title: 'Pour vous',
    notFound: 'Page introuvable',
    back: 'Retour à votre espace',
    account: /Votre compte/,
    settings: 'Paramètres',
    signOut: 'Se déconnecter',
    signedOut: 'Vous êtes déconnecté.',
    over: 'Votre session a expiré',
    again: 'Vous êtes de nouveau connecté.',
    activated: /compte est activé/,
    close: 'Fermer ce message',
    other: 'English',
  },
  en: {
    nowhere: '/en/dashboard/nowhere/',
    title: 'For you',
    notFound: 'Page not found',
    back: 'Back to your workspace',
    account: /Your account/,
    settings: 'Settings',
    signOut: 'Sign out',
    signedOut: 'You’ve signed out.',
    over: 'Your session has expired',
    again: 'You’re signed in again.',
    activated: /account is active/,
    close: 'Close this message',
    other: 'Français',
  },
} as const;
type Language = keyof typeof words;

async function open(page: Page, language: Language, { email, password }: Member): Promise<void> {
  await page.goto(account[language].login);
  await signIn(page, language, email, password);
  await page.waitForURL((url) => url.pathname === account[language].space);
  await skipInterests(page);
  await page.goto(account[language].space);
  await enhanced(page);
}

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`screens open in place, with focus and announcement, and the way back works (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const complaints = complaintsOf(page);
    await open(page, language, await newMember(request));
    await checkAtAllWidths(page);
    await page.goto(text.nowhere);
    await enhanced(page);
    await checkAtAllWidths(page);
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));

    await page.getByRole('main').getByRole('link', { name: text.back }).press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: text.title });
    await expect(heading).toBeFocused();
    await expect(page.locator('[data-announcer]')).toHaveText(new RegExp(text.title));
    await expect(page).toHaveTitle(new RegExp(text.title));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: text.notFound })).toBeFocused();
    await page.goForward();
    await expect(heading).toBeFocused();
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test(`a session ended elsewhere: sign in again above the screen, and continue (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const member = await newMember(request);
    await open(page, language, member);
    await page.goto(text.nowhere);
    await enhanced(page);
    await signOutElsewhere(page);
    await page.getByRole('main').getByRole('link', { name: text.back }).press('Enter');
    const dialog = page.getByRole('dialog', { name: text.over });
    await expect(dialog.getByRole('heading', { name: text.over })).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
    await signInAgain(page, language, member.email, member.password);
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    await expect(page.getByText(text.again)).toBeVisible();

    // The token of the sign-out form is of the session that has ended.
    await page.getByRole('button', { name: text.account }).press('Enter');
    await page.getByRole('button', { name: text.signOut }).press('Enter');
    await expect(page.getByText(text.signedOut)).toBeVisible();
  });

  test(`the account menu and a notice, by the keyboard (${language})`, async ({ page, request }) => {
    await open(page, language, await newMember(request));
    const button = page.getByRole('button', { name: text.account });
    const settings = page.locator('[popover]').getByRole('link', { name: text.settings });
    await button.press('Enter');
    await expect(settings).toBeVisible();
    await checkAtAllWidths(page, 'account menu ');
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(button).toBeFocused();

    await page.goto(`${account[language].space}?notice=activated`);
    await enhanced(page);
    await expect(page.getByRole('status').filter({ hasText: text.activated })).toBeVisible();
    await checkAtAllWidths(page, 'notice ');
    await page.getByRole('link', { name: text.close }).press('Enter');
    await expect(page.getByText(text.activated)).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');

    await page.getByRole('link', { name: text.other, exact: true }).press('Enter');
    const there = language === 'fr' ? 'en' : 'fr';
    await expect(page).toHaveURL(account[there].space);
  });
}

test.describe('Trusted Types', () => {
  test.use({ violatesTrustedTypes: true });
  test('text becomes HTML only as far as long texts may hold it, and no script at all', async ({
    page,
    request,
  }) => {
    await open(page, 'fr', await newMember(request));
    const made = await page.evaluate(() => {
      const place = document.createElement('div');
      place.innerHTML =
        '<p class="x">a <strong>b</strong> <a href="https://example.org" onclick="x()">c</a> <a href="javascript:x()">d</a><img src=x onerror="x()"></p><script>x()</script>';
      const rendered = place.innerHTML;
      place.innerHTML = '';
      const script = document.createElement('script');
      const works = [
        () => Object.assign(script, { src: 'https://example.org/x.js' }),
        () => Object.assign(script, { text: 'x()' }),
      ];
      const refused = works.filter((work) => {
        try {
          work();
          return false;
        } catch {
          return true;
        }
      });
      return { rendered, emptied: place.innerHTML, refused: refused.length };
    });
    expect(made).toEqual({
      rendered: '<p>a <strong>b</strong> <a href="https://example.org">c</a> <a>d</a></p>',
      emptied: '',
      refused: 2,
    });
  });
});

test('a tab that is older than the release loads the screen’s document', async ({ page, request }) => {
  await open(page, 'fr', await newMember(request));
  await page.goto(words.fr.nowhere);
  await enhanced(page);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  let isGone = true;
  await page.route(`**${chunkOf('src/features/dashboard/for-you/for-you.screen.tsx')}`, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  page.on('framenavigated', () => (isGone = false));
  await page.getByRole('main').getByRole('link', { name: words.fr.back }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: words.fr.title })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(false);
});
