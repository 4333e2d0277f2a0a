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
    lastName: 'Nom',
    firstName: 'Prénom',
    email: 'Adresse e-mail',
    subject: 'Objet',
    message: 'Message',
    consent: /^J’accepte/,
    submit: 'Envoyer le message',
    sent: /Votre message est parti/,
    missing: [
      'Nom — Ce champ est obligatoire.',
      'Prénom — Ce champ est obligatoire.',
      'Adresse e-mail — Ce champ est obligatoire.',
      'Objet — Ce champ est obligatoire.',
      'Message — Ce champ est obligatoire.',
      /Veuillez accepter la politique de confidentialité\.$/,
    ],
    wrong: 'L’adresse e-mail indiquée n’est pas valide.',
    long: 'Le nombre de caractères dépasse la limite autorisée.',
    topic: 'Suppression de mon compte',
    language: 'en français',
  },
  en: {
    path: '/en/contact/',
    footer: 'Write to the team',
    lastName: 'Last name',
    firstName: 'First name',
    email: 'E-mail address',
    subject: 'Subject',
    message: 'Message',
    consent: /^I agree/,
    submit: 'Send the message',
    sent: /Your message has been sent/,
    missing: [
      'Last name — This field is required.',
      'First name — This field is required.',
      'E-mail address — This field is required.',
      'Subject — This field is required.',
      'Message — This field is required.',
      /Please accept the privacy policy\.$/,
    ],
    wrong: 'Provided email address is invalid.',
    long: 'The number of characters exceeds the permitted limit.',
    topic: 'Deletion of my account',
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
  await page.getByLabel(words[language].lastName, { exact: true }).focus();
  for (const text of ['N’Diaye', 'Awa', address, subject, 'Bonjour,\n<b>comment</b> proposer un atelier ?']) {
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

  test(`errors are shown at their fields, and typed values remain (${language})`, async ({ page }) => {
    await page.goto(`${text.path}?topic=deletion`);
    const subject = page.getByLabel(text.subject);
    await expect(subject).toHaveValue(text.topic);
    await subject.fill('');
    await submit(page, language);
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('listitem')).toHaveText([...text.missing]);
    await checkAtAllWidths(page);
    await summary.getByRole('link').nth(4).press('Enter');
    await expect(page.getByLabel(text.message)).toBeFocused();

    await write(page, language, newSubject());
    await page.getByLabel(text.email).fill('awa@');
    await page.getByLabel(text.message).fill('é'.repeat(3_001));
    await submit(page, language);
    await expect(summary.getByRole('listitem')).toHaveText([new RegExp(text.wrong), new RegExp(text.long)]);
    await expect(page.getByLabel(text.message)).toHaveValue('é'.repeat(3_001));
    await expect(page.getByLabel(text.email)).toHaveAttribute('aria-invalid', 'true');
    await checkAtAllWidths(page);
  });

  test.describe(`without script (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    test('a refused form is refilled, and a message is sent', async ({ page }) => {
      const startedAt = Date.now();
      await page.goto(text.path);
      const subject = newSubject();
      await write(page, language, subject);
      await page.getByLabel(text.email).fill('awa@example');
      await submit(page, language);
      await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([new RegExp(text.wrong)]);
      await expect(page.getByLabel(text.subject)).toHaveValue(subject);
      await expect(page.getByLabel(text.message)).toHaveValue(/comment/);
      await expect(page.getByLabel(text.consent)).toBeChecked();
      const cameBack = Date.now();
      expect(cameBack).toBeGreaterThan(startedAt);
      await page.getByLabel(text.email).fill(address);
      // Faster than people are, it would be a program's.
      await expect.poll(() => Date.now() - cameBack, { timeout: 10_000 }).toBeGreaterThan(3_500);
      await submit(page, language);
      await page.waitForURL(`${text.path}?notice=sent`);
      await expect(page.getByText(text.sent)).toBeVisible();
      expect((await mailAbout(subject)).replyTo?.map((one) => one.address)).toEqual([address]);
    });
  });
}

test('a connection that breaks loses nothing, and the next try goes through', async ({ page }) => {
  await page.goto(words.fr.path);
  await page.route('/api/contact', (route) => route.abort(), { times: 1 });
  const subject = newSubject();
  await write(page, 'fr', subject);
  await submit(page, 'fr');
  await expect(page.getByRole('alert')).toContainText('La connexion au site est interrompue.');
  await expect(page.getByLabel('Objet')).toHaveValue(subject);
  await submit(page, 'fr');
  await page.waitForURL(`${words.fr.path}?notice=sent`);
  await mailAbout(subject);
});

test('the honeypot field is hidden from people', async ({ page }) => {
  await page.goto(words.fr.path);
  const isReached = await page.evaluate(() => {
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
  expect(isReached).toEqual({ byTab: false, byTouch: false, byReader: false });
});
