import { expect } from '@playwright/test';
import { checkAtAllWidths, violationsOf } from './accessible.ts';
import { activate, fillSignUp, press, signIn, waitForScripts, words } from './account-forms.ts';
import { linkIn, mailTo, newAddress } from './mailbox.ts';
import { complaintsOf } from './watch.ts';
import { test } from './test.ts';

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test.describe(`sign-up in ${language}`, () => {
    test(`from the form to one’s own space, by keyboard alone (${language})`, async ({ page }) => {
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

    test(`the owner of the mailbox replaces the password of the sign-up (${language})`, async ({ page }) => {
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
