import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import {
  words as account,
  fillSignUp,
  type Language,
  password,
  skipInterests,
  waitForScripts,
} from './account-forms.ts';
import { checkAtAllWidths } from './accessible.ts';
import { words } from './invitation-words.ts';
import { linkIn, mailTo, newAddress } from './mailbox.ts';
import type { Member } from './new-member.ts';
import { publishStructure } from './own-structures.ts';
import { enter } from './record-form.ts';
import { test } from './test.ts';
import { pressEnter, tabTo, write } from './typing.ts';
import { enhanced } from './watch.ts';

/** Member with a public profile in the demo content. */
const owner: Member = { email: 'beneficiaire@passerelle.test', password: 'Passerelle-2026!' };

interface Journey {
  language: Language;
  /** Name of the structure. */
  name: string;
}

const rowOf = (page: Page, { name }: Journey): Locator => page.locator('[data-structure]', { hasText: name });

async function openStructures(page: Page, { language }: Journey): Promise<void> {
  await page.goto(pathTo('structures', language));
  await enhanced(page);
}

async function openMembers(page: Page, journey: Journey): Promise<void> {
  await openStructures(page, journey);
  await pressEnter(page, rowOf(page, journey).getByRole('link', { name: words[journey.language].manage }));
  await expect(page.getByRole('heading', { level: 1, name: journey.name })).toBeVisible();
}

/** @returns the address to which the invitation was sent */
async function inviteByMail(page: Page, { language }: Journey): Promise<string> {
  const text = words[language];
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await pressEnter(page, page.getByRole('button', { name: text.send }));
  await expect(page.getByText(text.required).first()).toBeVisible();
  await expect(field(text.firstName)).toBeFocused();
  await checkAtAllWidths(page, 'refused: ');
  const invited = newAddress();
  await write(page, field(text.firstName), 'Kossi');
  await write(page, field(text.lastName), 'Amouzou');
  await write(page, field(text.email), invited);
  await page.keyboard.press('Enter');
  await expect(page.getByText(text.sent)).toBeVisible();
  await checkAtAllWidths(page, 'sent: ');
  return invited;
}

/** A visitor signs up on the way from the link of an invitation, under another address. @returns that address */
async function signUpFromLink(page: Page, { language }: Journey): Promise<string> {
  const email = newAddress();
  await pressEnter(page, page.getByRole('link', { name: words[language].signUp }));
  await waitForScripts(page);
  await fillSignUp(page, language, email);
  await page.keyboard.press('Enter');
  await page.goto(linkIn(await mailTo(email)));
  await tabTo(page, page.getByLabel(account[language].chosen));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === pathTo('invitation', language));
  await skipInterests(page);
  // Without the question to new members.
  await page.reload();
  return email;
}

async function accept(page: Page, { language }: Journey): Promise<void> {
  await pressEnter(page, page.getByRole('button', { name: words[language].accept, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: words[language].accepted })).toBeVisible();
}

async function offerOwnership(page: Page, journey: Journey): Promise<void> {
  const text = words[journey.language];
  await openMembers(page, journey);
  await pressEnter(page, page.getByRole('button', { name: text.transfer }).first());
  const dialog = page.getByRole('dialog');
  await pressEnter(page, dialog.getByRole('button', { name: text.confirmTransfer }));
  await expect(page.getByText(text.offered)).toBeVisible();
}

const visitor = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`an owner invites an outsider by mail, who accepts under another address, by the keyboard (${language})`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const journey = { language, name: `Conteurs du Littoral ${Date.now()}` };
    await enter(page, owner);
    await publishStructure(page, journey.name, language);
    await openMembers(page, journey);
    const link = linkIn(await mailTo(await inviteByMail(page, journey)));
    const outsider = await visitor(browser);
    await outsider.goto(link);
    await expect(outsider.getByRole('heading', { level: 1, name: text.invitation })).toBeVisible();
    await expect(outsider.getByText(journey.name)).toBeVisible();
    await checkAtAllWidths(outsider, 'invitation: ');
    await page.reload();
    await expect(page.getByText(text.delivered).first()).toBeVisible();

    const email = await signUpFromLink(outsider, journey);
    await accept(outsider, journey);
    await pressEnter(outsider, outsider.getByRole('link', { name: text.structures }));
    await expect(rowOf(outsider, journey)).toBeVisible();

    await page.reload();
    await expect(page.getByText(text.acceptedBy).first()).toBeVisible();
    expect(await page.locator('#main').textContent()).not.toContain(email);
    await checkAtAllWidths(page, 'accepted: ');
    const other = await visitor(browser);
    expect((await other.goto(link))?.status()).toBe(410);
    await expect(other.getByRole('heading', { level: 1, name: text.dead })).toBeVisible();
    await expect(other.getByText(text.askAgain)).toBeVisible();
    await checkAtAllWidths(other, 'used: ');
    await other.context().close();

    await offerOwnership(page, journey);
    // After the activation and the welcome.
    await outsider.goto(linkIn(await mailTo(email, 3)));
    await expect(outsider.getByRole('heading', { level: 1, name: text.offer })).toBeVisible();
    await checkAtAllWidths(outsider, 'offer: ');
    await accept(outsider, journey);

    await openStructures(page, journey);
    await pressEnter(page, rowOf(page, journey).getByRole('button', { name: text.leave }));
    await pressEnter(page, page.getByRole('dialog').getByRole('button', { name: text.confirmLeave }));
    await expect(page.getByText(text.left)).toBeVisible();
    await expect(rowOf(page, journey)).toHaveCount(0);
    await openMembers(outsider, journey);
    await outsider.context().close();
  });
}
