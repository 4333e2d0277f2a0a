import { expect, type Page } from '@playwright/test';
import { checkAtAllWidths } from './accessible.ts';
import {
  beginApplication,
  openBeginning,
  openStep,
  press,
  receiptOn,
  words as application,
} from './application.ts';
import { linkIn, mailToAbout, newAddress } from './mailbox.ts';
import { newMember } from './new-member.ts';
import { enter, isSavedOn } from './record-form.ts';
import { pdf } from './sample-files.ts';
import { test } from './test.ts';
import { sendFile } from './typing.ts';

const words = {
  fr: {
    call: 'Résidence de création musicale dans le Saloum',
    country: /^Pays où vous vivez/,
    senegal: 'Sénégal',
    instruments: /^Voix, instruments/,
    listen: /^Page où l’on peut vous écouter/,
    idea: /^Que cherchez-vous/,
    ask: 'Demander une lettre',
    dialog: 'Demander une lettre de recommandation',
    name: 'Nom de la personne',
    email: 'Adresse e-mail',
    message: /^Votre message/,
    request: 'Envoyer la demande',
    subject: 'vous demande une lettre de recommandation',
    asked: /^Demandée le/,
    opened: /^Ouverte le/,
    received: /^Reçue le/,
    page: 'Une lettre de recommandation',
    text: 'Votre lettre',
    file: 'Joindre un fichier',
    sendLetter: 'Envoyer la lettre',
    letterSent: 'Votre lettre est envoyée',
    arrived: 'Votre lettre est arrivée',
    erase: 'Effacer ma lettre',
    letterErased: 'Votre lettre est effacée',
    dead: 'Ce lien n’est plus valable',
    end: /Pour finir/,
  },
  en: {
    call: 'Music residency in the Saloum Delta',
    country: /^Country where you live/,
    senegal: 'Senegal',
    instruments: /^Voice, instruments/,
    listen: /^Page where your music/,
    idea: /^What are you looking for/,
    ask: 'Request a letter',
    dialog: 'Request a letter of recommendation',
    name: 'Person’s name',
    email: 'E-mail address',
    message: /^Your message/,
    request: 'Send the request',
    subject: 'is asking you for a letter of recommendation',
    asked: /^Requested on/,
    opened: /^Opened on/,
    received: /^Received on/,
    page: 'A letter of recommendation',
    text: 'Your letter',
    file: 'Attach a file',
    sendLetter: 'Send the letter',
    letterSent: 'Your letter has been sent',
    arrived: 'Your letter has arrived',
    erase: 'Erase my letter',
    letterErased: 'Your letter has been erased',
    dead: 'This link is no longer valid',
    end: /To finish/,
  },
} as const;
type Language = keyof typeof words;
type Words = (typeof words)[Language];

const secret = 'Elle chante juste, même contre le vent. CANARI';
/** An application that lacks its letter and the statement at its end. */
async function write(page: Page, text: Words, language: Language): Promise<void> {
  const { confirm, next } = application[language];
  await openBeginning(page, text.call, language);
  await beginApplication(page, text.country, language);
  await page.getByLabel(text.country).selectOption({ label: text.senegal });
  await press(page, confirm);
  await press(page, next);
  await page.getByLabel(text.instruments).fill('Voix');
  await page.getByLabel(text.listen).fill('https://example.org/fatou');
  await page.getByLabel(text.idea).fill('D’autres voix que la mienne.');
  await press(page, next);
  await isSavedOn(page);
}

async function ask(page: Page, text: Words, name: string, email: string): Promise<void> {
  await press(page, text.ask);
  const dialog = page.getByRole('dialog', { name: text.dialog });
  await dialog.getByLabel(text.name).fill(name);
  await dialog.getByLabel(text.email).fill(email);
  await dialog.getByLabel(text.message).fill('Pour la résidence dont nous avons parlé.');
  await checkAtAllWidths(page, 'asking ');
  await dialog.getByRole('button', { name: text.request }).press('Enter');
  await expect(dialog).toBeHidden();
}

for (const language of ['fr', 'en'] as const)
  test(`a referee writes a letter by the link of a mail, without an account (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    const text = words[language];
    const email = newAddress();
    await enter(page, await newMember(request));
    await write(page, text, language);
    await ask(page, text, 'Omar Diouf', email);
    const letter = page.getByRole('listitem').filter({ hasText: 'Omar Diouf' });
    await expect(letter.getByText(text.asked)).toBeVisible();
    await checkAtAllWidths(page, 'asked ');
    const address = page.url();

    const referee = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    const link = linkIn(await mailToAbout(email, text.subject));
    await referee.goto(link);
    await expect(referee.getByRole('heading', { level: 1, name: text.page })).toBeVisible();
    await expect(referee.getByRole('blockquote')).toHaveText('Pour la résidence dont nous avons parlé.');
    await checkAtAllWidths(referee, 'letter ');
    await page.reload();
    await expect(letter.getByText(text.opened)).toBeVisible();

    await referee.getByLabel(text.text).fill(secret);
    await sendFile(referee, referee.getByLabel(text.file), pdf('recommandation.pdf', 20_000));
    await press(referee, text.sendLetter);
    await expect(referee.getByRole('heading', { level: 1, name: text.letterSent })).toBeVisible();
    await checkAtAllWidths(referee, 'sent ');
    await referee.goto(link);
    await expect(referee.getByRole('heading', { level: 1, name: text.arrived })).toBeVisible();
    await expect(referee.getByText(secret)).toHaveCount(0);

    // That it arrived, not what it says.
    await page.reload();
    await expect(letter.getByText(text.received)).toBeVisible();
    const answer = await (await page.request.get(address)).text();
    expect(answer).toContain('Omar Diouf');
    expect(answer).not.toContain('CANARI');
    expect(answer).not.toContain('recommandation.pdf');
    await openStep(page, text.end, language);
    await page.getByRole('checkbox', { name: application[language].accurate }).press('Space');
    await isSavedOn(page);
    await press(page, application[language].send);
    await expect(receiptOn(page, language)).toBeVisible();

    await press(referee, text.erase);
    await expect(referee.getByRole('heading', { level: 1, name: text.letterErased })).toBeVisible();
    expect((await referee.goto(link))?.status()).toBe(410);
    await expect(referee.getByRole('heading', { level: 1, name: text.dead })).toBeVisible();
    await checkAtAllWidths(referee, 'dead ');
  });
