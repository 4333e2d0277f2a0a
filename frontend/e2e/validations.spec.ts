import { expect, type Page } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import type { Language } from './account-forms.ts';
import { checkAtAllWidths } from './accessible.ts';
import { newMember } from './new-member.ts';
import { enter } from './record-form.ts';
import { submitted } from './submitted-initiatives.ts';
import { test } from './test.ts';
import { validator } from './validators.ts';
import { enhanced } from './watch.ts';

const words = {
  fr: {
    title: 'Vos validations',
    select: (title: string) => `Sélectionner « ${title} »`,
    decide: 'Décider de la sélection',
    toEdit: 'Demander des modifications',
    comment: /^Ce qui est à modifier/,
    required: 'Écrivez ce qui est à modifier : l’auteur lira ce commentaire.',
    reject: 'Refuser',
    other: 'Autre',
    otherText: /^Quelle autre raison/,
    approve: 'Approuver et publier',
    send: /^Envoyer la décision/,
    sentBack: 'est renvoyée à son auteur',
    rejected: 'est refusée.',
    one: '1 décision prise',
    reload: 'Recharger la fiche',
    faster: 'Approuvée le',
    looks: 'consulte cette fiche en ce moment.',
    takeOver: 'Prendre la main',
    taken: 'Vous avez pris la main sur cette fiche.',
    lost: /Collègue a pris la main sur cette fiche\./,
  },
  en: {
    title: 'Your reviews',
    select: (title: string) => `Select “${title}”`,
    decide: 'Decide on selection',
    toEdit: 'Request changes',
    comment: /^What needs changing/,
    required: 'Say what needs changing: the author will read this comment.',
    reject: 'Reject',
    other: 'Other',
    otherText: /^What other reason/,
    approve: 'Approve and publish',
    send: /^Send decision/,
    sentBack: 'has been sent back to its author',
    rejected: 'has been rejected.',
    one: '1 decision made',
    reload: 'Reload record',
    faster: 'Approved on',
    looks: 'is viewing this record now.',
    takeOver: 'Take over',
    taken: 'You have taken over this record.',
    lost: /Collègue has taken over this record\./,
  },
} as const;

const row = (page: Page, id: number | undefined) => page.locator(`[data-row="${id} record"]`);

async function openList(page: Page, language: Language): Promise<void> {
  await page.goto(`${pathTo('moderations', language)}?type=initiative&sort=newest`);
  await enhanced(page);
}

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`a validator sends back, rejects and decides on several at once, by the keyboard (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    const mark = `${language} ${Date.now()}`;
    const owner = await browser.newPage();
    await enter(owner, await newMember(request));
    const [back, refused, first, second] = await submitted(owner, [
      `Tissage ${mark}`,
      `Poterie ${mark}`,
      `Danse ${mark}`,
      `Chant ${mark}`,
    ]);
    await enter(page, validator);
    await openList(page, language);
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    await checkAtAllWidths(page, 'list: ');

    await row(page, back)
      .getByRole('link', { name: `Tissage ${mark}` })
      .press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Tissage ${mark}` })).toBeFocused();
    await checkAtAllWidths(page, 'record: ');
    await page.getByLabel(text.toEdit).press('Space');
    await page.getByRole('button', { name: text.send }).press('Enter');
    await expect(page.getByText(text.required)).toBeVisible();
    await checkAtAllWidths(page, 'without a comment: ');
    await page.getByLabel(text.comment).fill('Ajoutez une date.');
    await page.getByRole('button', { name: text.send }).press('Enter');
    await expect(page.getByText(text.sentBack)).toBeVisible();

    await page.goto(pathTo('moderateInitiative', language, { id: String(refused) }));
    await enhanced(page);
    await page.getByLabel(text.reject).press('Space');
    await page.getByLabel(text.other, { exact: true }).press('Space');
    await page.getByLabel(text.otherText).fill('SECRET hors sujet');
    await checkAtAllWidths(page, 'rejection: ');
    await page.getByRole('button', { name: text.send }).press('Enter');
    await expect(page.getByText(text.rejected)).toBeVisible();
    await owner.goto(pathTo('ownInitiatives', language));
    await expect(owner.locator(`[data-row="${refused}"]`)).toBeVisible();
    expect(await owner.content()).not.toContain('SECRET');

    await openList(page, language);
    await page.getByLabel(text.select(`Danse ${mark}`)).press('Space');
    await page.getByLabel(text.select(`Chant ${mark}`)).press('Space');
    // Withdrawn by its owner meanwhile.
    await owner.goto(pathTo('ownInitiatives', 'fr'));
    await enhanced(owner);
    await owner
      .locator(`[data-row="${second}"]`)
      .getByRole('button', { name: /^Retirer de la validation/ })
      .press('Enter');
    await expect(owner.getByText('est de nouveau un brouillon.')).toBeVisible();
    await page.getByRole('button', { name: text.decide }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text.approve).press('Space');
    await checkAtAllWidths(page, 'dialog: ');
    await dialog.getByRole('button', { name: text.send }).press('Enter');
    const results = page.getByRole('region', { name: text.one });
    await expect(results).toBeFocused();
    await expect(results.getByRole('listitem')).toContainText(`Chant ${mark}`);
    await expect(row(page, first)).toHaveCount(0);
    await checkAtAllWidths(page, 'results: ');
    await owner.close();
  });

  test(`two validators on one record: the second learns who was faster (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    const owner = await browser.newPage();
    await enter(owner, await newMember(request));
    const [id] = await submitted(owner, [`Deux regards ${Date.now()}`]);
    await owner.close();
    const colleague = await newMember(request, 'administrator', { lastName: 'Collègue' });
    const other = await browser.newPage();
    await enter(other, colleague);
    const address = pathTo('moderateInitiative', language, { id: String(id) });
    await enter(page, validator);
    const locked = page.waitForResponse((response) => response.url().endsWith('/api/dashboard/locks'));
    await page.goto(address);
    await locked;
    await other.goto(address);
    await expect(other.getByText(text.looks)).toBeVisible();
    await checkAtAllWidths(other, 'somebody else looks: ');
    await other.getByRole('button', { name: text.takeOver }).press('Enter');
    await expect(other.getByText(text.taken)).toBeFocused();
    // The event stands for a return from another tab: otherwise the state is read once a minute.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(text.lost)).toBeVisible();
    await checkAtAllWidths(page, 'taken over: ');
    await other.getByLabel(text.approve).press('Space');
    await other.getByRole('button', { name: text.send }).press('Enter');
    await other.waitForURL((url) => url.pathname !== address);

    await page.getByLabel(text.approve).press('Space');
    await page.getByRole('button', { name: text.send }).press('Enter');
    await expect(page.getByRole('alert')).toContainText(text.faster);
    await checkAtAllWidths(page, 'too late: ');
    await page.getByRole('button', { name: text.reload }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('button', { name: text.send })).toHaveCount(0);
    await other.close();
  });
}
