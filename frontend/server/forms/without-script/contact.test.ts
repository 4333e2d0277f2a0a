import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../limits.ts';
import { type ReaderSite, startReaderSite } from '../../testing/reader-site.ts';

const words = {
  fr: {
    path: '/contact/',
    lastName: 'Nom',
    firstName: 'Prénom',
    email: 'Adresse e-mail',
    subject: 'Objet',
    message: 'Message',
    consent: /^J’accepte/,
    submit: 'Envoyer le message',
    sent: 'Votre message est envoyé',
    wrong: 'Adresse e-mail — L’adresse e-mail indiquée n’est pas valide.',
    topic: 'Suppression de mon compte',
    problem: 'Problème sur la page',
    missing: [
      'Indiquez votre prénom.',
      'Indiquez votre nom.',
      'Indiquez votre adresse e-mail.',
      'Indiquez l’objet de votre message.',
      'Écrivez votre message.',
    ],
    consentMissing: 'Veuillez accepter la politique de confidentialité.',
  },
  en: {
    path: '/en/contact/',
    lastName: 'Last name',
    firstName: 'First name',
    email: 'E-mail address',
    subject: 'Subject',
    message: 'Message',
    consent: /^I agree/,
    submit: 'Send message',
    sent: 'Your message has been sent',
    wrong: 'E-mail address — Provided email address is invalid.',
    topic: 'Account deletion',
    problem: 'Problem on the page',
    missing: [
      'Enter your first name.',
      'Enter your last name.',
      'Enter your e-mail address.',
      'Enter a subject.',
      'Write your message.',
    ],
    consentMissing: 'Please accept the privacy policy.',
  },
} as const;
const message = 'Bonjour,\n<b>comment</b> proposer un atelier ?';

let site: ReaderSite;
beforeEach(async () => {
  site = await startReaderSite({ Contact: () => ({ passerelleContact: true }) }, { BOT_CHECK: 'altcha' });
});
afterEach(() => site.close());

describe.each(['fr', 'en'] as const)('the contact form without script (%s)', (language) => {
  const text = words[language];

  it('is refilled when it is refused, and sends the message', async () => {
    const reader = await site.reader().open(text.path);
    reader.fill(text.lastName, 'N’Diaye');
    reader.fill(text.firstName, 'Awa');
    reader.fill(text.email, 'awa@example');
    reader.fill(text.subject, 'Un atelier');
    reader.fill(text.message, message);
    reader.check(text.consent);
    site.clock.advance(limits.botCheck.fastest);
    await reader.press(text.submit);
    expect([reader.status, reader.problems]).toEqual([422, [text.wrong]]);
    expect(site.inputsOf('Contact')).toEqual([]);
    const shown = [text.lastName, text.firstName, text.email, text.subject, text.message].map((label) =>
      reader.value(label),
    );
    expect(shown).toEqual(['N’Diaye', 'Awa', 'awa@example', 'Un atelier', message]);
    expect(reader.field(text.consent).checked).toBe(true);
    expect(reader.field(text.email).getAttribute('aria-invalid')).toBe('true');

    reader.fill(text.email, 'awa.n-diaye@example.org');
    site.clock.advance(limits.botCheck.fastest);
    await reader.press(text.submit);
    expect([reader.status, reader.address]).toEqual([200, `${text.path}?notice=sent`]);
    expect(reader.text).toContain(text.sent);
    expect(site.inputsOf('Contact')).toEqual([
      {
        lastName: 'N’Diaye',
        firstName: 'Awa',
        email: 'awa.n-diaye@example.org',
        subject: 'Un atelier',
        message,
        consent: true,
      },
    ]);
  });

  it.each([
    ['/annuaire/awa-sarr/', true],
    ['//exemple.test/', false],
    ['/annuaire/ Urgent : payez', false],
    [`/${'a'.repeat(190)}`, false],
  ])('begins with the page that a problem is on: %s (%s)', async (page, named) => {
    const reader = await site.reader().open(`${text.path}?page=${encodeURIComponent(page)}`);
    expect(reader.value(text.subject)).toBe(named ? `${text.problem} ${page}` : '');
  });

  it('names each field that is missing, and begins with the topic of its link', async () => {
    const reader = await site.reader().open(`${text.path}?topic=deletion`);
    expect(reader.value(text.subject)).toBe(text.topic);
    reader.fill(text.subject, '');
    site.clock.advance(limits.botCheck.fastest);
    await reader.press(text.submit);
    expect(reader.problems.slice(0, -1)).toEqual(text.missing);
    expect(reader.problems.at(-1)).toBe(text.consentMissing);
    expect(site.inputsOf('Contact')).toEqual([]);
  });
});
