import { expect, type Page } from '@playwright/test';
import { mutateApplication } from '../shared/config/calls/application-calls.ts';
import { pathTo } from '../shared/config/routes.ts';
import { checkAtAllWidths } from './accessible.ts';
import { type Language, signInAgain } from './account-forms.ts';
import { signOutElsewhere } from './api-calls.ts';
import {
  beginApplication,
  openBeginning,
  openStep,
  press,
  receiptOn,
  takeBack,
  words as application,
} from './application.ts';
import { linkIn, mailToAbout, newAddress } from './mailbox.ts';
import { newMember } from './new-member.ts';
import { crash, enter, isSavedOn, keptOnDevice, statusOf, words as form } from './record-form.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';

const words = {
  fr: {
    call: 'Résidence de création musicale dans le Saloum',
    country: /^Pays où vous vivez/,
    senegal: 'Sénégal',
    work: /Votre musique/,
    instruments: /^Voix, instruments/,
    listen: /^Page où l’on peut vous écouter/,
    idea: /^Que cherchez-vous/,
    ask: 'Demander une lettre',
    name: 'Nom de la personne',
    email: 'Adresse e-mail',
    message: /^Votre message/,
    request: 'Envoyer la demande',
    subject: 'vous demande une lettre de recommandation',
    letter: 'Votre lettre',
    sendLetter: 'Envoyer la lettre',
    letterSent: 'Votre lettre est envoyée',
    received: /^Reçue le/,
    end: /Pour finir/,
    check: 'Comparer un fichier avec ce récépissé',
    number: 'Numéro du récépissé',
    hash: 'Ou son empreinte SHA-256',
    compare: 'Comparer',
    match: /^Oui/,
  },
  en: {
    call: 'Music residency in the Saloum Delta',
    country: /^Country where you live/,
    senegal: 'Senegal',
    work: /Your music/,
    instruments: /^Voice, instruments/,
    listen: /^Page where your music/,
    idea: /^What are you looking for/,
    ask: 'Request a letter',
    name: 'Person’s name',
    email: 'E-mail address',
    message: /^Your message/,
    request: 'Send the request',
    subject: 'is asking you for a letter of recommendation',
    letter: 'Your letter',
    sendLetter: 'Send the letter',
    letterSent: 'Your letter has been sent',
    received: /^Received on/,
    end: /To finish/,
    check: 'Compare a file with this receipt',
    number: 'Receipt number',
    hash: 'Or its SHA-256 hash',
    compare: 'Compare',
    match: /^Yes/,
  },
} as const;
type Words = (typeof words)[Language];

const phone = { width: 320, height: 640 };
test.use({ viewport: phone });

/** Checks the state at all widths; the phone goes on. */
async function checkState(page: Page, state: string): Promise<void> {
  await checkAtAllWidths(page, state);
  await page.setViewportSize(phone);
}

/** Names a referee, who writes at once. */
async function getLetter(page: Page, text: Words): Promise<void> {
  const email = newAddress();
  await press(page, text.ask);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text.name).fill('Omar Diouf');
  await dialog.getByLabel(text.email).fill(email);
  await dialog.getByLabel(text.message).fill('Pour la résidence dont nous avons parlé.');
  await dialog.getByRole('button', { name: text.request }).press('Enter');
  await expect(dialog).toBeHidden();
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own.');
  const referee = await (await browser.newContext({ reducedMotion: 'reduce', viewport: phone })).newPage();
  await referee.goto(linkIn(await mailToAbout(email, text.subject)));
  await referee.getByLabel(text.letter).fill('Elle chante juste, même contre le vent.');
  await press(referee, text.sendLetter);
  await expect(referee.getByRole('heading', { level: 1, name: text.letterSent })).toBeVisible();
  await referee.context().close();
}

for (const language of ['fr', 'en'] as const)
  test(`an application on a phone survives cuts, a dead tab and an ended session (${language})`, async ({
    page: first,
    request,
  }) => {
    test.slow();
    const text = words[language];
    const { confirm, next, accurate, send, again } = application[language];
    const member = await newMember(request);
    const context = first.context();
    await enter(first, member);
    await openBeginning(first, text.call, language);
    await beginApplication(first, text.country, language);
    await first.getByLabel(text.country).selectOption({ label: text.senegal });
    await press(first, confirm);
    await isSavedOn(first);
    const address = first.url();
    await press(first, next);

    // The line is cut while something is typed.
    await context.setOffline(true);
    await first.getByLabel(text.instruments).fill('Voix, kora');
    await expect(statusOf(first)).toHaveAttribute('data-status', 'offline');
    await checkState(first, 'offline ');
    await context.setOffline(false);
    await isSavedOn(first);

    // The tab dies before its last answer was sent.
    await first.route(`**${mutateApplication.path}`, (route) => route.abort());
    await first.getByLabel(text.idea).fill('D’autres voix que la mienne.');
    await keptOnDevice(first, 'que la mienne');
    await crash(first);
    const page = await context.newPage();
    await page.goto(address);
    await enhanced(page);
    await expect(page.getByRole('status').filter({ hasText: form[language].restored })).toBeVisible();
    await isSavedOn(page);
    await checkState(page, 'restored ');
    await openStep(page, text.work, language);
    await expect(page.getByLabel(text.instruments)).toHaveValue('Voix, kora');
    await expect(page.getByLabel(text.idea)).toHaveValue('D’autres voix que la mienne.');

    // The session ends.
    await signOutElsewhere(page);
    await page.getByLabel(text.listen).fill('https://example.org/fatou');
    await expect(statusOf(page)).toHaveAttribute('data-status', 'sessionOver');
    await checkState(page, 'session over ');
    await press(page, form[language].signInAgain);
    await signInAgain(page, language, member.email, member.password);
    await isSavedOn(page);
    await expect(page.getByLabel(text.listen)).toHaveValue('https://example.org/fatou');

    await press(page, next);
    await getLetter(page, text);
    await page.reload();
    await enhanced(page);
    const letter = page.getByRole('listitem').filter({ hasText: 'Omar Diouf' });
    await expect(letter.getByText(text.received)).toBeVisible();
    await openStep(page, text.end, language);
    await page.getByRole('checkbox', { name: accurate }).press('Space');
    await isSavedOn(page);
    await press(page, send);
    const receipt = receiptOn(page, language);
    await expect(receipt).toBeVisible();
    await checkState(page, 'sent ');

    await takeBack(page, language);
    await openStep(page, text.work, language);
    await page.getByLabel(text.instruments).fill('Voix, kora, calebasse');
    await press(page, again);
    await expect(receipt.locator('code')).toHaveCount(2);

    const number = (await receipt.locator('[data-receipt-number]').textContent()) ?? '';
    const hash = (await receipt.locator('code').first().textContent()) ?? '';
    await receipt.getByRole('link', { name: text.check }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${pathTo('receipt', language)}$`));
    await enhanced(page);
    await page.getByLabel(text.number).fill(number);
    await page.getByLabel(text.hash).fill(hash);
    await press(page, text.compare);
    await expect(page.getByText(text.match)).toBeVisible();
    await checkState(page, 'compared ');
  });
