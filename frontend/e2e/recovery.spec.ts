import { expect, type Page } from '@playwright/test';
import { checkAtAllWidths } from './accessible.ts';
import {
  activate,
  fillSignUp,
  type Language,
  press,
  signIn,
  waitForScripts,
  words,
} from './account-forms.ts';
import { linkIn, mailTo, newAddress } from './mailbox.ts';
import { complaintsOf } from './watch.ts';
import { test } from './test.ts';

const other = 'Un-Autre-Pont-2026';

/** Somebody with an account of their own: what happens to it touches no other test. */
async function createMember(page: Page, language: Language): Promise<string> {
  const text = words[language];
  const email = newAddress();
  await page.goto(text.signUp);
  await waitForScripts(page);
  await fillSignUp(page, language, email);
  await press(page, text.create);
  await expect(page.getByRole('heading', { level: 1, name: text.checkMail })).toBeVisible();
  await page.goto(linkIn(await mailTo(email)));
  await activate(page, language);
  // The welcome has come: the next mail is the one that is asked for.
  await mailTo(email, 2);
  // The workspace would go on asking for notices.
  await page.goto('about:blank');
  await page.context().clearCookies();
  return email;
}

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`a new password, by keyboard alone (${language})`, async ({ page, browser }) => {
    // Two mails and eight looks of axe.
    test.slow();
    const complaints = complaintsOf(page);
    const email = await createMember(page, language);
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(text.login);
    await signIn(elsewhere, language, email);
    await elsewhere.waitForURL(text.space);

    await page.goto(text.forgot);
    await checkAtAllWidths(page);
    await page.getByLabel(text.email).focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: text.checkMail })).toBeVisible();
    expect(page.url()).not.toContain(email);
    await checkAtAllWidths(page);

    const link = linkIn(await mailTo(email, 3));
    await page.goto(link);
    await checkAtAllWidths(page);
    await page.getByLabel(text.password, { exact: true }).focus();
    await page.keyboard.type(other);
    await page.getByLabel(text.confirm).focus();
    await page.keyboard.type(other);
    await page.keyboard.press('Enter');
    await expect(page.getByText(text.saved)).toBeVisible();
    await signIn(page, language, email, other);
    await page.waitForURL(text.space);
    expect(complaints).toEqual([]);

    // Every session has ended, and the link has served.
    await elsewhere.goto(text.space);
    await expect(elsewhere).toHaveURL(/next=/);
    await elsewhere.context().close();
    await page.context().clearCookies();
    // Its page says so at once, instead of asking for a password twice.
    expect((await page.goto(link))?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1, name: text.dead })).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await checkAtAllWidths(page);
  });
}
