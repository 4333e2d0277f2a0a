import { type Browser, expect, type Page } from '@playwright/test';
import { checkAtAllWidths, violationsOf } from './accessible.ts';
import {
  type Language,
  press,
  signIn as typeSignIn,
  signInAgain,
  words as account,
} from './account-forms.ts';
import { callElsewhere, signOutElsewhere } from './api-calls.ts';
import { type Member, newMember } from './new-member.ts';
import { complaintsOf } from './watch.ts';
import { test } from './test.ts';

const words = {
  fr: {
    page: '/parametres/',
    account: 'Compte',
    firstName: 'Prénom',
    country: 'Pays',
    save: 'Enregistrer mon compte',
    saved: 'Votre compte est à jour.',
    over: 'Votre session est terminée',
    back: 'Revenir au formulaire',
    expired: /Votre session a expiré/,
    otherAccount: /avec un autre compte/,
    wrong: /Identifiants de connexion non valides/,
  },
  en: {
    page: '/en/settings/',
    account: 'Account',
    firstName: 'First name',
    country: 'Country',
    save: 'Save my account',
    saved: 'Your account is up to date.',
    over: 'Your session is over',
    back: 'Back to the form',
    expired: /Your session has expired/,
    otherAccount: /with another account/,
    wrong: /Invalid login credentials/,
  },
} as const;

/** The settings, with something typed that is not sent. */
async function open(
  page: Page,
  browser: Browser,
  language: Language,
  { email, password }: Member,
): Promise<void> {
  const text = words[language];
  await page.goto(`${account[language].login}?next=${encodeURIComponent(text.page)}`);
  await typeSignIn(page, language, email, password);
  await page.waitForURL((url) => url.pathname === text.page);
  await putOffFirstQuestion(page, browser);
  await page.goto(text.page);
  const form = page.getByRole('form', { name: text.account, exact: true });
  await form.getByLabel(text.country, { exact: true }).selectOption('SN');
  await form.getByLabel(text.firstName).fill('Mame Diarra');
}

/** Answers the question of the first visit with "later"; it has tests of its own. */
const putOffFirstQuestion = (page: Page, browser: Browser): Promise<void> =>
  callElsewhere(page, browser, '/api/onboarding/update-interests-and-centers', { skipped: true });

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`a session ended elsewhere: sign in again above the form, which is sent as it was typed (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    // Two refusals, two sign-ins and axe at three widths.
    test.slow();
    const member = await newMember(request);
    const complaints = complaintsOf(page);
    await open(page, browser, language, member);
    await signOutElsewhere(page, browser);
    await press(page, text.save);

    const dialog = page.getByRole('dialog', { name: text.over });
    await expect(dialog.getByRole('heading', { name: text.over })).toBeFocused();
    await checkAtAllWidths(page);
    await signInAgain(page, language, member.email, 'Wrong-2026!');
    await expect(dialog.getByRole('alert')).toContainText(text.wrong);
    await expect(dialog.getByRole('alert')).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);

    await dialog.getByLabel(account[language].password, { exact: true }).focus();
    await page.keyboard.type(member.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText(text.saved)).toBeVisible();
    await expect(
      page.getByRole('form', { name: text.account, exact: true }).getByLabel(text.firstName),
    ).toHaveValue('Mame Diarra');
    // The browser itself logs refused calls.
    expect(complaints.filter((line) => !/status of 40[13]/.test(line))).toEqual([]);
  });
}

test('typed values remain without a new sign-in', async ({ page, browser, request }) => {
  const text = words.fr;
  await open(page, browser, 'fr', await newMember(request));
  await signOutElsewhere(page, browser);
  await press(page, text.save);
  await page.getByRole('dialog').getByRole('button', { name: text.back }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alert')).toContainText(text.expired);
  await expect(page.getByLabel(text.firstName)).toHaveValue('Mame Diarra');
  await page.keyboard.press('Escape');
  await press(page, text.save);
  await expect(page.getByRole('dialog', { name: text.over })).toBeVisible();
});

test('another account cannot send the typed values, and is signed out again', async ({
  page,
  browser,
  request,
}) => {
  const text = words.fr;
  const [owner, other] = [await newMember(request), await newMember(request)];
  await open(page, browser, 'fr', owner);
  await signOutElsewhere(page, browser);
  await press(page, text.save);
  await signInAgain(page, 'fr', other.email, other.password);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(text.otherAccount)).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('__Host-refresh-token');
  await signInAgain(page, 'fr', owner.email, owner.password);
  await expect(page.getByText(text.saved)).toBeVisible();
  await page.goto('/tableau-de-bord/pour-vous/');
  await expect(page.getByRole('banner').getByRole('button', { name: /Mame Diarra/ })).toBeVisible();
});

test('without script the form leads to the sign-in page and back', async ({ browser, request }) => {
  const text = words.fr;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await open(page, browser, 'fr', await newMember(request));
  await signOutElsewhere(page, browser);
  await page.getByRole('button', { name: text.save }).press('Enter');
  await expect(page).toHaveURL(`${account.fr.login}?next=${encodeURIComponent(text.page)}`);
  await context.close();
});
