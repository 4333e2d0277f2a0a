import { expect } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import { signIn } from './account-forms.ts';
import { checkAtAllWidths } from './accessible.ts';
import { newMember } from './new-member.ts';
import { elsewhere, enter } from './record-form.ts';
import { test } from './test.ts';
import { pickOption, pressEnter, write } from './typing.ts';
import { validator } from './validators.ts';
import { enhanced } from './watch.ts';

const words = {
  fr: {
    contact: 'Envoyer un message',
    reason: 'Motif',
    spam: 'Publicité ou messages indésirables',
    text: /^Ce qui s’est passé/,
    send: 'Envoyer le signalement',
    sent: /l’équipe a reçu/,
    toReports: /^(Signalements de membres|\d+ signalements? de membres? à traiter)$/,
    handle: /^Traiter/,
    save: 'Marquer comme traité',
    required: /obligatoire/,
    note: /^Note pour l’équipe/,
    handled: /est traité\. La personne qui l’a envoyé en est informée/,
    part: 'Traités',
    outcome: 'Sans suite.',
    reopen: /^Rouvrir/,
    reopened: /est de nouveau à traiter/,
    unread: /1 notification non lue$/,
    list: 'Vos notifications',
    examined: 'Votre signalement a été traité',
  },
  en: {
    contact: 'Send a message',
    reason: 'Reason',
    spam: 'Advertising or unwanted messages',
    text: /^What happened/,
    send: 'Send report',
    sent: /the team has received/,
    toReports: /^(Member reports|\d+ member reports? to handle)$/,
    handle: /^Handle/,
    save: 'Mark as handled',
    required: /required/i,
    note: /^Note for the team/,
    handled: /has been handled\. The person who sent it is notified/,
    part: 'Handled',
    outcome: 'No action taken.',
    reopen: /^Reopen/,
    reopened: /is open again/,
    unread: /1 unread notification$/,
    list: 'Your notifications',
    examined: 'Your report has been handled',
  },
} as const;
/** A member of the demo content who works in Senegal. */
const slug = 'aissatou-kante-sow';

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`a validator handles what a member reports, by the keyboard (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    const explained = `Messages répétés ${Date.now()}`;
    const member = await newMember(request);
    const office = await elsewhere(browser, member);
    await office.page.goto(`${pathTo('directory', language)}${slug}/`);
    await pressEnter(office.page, office.page.getByRole('link', { name: text.contact }));
    await expect(office.page.getByLabel(text.reason)).toBeVisible();
    await enhanced(office.page);
    await pickOption(office.page, office.page.getByLabel(text.reason), text.spam);
    await write(office.page, office.page.getByLabel(text.text), explained);
    await pressEnter(office.page, office.page.getByRole('button', { name: text.send }));
    await expect(office.page.getByText(text.sent)).toBeVisible();

    await page.goto(pathTo('moderations', language));
    await signIn(page, language, validator.email, validator.password);
    await enhanced(page);
    await pressEnter(page, page.getByRole('link', { name: text.toReports }));
    const row = page.locator('[data-report]', { hasText: explained });
    await expect(row).toContainText(text.spam);
    await checkAtAllWidths(page, 'list: ');
    await pressEnter(page, row.getByRole('button', { name: text.handle }));
    await pressEnter(page, row.getByRole('button', { name: text.save }));
    await expect(row.getByText(text.required)).toBeVisible();
    await expect(row.getByLabel(text.note)).toBeFocused();
    await checkAtAllWidths(page, 'form: ');
    await page.keyboard.type('Vérifié avec le membre.');
    await pressEnter(page, row.getByRole('button', { name: text.save }));
    await expect(page.getByText(text.handled)).toBeVisible();
    await expect(row).toHaveCount(0);

    await pressEnter(page, page.getByRole('link', { name: text.part, exact: true }));
    await expect(row).toContainText(text.outcome);
    await expect(row).toContainText('Vérifié avec le membre.');
    await checkAtAllWidths(page, 'handled: ');
    await pressEnter(page, row.getByRole('button', { name: text.reopen }));
    await expect(page.getByText(text.reopened)).toBeVisible();

    await office.page.goto(pathTo('forYou', language));
    await enhanced(office.page);
    await office.page.getByRole('button', { name: text.unread }).press('Enter');
    const notices = office.page.getByRole('region', { name: text.list });
    await expect(notices).toContainText(text.examined);
    await expect(notices).not.toContainText('Vérifié');
    await office.context.close();
  });
}

test('others find no reports', async ({ page, request }) => {
  await enter(page, await newMember(request));
  const answer = await page.goto(pathTo('reports', 'fr'));
  expect(answer?.status()).toBe(403);
  const status = await page.evaluate(async () => (await fetch('/api/moderations/reports/list')).status);
  expect(status).toBe(403);
});
