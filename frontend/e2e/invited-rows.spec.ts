import { expect, type Page } from '@playwright/test';
import { checkAtAllWidths } from './accessible.ts';
import type { Language } from './account-forms.ts';
import { labels } from './initiative-texts.ts';
import { linkIn, mailTo, newAddress } from './mailbox.ts';
import { newMember } from './new-member.ts';
import { complete, createDraft, editPath, enter, isSavedOn, submit } from './record-form.ts';
import { test } from './test.ts';
import { decide } from './validators.ts';

const words = {
  fr: {
    sent: /^Invitation envoyée le .*, sans réponse pour l’instant\.$/,
    refused: 'Le serveur de messagerie refuse cette adresse.',
    address: 'Adresse de l’invitation',
    again: /^Envoyer à nouveau/,
    invalid: 'L’adresse e-mail indiquée n’est pas valide.',
  },
  en: {
    sent: /^Invitation sent on .*, no reply yet\.$/,
    refused: 'The mail server rejected this address.',
    address: 'Invitation address',
    again: /^Send again/,
    invalid: 'Provided email address is invalid.',
  },
} as const;

const memberRow = (page: Page, language: Language) =>
  page
    .getByRole('group', { name: labels[language].members })
    .getByRole('group', { name: `${labels[language].member} 1`, exact: true });

async function openPeople(page: Page, language: Language, id: string): Promise<void> {
  await page.goto(`${editPath(id, language)}#people`);
  await expect(memberRow(page, language)).toBeVisible();
}

/** A public initiative with one member who is invited by mail. @returns its id */
async function invite(page: Page, language: Language, email: string): Promise<string> {
  const label = labels[language];
  const id = await createDraft(page, `Invitation ${language}`, language);
  await complete(page, language);
  await page.goto(`${editPath(id, language)}#people`);
  await page.getByRole('button', { name: label.addMember }).press('Enter');
  const row = memberRow(page, language);
  await row.getByLabel(label.firstName).fill('Kossi');
  await row.getByLabel(label.name).fill('Amouzou');
  await row.getByLabel(label.email).fill(email);
  await isSavedOn(page);
  await submit(page, language);
  return id;
}

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`an invitation says how it stands, and goes out again to a corrected address (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const [wrong, right] = [newAddress(), newAddress()];
    await enter(page, await newMember(request));
    const id = await invite(page, language, wrong);
    await decide(page, id, { status: 'valid' });
    const first = linkIn(await mailTo(wrong));

    await openPeople(page, language, id);
    const row = memberRow(page, language);
    await expect(row.getByText(text.sent)).toBeVisible();
    const address = row.getByLabel(text.address);
    await expect(address).toHaveValue(wrong);
    await checkAtAllWidths(page, 'invited: ');

    await address.fill('nobody');
    await row.getByRole('button', { name: text.again }).press('Enter');
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(row.getByText(text.invalid)).toBeVisible();
    await checkAtAllWidths(page, 'invalid address: ');

    await address.fill(right);
    await page.keyboard.press('Enter');
    await expect(address).not.toHaveAttribute('aria-invalid', 'true');
    const second = linkIn(await mailTo(right));
    // The link that went to the wrong address is void.
    expect([(await request.get(first)).status(), (await request.get(second)).status()]).toEqual([410, 200]);
    await openPeople(page, language, id);
    await expect(row.getByLabel(text.address)).toHaveValue(right);
  });

  test(`an address that its mail server refuses is said in its row (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const email = newAddress();
    await enter(page, await newMember(request));
    const id = await invite(page, language, email);
    await decide(page, id, { status: 'valid' });
    await mailTo(email);
    // The mailbox of the tests takes every address.
    await page.route('**/api/graphql*', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"state":"sent"', '"state":"refused"');
      await route.fulfill({ response, body });
    });
    await openPeople(page, language, id);
    await expect(memberRow(page, language).getByText(text.refused)).toBeVisible();
    await checkAtAllWidths(page, 'refused address: ');
  });
}
