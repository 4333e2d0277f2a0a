import { expect, type Page } from '@playwright/test';
import { checkAtAllWidths } from './accessible.ts';
import { setLanguage } from './account-forms.ts';
import { beginApplication, openBeginning, openStep, press } from './application.ts';
import { linkIn, mailToAbout, newAddress } from './mailbox.ts';
import { newMember } from './new-member.ts';
import { enter, isSavedOn, words as form } from './record-form.ts';
import { test } from './test.ts';

const words = {
  fr: {
    call: 'Douze murs pour une ville qui grandit',
    country: /^Pays où vous travaillez/,
    senegal: 'Sénégal',
    work: /Votre travail/,
    walls: /^Nombre de murs/,
    section: 'Co-rédaction',
    email: 'Ou une adresse e-mail',
    invite: 'Envoyer l’invitation',
    subject: 'vous invite à rédiger une candidature',
    accept: 'Accepter',
    list: 'Voir vos candidatures',
    takesPart: 'Vous participez à la candidature de Fatou Bâ.',
    present: /A aussi ce formulaire ouvert.*Fatou Bâ/,
    role: 'Lire et répondre',
    choose: 'Choisir',
    endAccess: 'Retirer l’accès',
    ended: /^Accès retiré/,
  },
  en: {
    call: 'Twelve walls for a growing city',
    country: /^Country where you work/,
    senegal: 'Senegal',
    work: /Your work/,
    walls: /^Number of walls/,
    section: 'Co-writers',
    email: 'Or an e-mail address',
    invite: 'Send the invitation',
    subject: 'invites you to co-write an application',
    accept: 'Accept',
    list: 'View your applications',
    takesPart: 'You are co-writing the application of Fatou Bâ.',
    present: /Also has this form open.*Fatou Bâ/,
    role: 'Read and answer',
    choose: 'Choose',
    endAccess: 'End access',
    ended: /^Access ended/,
  },
} as const;

for (const language of ['fr', 'en'] as const)
  test(`a co-writer who was invited by mail writes at the same time as the applicant (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    const text = words[language];
    const section = (on: Page) => on.getByRole('region', { name: text.section });
    await enter(page, await newMember(request));
    await setLanguage(page, language);
    await openBeginning(page, text.call, language);
    await beginApplication(page, text.country, language);

    const email = newAddress();
    await section(page).getByLabel(text.email).fill(email);
    await press(page, text.invite);
    await expect(section(page).getByRole('heading', { name: email })).toBeVisible();
    await checkAtAllWidths(page, 'invited ');
    const address = page.url();

    const writer = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await enter(writer, await newMember(request, 'beneficiaire', { email, lastName: 'Corédactrice' }));
    await writer.goto(linkIn(await mailToAbout(email, text.subject)));
    await writer.getByRole('button', { name: text.accept }).waitFor();
    await checkAtAllWidths(writer, 'invitation ');
    await press(writer, text.accept);
    await writer.getByRole('link', { name: text.list }).press('Enter');
    await expect(writer.getByText(text.takesPart)).toBeVisible();
    await writer.getByRole('link', { name: text.call }).press('Enter');
    await expect(writer.getByText(text.present)).toBeVisible();
    await expect(section(writer).getByText(text.role, { exact: true })).toBeVisible();
    await checkAtAllWidths(writer, 'co-writer ');

    // Answers to different questions are combined.
    await openStep(writer, text.work, language);
    await writer.getByLabel(text.walls).fill('12');
    await writer.getByLabel(text.walls).blur();
    await isSavedOn(writer);
    await page.getByLabel(text.country).selectOption({ label: text.senegal });
    await isSavedOn(page);
    await openStep(page, text.work, language);
    await expect(page.getByLabel(text.walls)).toHaveValue('12');

    // Two answers to one question: both are shown, and the person chooses.
    await page.getByLabel(text.walls).fill('13');
    await page.getByLabel(text.walls).blur();
    await isSavedOn(page);
    await writer.getByLabel(text.walls).fill('14');
    await writer.getByLabel(text.walls).blur();
    await press(writer, text.choose);
    const dialog = writer.getByRole('dialog', { name: form[language].conflict });
    await checkAtAllWidths(writer, 'conflict ');
    await dialog.getByRole('radio', { name: form[language].theirs }).press('Space');
    await dialog.getByRole('button', { name: form[language].apply }).press('Enter');
    await isSavedOn(writer);
    await expect(writer.getByLabel(text.walls)).toHaveValue('13');

    // The applicant ends the access, at once.
    await page.goto(address);
    await press(page, new RegExp(`^${text.endAccess}`));
    await page.getByRole('dialog').getByRole('button', { name: text.endAccess }).press('Enter');
    await expect(section(page).getByText(text.ended)).toBeVisible();
    expect((await writer.goto(address))?.status()).toBe(404);
  });
