import { expect, type Page } from '@playwright/test';
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
    page: '/parametres/compte/',
    account: 'Compte',
    firstName: 'Prénom',
    country: 'Pays',
    save: 'Enregistrer mon compte',
    saved: 'Votre compte est à jour.',
    over: 'Votre session a expiré',
    back: 'Revenir au formulaire',
    expired: /Votre session a expiré/,
    otherAccount: /avec un autre compte/,
    wrong: /Identifiants de connexion non valides/,
  },
  en: {
    page: '/en/settings/account/',
    account: 'Account',
    firstName: 'First name',
    country: 'Country',
    save: 'Save my account',
    saved: 'Your account is up to date.',
    over: 'Your session has expired',
    back: 'Back to the form',
    expired: /Your session has expired/,
    otherAccount: /with another account/,
    wrong: /Invalid login credentials/,
  },
} as const;

/** The settings, with something typed that is not sent. */
async function open(page: Page, language: Language, { email, password }: Member): Promise<void> {
  const text = words[language];
  await page.goto(`${account[language].login}?next=${encodeURIComponent(text.page)}`);
  await typeSignIn(page, language, email, password);
  await page.waitForURL((url) => url.pathname === text.page);
  await putOffFirstQuestion(page);
  await page.goto(text.page);
  const form = page.getByRole('form', { name: text.account, exact: true });
  await form.getByLabel(text.country, { exact: true }).selectOption('SN');
  await form.getByLabel(text.firstName).fill('Mame Diarra');
}

/** Answers the question of the first visit with "later"; it has tests of its own. */
const putOffFirstQuestion = (page: Page): Promise<void> =>
  callElsewhere(page, '/api/onboarding/update-interests-and-centers', { skipped: true });

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`a session ended elsewhere: sign in again above the form, which is sent as it was typed (${language})`, async ({
    page,
    request,
  }) => {
    // Two refusals, two sign-ins and axe at three widths.
    test.slow();
    const member = await newMember(request);
    const complaints = complaintsOf(page);
    await open(page, language, member);
    await signOutElsewhere(page);
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
