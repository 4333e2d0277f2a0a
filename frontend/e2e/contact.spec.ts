import { expect, type Page } from '@playwright/test';
import { checkAtAllWidths } from './accessible.ts';
import { mailAbout } from './mailbox.ts';
import { origin } from './site.ts';
import { complaintsOf } from './watch.ts';
import { test } from './test.ts';

const words = {
  fr: {
    path: '/contact/',
    footer: 'Écrire à l’équipe',
    firstName: 'Prénom',
    subject: 'Objet',
    message: 'Message',
    consent: /^J’accepte/,
    submit: 'Envoyer le message',
    sent: /Votre message est envoyé/,
    missing: [
      'Indiquez votre prénom.',
      'Indiquez votre nom.',
      'Indiquez votre adresse e-mail.',
      'Indiquez l’objet de votre message.',
      'Écrivez votre message.',
      /Veuillez accepter la politique de confidentialité\.$/,
    ],
    language: 'en français',
  },
  en: {
    path: '/en/contact/',
    footer: 'Contact the team',
    firstName: 'First name',
    subject: 'Subject',
    message: 'Message',
    consent: /^I agree/,
    submit: 'Send message',
    sent: /Your message has been sent/,
    missing: [
      'Enter your first name.',
      'Enter your last name.',
      'Enter your e-mail address.',
      'Enter a subject.',
      'Write your message.',
      /Please accept the privacy policy\.$/,
    ],
    language: 'en anglais',
  },
} as const;
type Language = keyof typeof words;
const languages = Object.keys(words) as Language[];

let messageCount = 0;
/** A subject of its own for each letter: that is how its mail is found. */
const newSubject = (): string => `Question ${Date.now().toString(36)}-${process.pid}-${(messageCount += 1)}`;
const address = 'awa.n-diaye@example.org';

/** Fills the form in from its first field to its button, as the Tab key leads. */
async function write(page: Page, language: Language, subject: string): Promise<void> {
  const { keyboard } = page;
  await page.getByLabel(words[language].firstName, { exact: true }).focus();
  for (const text of ['Awa', 'N’Diaye', address, subject, 'Bonjour,\n<b>comment</b> proposer un atelier ?']) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await expect(page.getByLabel(words[language].consent)).toBeFocused();
  await keyboard.press('Space');
}

async function submit(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: words[language].submit }).focus();
  await page.keyboard.press('Enter');
}

/** How people come to the field that only programs fill in. */
const howTrapIsReached = (page: Page) =>
  page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('input[name="company-website"]');
    if (!field) throw new Error('No such field');
    field.scrollIntoView();
    const { left, top } = field.getBoundingClientRect();
    return {
      byTab: field.tabIndex >= 0,
      byTouch: document.elementFromPoint(left + 1, top + 1) === field,
      byReader: field.closest('[aria-hidden="true"]') === null,
    };
  });

for (const language of languages) {
  const text = words[language];

  test(`a message written by keyboard reaches the team (${language})`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== origin) elsewhere.push(request.url());
    });
    await page.goto(language === 'fr' ? '/' : '/en/');
    await page.getByRole('contentinfo').getByRole('link', { name: text.footer }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(text.path);
    await checkAtAllWidths(page);

    await submit(page, language);
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('listitem')).toHaveText([...text.missing]);
    await checkAtAllWidths(page, 'refused: ');
    await summary.getByRole('link').nth(4).press('Enter');
    await expect(page.getByLabel(text.message)).toBeFocused();
    expect(await howTrapIsReached(page)).toEqual({ byTab: false, byTouch: false, byReader: false });

    const subject = newSubject();
    const call = page.waitForRequest('/api/contact');
    await write(page, language, subject);
    await submit(page, language);
    // Solved in the page by our own script: neither the proof of those without script, nor nothing.
    const { botProof } = (await call).postDataJSON() as { botProof: string };
    expect(Buffer.from(botProof, 'base64').toString()).toContain('"challenge"');
    await page.waitForURL(`${text.path}?notice=sent`);
    await expect(page.getByText(text.sent)).toBeVisible();
    await checkAtAllWidths(page);
    const mail = await mailAbout(subject);
    expect(mail.replyTo?.map((one) => one.address)).toEqual([address]);
    expect(mail.text).toContain(`Awa N’Diaye (${address}) a écrit à l’équipe ${text.language}`);
    expect(mail.text).toContain('Bonjour,\n<b>comment</b> proposer un atelier ?');
    expect(mail.html).not.toContain('<b>comment');
    expect(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
