import { expect, type Page } from '@playwright/test';
import { checkAtAllWidths } from './accessible.ts';
import { type Language, setLanguage } from './account-forms.ts';
import { beginApplication, openBeginning, press } from './application.ts';
import { mailToAbout } from './mailbox.ts';
import { newMember } from './new-member.ts';
import { keptOnDevice, enter } from './record-form.ts';
import { choose, words as files } from './record-files.ts';
import { pdf } from './sample-files.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';
import { readMessages } from '../shared/config/calls/thread-calls.ts';
import { pathTo } from '../shared/config/routes.ts';

/** Runs the calls of the demo content. */
const operator = { email: 'operateur@passerelle.test', password: 'Passerelle-2026!' };

const words = {
  fr: {
    call: 'Douze murs pour une ville qui grandit',
    country: /^Pays où vous travaillez/,
    label: 'Votre message',
    question: 'Le devis doit-il être en francs CFA ?',
    answer: 'Oui, en francs CFA.',
    ready: 'Prêt à être envoyé',
    send: 'Envoyer le message',
    sent: 'Votre message est envoyé.',
    written: /écrit sans avoir encore envoyé/,
    draft: /pas encore envoyée/,
    fresh: 'Nouveau',
    subject: 'Nouveau message sur votre candidature',
    unread: '1 message non lu',
    download: /^Télécharger « devis\.pdf »/,
  },
  en: {
    call: 'Twelve walls for a growing city',
    country: /^Country where you work/,
    label: 'Your message',
    question: 'Should the quote be in CFA francs?',
    answer: 'Yes, in CFA francs.',
    ready: 'Ready to send',
    send: 'Send message',
    sent: 'Your message has been sent.',
    written: /to you without having sent/,
    draft: /hasn’t been sent yet/,
    fresh: 'New',
    subject: 'New message about your application',
    unread: '1 unread message',
    download: /^Download “devis\.pdf”/,
  },
} as const;

const thread = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });

async function write(page: Page, text: string, language: Language): Promise<void> {
  await thread(page).getByLabel(words[language].label).fill(text);
  await press(page, words[language].send);
  await expect(thread(page).getByText(words[language].sent)).toBeVisible();
}

for (const language of ['fr', 'en'] as const)
  test(`an applicant and the team of a call write to each other by the keyboard (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    const text = words[language];
    const member = await newMember(request, 'beneficiaire', {
      lastName: `Traoré ${Date.now().toString(36)}`,
    });
    await enter(page, member);
    await setLanguage(page, language);
    await openBeginning(page, text.call, language);
    await beginApplication(page, text.country, language);

    const id = /\/(\d+)\/$/.exec(new URL(page.url()).pathname)?.[1] ?? '';
    // What is written stays on the device until it is sent, with its file.
    await thread(page).getByLabel(text.label).fill(text.question);
    await keptOnDevice(page, text.question);
    await choose(page, thread(page), files[language].chooseSeveral, [pdf('devis.pdf', 30_000)]);
    await expect(thread(page).getByText(text.ready)).toBeVisible();
    await checkAtAllWidths(page, 'written ');
    await page.reload();
    await enhanced(page);
    await expect(thread(page).getByLabel(text.label)).toHaveValue(text.question);
    await expect(thread(page).getByText(text.ready)).toBeVisible();
    await press(page, text.send);
    await expect(thread(page).getByText(text.sent)).toBeVisible();
    await expect(thread(page).getByRole('listitem').filter({ hasText: text.question })).toBeVisible();
    await checkAtAllWidths(page, 'sent ');

    // The application is not sent: its messages are all that the team reads.
    const team = await (await browser.newContext()).newPage();
    await enter(team, operator);
    await team.goto(pathTo('ownCalls', language));
    await enhanced(team);
    const row = team.locator('[data-row]').filter({ hasText: text.call });
    await row.getByRole('link', { name: /reçues|received/ }).press('Enter');
    await expect(team.locator('summary').filter({ hasText: text.written })).toBeVisible();
    await checkAtAllWidths(team, 'list ');
    await team.locator(`details a[href*="/${id}/"]`).press('Enter');
    await expect(team.getByText(text.draft)).toBeVisible();
    await expect(thread(team).getByText(text.fresh, { exact: true })).toBeVisible();
    await expect(thread(team).getByRole('link', { name: text.download })).toBeVisible();
    await checkAtAllWidths(team, 'of the team ');
    await write(team, text.answer, language);
    await team.context().close();

    // One mail with the first line, which leads to the messages.
    const mail = await mailToAbout(member.email, text.subject);
    const address = `${pathTo('application', language, { id })}#messages`;
    expect(mail.text).toContain(text.answer);
    expect(mail.text).toContain(address);
    await page.goto(pathTo('ownApplications', language));
    await enhanced(page);
    await expect(page.getByText(text.unread)).toBeVisible();
    const isRead = page.waitForResponse((answer) => answer.url().endsWith(readMessages.path));
    await page.goto(address);
    await enhanced(page);
    await expect(thread(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expect(thread(page).getByText(text.answer)).toBeVisible();
    await (await isRead).finished();
    await page.goto(pathTo('ownApplications', language));
    await enhanced(page);
    await expect(page.getByText(text.unread)).toHaveCount(0);
  });
