import { expect } from '@playwright/test';
import { checkAtAllWidths, violationsOf } from './accessible.ts';
import {
  activate,
  asSlowAsPeople,
  fillSignUp,
  type Language,
  password,
  press,
  signIn,
  waitForScripts,
  words,
} from './account-forms.ts';
import { linkIn, mailTo, newAddress } from './mailbox.ts';
import { complaintsOf } from './watch.ts';
import { test } from './test.ts';

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test.describe(`sign-up in ${language}`, () => {
    test('from the form to one’s own space, by keyboard alone', async ({ page }) => {
      // A mail and fifteen looks of axe.
      test.slow();
      const complaints = complaintsOf(page);
      const email = newAddress();
      await page.goto(text.signUp);
      await checkAtAllWidths(page);
      await fillSignUp(page, language, email);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: text.checkMail })).toBeVisible();
      expect(page.url()).not.toContain(email);
      await checkAtAllWidths(page);

      const mail = await mailTo(email);
      await page.goto(linkIn(mail));
      await checkAtAllWidths(page);
      await activate(page, language);
      await expect(page.getByText('Aïssatou').first()).toBeVisible();
      expect(complaints).toEqual([]);

      // The link has served: it opens nothing any more, and its page says what to do.
      await page.context().clearCookies();
      await page.goto(linkIn(mail));
      await expect(page.getByRole('heading', { level: 1, name: text.dead })).toBeVisible();
      await checkAtAllWidths(page);
    });

    test('the owner of the mailbox replaces the password of the sign-up', async ({ page }) => {
      test.slow();
      const email = newAddress();
      const own = 'Un-Autre-Pont-2026';
      await page.goto(text.signUp);
      await waitForScripts(page);
      await fillSignUp(page, language, email);
      await press(page, text.create);
      await expect(page.getByRole('heading', { level: 1, name: text.checkMail })).toBeVisible();
      await page.goto(linkIn(await mailTo(email)));
      await waitForScripts(page);
      await page.getByLabel(text.chosen).fill(own);
      await press(page, text.activate);
      await expect(page.getByRole('alert')).toContainText(text.notChosen);
      await page.getByText(text.forgotten).press('Enter');
      await page.getByLabel(text.newPassword, { exact: true }).fill('Azerty123!');
      await page.getByLabel(text.confirm).fill('Azerty123!');
      await press(page, text.activateAnew);
      await expect(page.getByRole('alert').filter({ hasText: text.common })).toBeVisible();
      await checkAtAllWidths(page);
      for (const label of [text.newPassword, text.confirm])
        await page.getByLabel(label, { exact: true }).fill(own);
      await press(page, text.activateAnew);
      await page.waitForURL((url) => url.pathname === text.space);
      await expect(page.getByText(text.activated)).toBeVisible();

      await page.context().clearCookies();
      await page.goto(text.login);
      await waitForScripts(page);
      await signIn(page, language, email);
      await expect(page.getByRole('alert')).toBeVisible();
      await page.goto(text.login);
      await waitForScripts(page);
      await signIn(page, language, email, own);
      await page.waitForURL((url) => url.pathname === text.space);
    });

    test('each field shows its error, and the summary links to it', async ({ page }) => {
      await page.goto(text.signUp);
      await waitForScripts(page);
      await press(page, text.create);
      const summary = page.getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('heading', { name: text.notCreated })).toBeVisible();
      await expect(summary.getByRole('listitem')).toHaveCount(7);
      await checkAtAllWidths(page);
      await summary.getByRole('link', { name: new RegExp(text.accept) }).press('Enter');
      await expect(page.getByLabel(text.terms)).toBeFocused();

      await page.getByLabel(text.email).fill('awa@');
      await page.getByLabel(text.password, { exact: true }).fill('Court1');
      await page.getByLabel(text.confirm).fill('Autre1');
      await page.getByLabel(text.firstName).focus();
      for (const problem of [text.wrongAddress, text.short, text.mismatch])
        await expect(page.locator('main form').getByText(problem)).toBeVisible();
      await expect(page.getByLabel(text.email)).toHaveAccessibleDescription(new RegExp(text.wrongAddress));
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}

test('the rules of a password are ticked while it is typed, and it can be revealed and pasted', async ({
  page,
}) => {
  await page.goto(words.fr.signUp);
  const field = page.getByLabel(words.fr.password, { exact: true });
  const met = page.locator('[data-rule][data-met]');
  const reveal = page.getByRole('button', { name: 'Afficher le mot de passe' });
  await waitForScripts(page);
  await field.fill('a');
  await expect(met).toHaveText([/adresse e-mail/]);
  await field.fill('aB');
  await expect(met).toHaveCount(2);
  await field.fill('aB3');
  await expect(met).toHaveCount(3);
  await field.fill('aB345678');
  await expect(met).toHaveCount(4);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel(words.fr.email).fill('ab345678@example.org');
  await expect(met).toHaveCount(3);
  await reveal.press('Enter');
  await expect(field).toHaveAttribute('type', 'text');
  const pasted = await field.evaluate((input) => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    return input.dispatchEvent(event);
  });
  expect(pasted).toBe(true);
  for (const name of ['password', 'passwordConfirm'])
    await expect(page.locator(`input[name=${name}]`)).toHaveAttribute('autocomplete', 'new-password');
});

test('WordPress refuses a common password, and other fields are refilled', async ({ page }) => {
  await page.goto(words.en.signUp);
  await waitForScripts(page);
  const email = newAddress();
  await fillSignUp(page, 'en', email);
  for (const label of [words.en.password, words.en.confirm])
    await page.getByLabel(label, { exact: true }).fill('Password1');
  await press(page, words.en.create);
  await expect(page.getByRole('alert')).toContainText(words.en.common);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel(words.en.email)).toHaveValue(email);
  await expect(page.getByLabel(words.en.country)).toHaveValue('ZM');
  await checkAtAllWidths(page);
});

test('a known address gets the same answer, and another mail', async ({ page }) => {
  const email = 'beneficiaire2@passerelle.test';
  await page.goto(words.fr.signUp);
  await waitForScripts(page);
  await fillSignUp(page, 'fr', email);
  await press(page, words.fr.create);
  await expect(page.getByRole('heading', { level: 1, name: words.fr.checkMail })).toBeVisible();
  expect((await mailTo(email)).text).not.toMatch(/activer\/\?hash/);
});

test('nothing is lost while the connection is', async ({ page }) => {
  await page.goto(words.fr.signUp);
  await waitForScripts(page);
  await fillSignUp(page, 'fr', newAddress());
  await page.route('**/api/auth/register-user', (route) => route.abort());
  await press(page, words.fr.create);
  await expect(page.getByRole('alert')).toContainText('La connexion au site est interrompue.');
  await expect(page.getByLabel(words.fr.password, { exact: true })).toHaveValue(password);
  expect(await violationsOf(page)).toEqual([]);
  await page.unroute('**/api/auth/register-user');
  await press(page, words.fr.create);
  await expect(page.getByRole('heading', { level: 1, name: words.fr.checkMail })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a person signs up, corrects errors, and activates the account', async ({ page }) => {
    const language: Language = 'fr';
    const text = words[language];
    const email = newAddress();
    await page.goto(text.signUp);
    await fillSignUp(page, language, email);
    await page.getByLabel(text.confirm).fill('autre chose');
    await page.waitForTimeout(asSlowAsPeople);
    await press(page, text.create);
    await expect(page.getByRole('alert')).toContainText(text.mismatch);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel(text.email)).toHaveValue(email);
    await expect(page.getByLabel(text.country)).toHaveValue('ZM');
    await expect(page.getByLabel(text.terms)).toBeChecked();
    await expect(page.getByLabel(text.password, { exact: true })).toHaveValue('');
    expect(await page.content()).not.toContain(password);
    for (const label of [text.password, text.confirm])
      await page.getByLabel(label, { exact: true }).fill(password);
    await page.waitForTimeout(asSlowAsPeople);
    await press(page, text.create);
    await expect(page.getByRole('heading', { level: 1, name: text.checkMail })).toBeVisible();
    const link = linkIn(await mailTo(email));
    await page.goto(link);
    await page.getByLabel(text.chosen).fill('autre chose');
    await press(page, text.activate);
    await expect(page.getByRole('alert')).toContainText(text.notChosen);
    await page.getByText(text.forgotten).click();
    await page.getByLabel(text.newPassword, { exact: true }).fill('Une-autre-phrase-7');
    await page.getByLabel(text.confirm).fill('autre chose');
    await press(page, text.activateAnew);
    await expect(page.getByRole('alert')).toContainText(text.mismatch);
    for (const label of [text.newPassword, text.confirm])
      await page.getByLabel(label, { exact: true }).fill('Une-autre-phrase-7');
    await press(page, text.activateAnew);
    await page.waitForURL((url) => url.pathname === text.space);
    await expect(page.getByText(text.activated)).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: text.dead })).toBeVisible();
  });

  test('a link without its secret shows an error', async ({ page }) => {
    await page.goto('/activer/');
    await expect(page.getByText(words.fr.incomplete)).toBeVisible();
    await page.goto('/en/new-password/?hash=short');
    await expect(page.getByText(words.en.incomplete)).toBeVisible();
  });
});
