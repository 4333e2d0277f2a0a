import { pathTo } from '../shared/config/routes.ts';
import { expect, type Page } from '@playwright/test';
import {
  activate,
  fillSignUp,
  type Language,
  password,
  press,
  signIn,
  signOut,
  waitForScripts,
  words as account,
} from './account-forms.ts';
import { linkIn, mailTo, newAddress } from './mailbox.ts';
import { complaintsOf, enhanced } from './watch.ts';
import { test } from './test.ts';

const next = 'Une-autre-phrase-2027';
const words = {
  fr: {
    question: 'Qu’est-ce qui vous intéresse ?',
    music: 'Musique',
    saveChoices: 'Enregistrer',
    firstName: 'Prénom',
    saveAccount: 'Enregistrer mon compte',
    accountSaved: 'Votre compte est à jour.',
    current: 'Mot de passe actuel',
    fresh: 'Nouveau mot de passe',
    again: 'Confirmez le nouveau mot de passe',
    change: 'Changer mon mot de passe',
    changed: /Votre mot de passe est changé/,
    mailChanged: 'Votre mot de passe a été modifié',
  },
  en: {
    question: 'What are you interested in?',
    music: 'Music',
    saveChoices: 'Save',
    firstName: 'First name',
    saveAccount: 'Save my account',
    accountSaved: 'Your account is up to date.',
    current: 'Current password',
    fresh: 'New password',
    again: 'Confirm new password',
    change: 'Change my password',
    changed: /Your password has been changed/,
    mailChanged: 'Your password has been changed',
  },
} as const;

async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

async function changePassword(page: Page, language: Language): Promise<void> {
  const text = words[language];
  await type(page, text.current, password);
  await type(page, text.fresh, next);
  await type(page, text.again, next);
  await press(page, text.change);
  await expect(page.getByText(text.changed)).toBeVisible();
}

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`a whole membership, from signing up to signing out, by keyboard alone (${language})`, async ({
    page,
  }) => {
    // Three mails.
    test.slow();
    const complaints = complaintsOf(page);
    const email = newAddress();
    await page.goto(account[language].signUp);
    await waitForScripts(page);
    await fillSignUp(page, language, email);
    await page.keyboard.press('Enter');
    await page.goto(linkIn(await mailTo(email)));
    await activate(page, language);

    const question = page.getByRole('dialog', { name: text.question });
    await question.getByLabel(text.music, { exact: true }).focus();
    await page.keyboard.press('Space');
    await question.getByRole('button', { name: text.saveChoices }).focus();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();

    await page.goto(pathTo('settingsPreferences', language));
    await expect(page.getByLabel(text.music, { exact: true })).toBeChecked();
    await page.goto(pathTo('settingsAccount', language));
    await enhanced(page);
    await type(page, text.firstName, 'Aïcha');
    await press(page, text.saveAccount);
    await expect(page.getByText(text.accountSaved)).toBeVisible();
    await page.goto(pathTo('settingsPassword', language));
    await waitForScripts(page);
    await changePassword(page, language);
    expect((await mailTo(email, 3)).subject).toContain(text.mailChanged);

    await page.goto(account[language].space);
    await expect(page.getByText('Aïcha').first()).toBeVisible();
    await signOut(page);
    await page.waitForURL((url) => url.pathname === account[language].login);
    await page.goto(pathTo('settings', language));
    await expect(page).toHaveURL(/next=/);
    await signIn(page, language, email, next);
    await page.waitForURL((url) => url.pathname === pathTo('settings', language));
    expect(complaints).toEqual([]);
  });
}
