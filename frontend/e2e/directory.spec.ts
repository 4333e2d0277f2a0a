import { expect } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import { signIn } from './account-forms.ts';
import { checkAtAllWidths } from './accessible.ts';
import { test } from './test.ts';
import { pickOption, pressEnter, tabTo, write } from './typing.ts';
import { enhanced } from './watch.ts';

const words = {
  fr: {
    contact: 'Envoyer un message',
    subject: 'Objet',
    message: /^Message/,
    consent: /^J’accepte/,
    send: 'Envoyer le message',
    required: /obligatoire/,
    sent: 'Votre message est envoyé.',
    block: /^Bloquer /,
    undo: /^Débloquer /,
    reason: 'Motif',
    spam: 'Publicité ou messages indésirables',
    report: 'Envoyer le signalement',
    reported: /l’équipe a reçu/,
  },
  en: {
    contact: 'Send a message',
    subject: 'Subject',
    message: /^Message/,
    consent: /^I agree/,
    send: 'Send message',
    required: /required/i,
    sent: 'Your message has been sent.',
    block: /^Block /,
    undo: /^Unblock /,
    reason: 'Reason',
    spam: 'Advertising or unwanted messages',
    report: 'Send report',
    reported: /the team has received/,
  },
} as const;

// Both languages use one account, whose blocks they change.
test.describe.configure({ mode: 'serial' });

for (const language of ['fr', 'en'] as const) {
  const text = words[language];
  const archive = pathTo('directory', language);

  for (const [kind, type] of [
    ['person', 'Person'],
    ['structure', 'Organization'],
  ] as const) {
    test(`a visitor reads the page of a ${kind} (${language})`, async ({ page }) => {
      await page.goto(`${archive}?kind=${kind}`);
      const link = page.locator('main article h3 a').first();
      const name = (await link.textContent()) ?? '';
      await pressEnter(page, link);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.locator(`link[rel=canonical][href*="${archive}"]`)).toHaveCount(1);
      const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join('\n');
      expect(data).toContain(`"@type":"${type}"`);
      expect(await page.content()).not.toMatch(/@[\w-]+\.test\b/);
      await checkAtAllWidths(page);
    });
  }

  test(`a member writes to, blocks and reports another one, by the keyboard (${language})`, async ({
    page,
  }) => {
    // A profile of another demo account, which accepts messages.
    await page.goto(`${archive}solange-eyenga-martin/`);
    await pressEnter(page, page.getByRole('link', { name: text.contact }));
    await signIn(page, language, 'beneficiaire@passerelle.test', 'Passerelle-2026!');
    const send = page.getByRole('button', { name: text.send });
    await expect(send).toBeVisible();
    await enhanced(page);
    await pressEnter(page, send);
    await expect(page.getByText(text.required).first()).toBeVisible();
    await expect(page.getByLabel(text.subject)).toBeFocused();
    await write(page, page.getByLabel(text.subject), 'Une idée');
    await write(page, page.getByRole('textbox', { name: text.message }), 'Travaillons ensemble.');
    await tabTo(page, page.getByLabel(text.consent));
    await page.keyboard.press('Space');
    await pressEnter(page, send);
    await expect(page.getByText(text.sent)).toBeVisible();
    await pressEnter(page, page.getByRole('button', { name: text.block }));
    await pressEnter(page, page.getByRole('button', { name: text.undo }));
    await expect(page.getByRole('button', { name: text.block })).toBeVisible();
    await pickOption(page, page.getByLabel(text.reason), text.spam);
    await pressEnter(page, page.getByRole('button', { name: text.report }));
    await expect(page.getByText(text.reported)).toBeVisible();
    await checkAtAllWidths(page);
  });
}
