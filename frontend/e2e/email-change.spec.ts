import { expect, type Page } from '@playwright/test';
import { checkAtAllWidths } from './accessible.ts';
import {
  type Language,
  press,
  signIn,
  skipInterests,
  waitForScripts,
  words as account,
} from './account-forms.ts';
import { linkIn, mailTo, newAddress } from './mailbox.ts';
import { type Member, newMember } from './new-member.ts';
import { complaintsOf } from './watch.ts';
import { test } from './test.ts';

const next = 'Une-autre-phrase-2027';
const words = {
  fr: {
    settings: '/parametres/adresse-e-mail/',
    form: 'Adresse e-mail',
    address: 'Nouvelle adresse e-mail',
    password: 'Votre mot de passe',
    change: 'Changer mon adresse',
    sent: /Nous avons envoyé un message à votre nouvelle adresse/,
    waiting: /En attente de confirmation/,
    cancel: 'Annuler ce changement',
    cancelled: 'Le changement d’adresse est annulé.',
    confirm: 'Confirmer mon adresse',
    confirmed: 'Votre adresse est confirmée',
    restore: 'Rétablir mon adresse',
    restored: 'Votre adresse est rétablie',
    wrong: 'Le mot de passe actuel est incorrect.',
  },
  en: {
    settings: '/en/settings/email/',
    form: 'E-mail address',
    address: 'New e-mail address',
    password: 'Your password',
    change: 'Change my address',
    sent: /We’ve sent a message to your new address/,
    waiting: /Awaiting confirmation/,
    cancel: 'Cancel this change',
    cancelled: 'The address change has been cancelled.',
    confirm: 'Confirm my address',
    confirmed: 'Your address is confirmed',
    restore: 'Restore my address',
    restored: 'Your address is restored',
    wrong: 'The current password is incorrect.',
  },
} as const;

async function openSettings(page: Page, language: Language, { email, password }: Member): Promise<void> {
  await page.goto(account[language].login);
  await signIn(page, language, email, password);
  await page.waitForURL((url) => url.pathname === account[language].space);
  await page.goto(words[language].settings);
}

/** Requests the change by keyboard: the address, the password, Enter. */
async function requestChange(page: Page, language: Language, email: string, password: string): Promise<void> {
  const text = words[language];
  const form = page.getByRole('form', { name: text.form, exact: true });
  await form.getByLabel(text.address).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(email);
  await form.getByLabel(text.password).focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** Follows the link of a mail, which is in the account's language: French, as staff made it. The switch keeps the link. */
async function follow(page: Page, language: Language, link: string): Promise<void> {
  await page.goto(link);
  if (language === 'en') {
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/[a-z-]+\/\?hash=/);
  }
}

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`another address: requested, verified, undone, by keyboard alone (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    const complaints = complaintsOf(page);
    const member = await newMember(request);
    // This length occurs in real addresses: it must fit at 320 px.
    const fresh = `a-rather-long-address-${newAddress()}`;
    await openSettings(page, language, member);
    await skipInterests(page);
    await page.reload();
    await waitForScripts(page);
    await requestChange(page, language, fresh, member.password);
    await expect(page.getByText(text.sent)).toBeVisible();
    await expect(page.getByText(text.waiting)).toContainText(fresh);
    await checkAtAllWidths(page);

    await follow(page, language, linkIn(await mailTo(fresh)));
    await checkAtAllWidths(page);
    await press(page, text.confirm);
    await expect(page.getByRole('heading', { level: 1, name: text.confirmed })).toBeVisible();
    await checkAtAllWidths(page);
    await page.goto(text.settings);
    await expect(page.locator('#email strong')).toHaveText(fresh);
    await expect(page.getByText(text.waiting)).toHaveCount(0);
    expect(complaints).toEqual([]);

    const elsewhere = await (await browser.newContext()).newPage();
    const undo = linkIn(await mailTo(member.email, 2));
    await follow(elsewhere, language, undo);
    await checkAtAllWidths(elsewhere);
    await press(elsewhere, text.restore);
    await expect(elsewhere.getByRole('heading', { level: 1, name: text.restored })).toBeVisible();
    await page.goto(text.settings);
    await expect(page).toHaveURL(/next=/);
    await follow(elsewhere, language, linkIn(await mailTo(member.email, 3)));
    for (const label of [account[language].password, account[language].confirm])
      await elsewhere.getByLabel(label, { exact: true }).fill(next);
    await press(elsewhere, account[language].save);
    await expect(elsewhere.getByText(account[language].saved)).toBeVisible();
    await signIn(elsewhere, language, member.email, next);
    await elsewhere.waitForURL((url) => url.pathname === account[language].space);
    // Used: its page says so at once.
    expect((await elsewhere.goto(undo))?.status()).toBe(410);
    await expect(elsewhere.getByRole('heading', { level: 1, name: account.fr.dead })).toBeVisible();
    await expect(elsewhere.getByRole('button', { name: words.fr.restore })).toHaveCount(0);
    await elsewhere.context().close();
  });
}
