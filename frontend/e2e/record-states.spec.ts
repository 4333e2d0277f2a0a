import { expect, type Page } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import type { Language } from './account-forms.ts';
import { checkAtAllWidths } from './accessible.ts';
import { newMember } from './new-member.ts';
import { createDraft, editPath, enter, isSavedOn, ready, statusOf, words as form } from './record-form.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';

/** Owns published initiatives of the demo content, in both languages. */
const owner = { email: 'beneficiaire@passerelle.test', password: 'Passerelle-2026!' };

const words = {
  fr: {
    panel: 'État et langues',
    withdrawn: /est de nouveau un brouillon\./,
    translate: /^Traduire en anglais/,
    openOther: /^Ouvrir la version française/,
    openTranslation: /^Ouvrir la version anglaise/,
    minor: 'Changement mineur',
    changed: /modifié depuis.*Sous-titre/,
    preview: 'Aperçu en français',
    openPreview: 'Ouvrir l’aperçu en français',
    notice: /^Aperçu/,
    noPreview: 'Cet aperçu n’existe pas',
    proposalLead: /Sa page ne change pas/,
    propose: 'Proposer ces modifications',
    proposed: /La modification proposée le .* est en attente de décision\./,
    edit: /^Modifier la proposition/,
    withdrawProposal: /^Retirer la modification proposée/,
    proposalWithdrawn: /est retirée\./,
    unchanged: 'Aucune modification à proposer',
    order: 'title_asc',
  },
  en: {
    panel: 'Status and languages',
    withdrawn: /is a draft again\./,
    translate: /^Translate into French/,
    openOther: /^Open the English version/,
    openTranslation: /^Open the French version/,
    minor: 'Minor change',
    changed: /changed since.*Subtitle/,
    preview: 'Preview in English',
    openPreview: 'Open the English preview',
    notice: /^Preview/,
    noPreview: 'This preview doesn’t exist',
    proposalLead: /Its page won’t change/,
    propose: 'Propose these changes',
    proposed: /The change proposed on .* is awaiting a decision\./,
    edit: /^Edit proposal/,
    withdrawProposal: /^Withdraw proposed change/,
    proposalWithdrawn: /has been withdrawn\./,
    unchanged: 'No changes to propose',
    order: 'title_desc',
  },
} as const;

const panelOf = (page: Page, language: Language) => page.getByRole('region', { name: words[language].panel });

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`languages are switched in the form, and previewed by a link (${language})`, async ({
    page,
    request,
    browser,
  }) => {
    test.slow();
    await enter(page, await newMember(request));
    const id = await createDraft(page, 'SECRET en cours', language);
    const panel = panelOf(page, language);
    await panel.getByRole('button', { name: text.translate }).press('Enter');
    await page.waitForURL(
      (url) => /\/edit(?:er)?\/\d+\/$/.test(url.pathname) && !url.pathname.includes(`/${id}/`),
    );
    await ready(page, language);
    await expect(panel.getByLabel(text.minor)).toHaveCount(0);
    // The form of the translation, not the one that it replaces.
    await expect(panel.getByRole('link', { name: text.openOther })).toBeVisible();
    await page.getByLabel(form[language].subtitle).fill('Translated');
    // No wait for the save: leaving the form saves first.
    await panel.getByRole('link', { name: text.openOther }).press('Enter');
    await page.waitForURL((url) => url.pathname === editPath(id, language));
    await ready(page, language);
    await expect(page.getByLabel(form[language].subtitle)).toHaveValue('');

    await panel.getByLabel(text.minor).press('Space');
    await page.getByLabel(form[language].subtitle).fill('Du fil.');
    await isSavedOn(page);
    await expect(panel.getByText(text.changed)).toHaveCount(0);
    await panel.getByLabel(text.minor).press('Space');
    await page.getByLabel(form[language].subtitle).fill('De la laine');
    await isSavedOn(page);
    await expect(panel.getByText(text.changed)).toBeVisible();
    await checkAtAllWidths(page, 'languages: ');

    await panel.getByRole('button', { name: text.preview }).press('Enter');
    const link = panel.getByRole('link', { name: text.openPreview });
    await expect(link).toBeFocused();
    const address = (await link.getAttribute('href')) ?? '';

    const visitor = await (await browser.newContext()).newPage();
    const answer = await visitor.goto(address);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': expect.stringContaining('noindex'),
    });
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('SECRET en cours');
    await expect(visitor.getByRole('note').first()).toHaveText(text.notice);
    await checkAtAllWidths(visitor, 'preview: ');
    const altered = await visitor.goto(address.replace(/.$/, (last) => (last === '0' ? '1' : '0')));
    expect(altered?.status()).toBe(404);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(text.noPreview);
    expect(await visitor.content()).not.toContain('SECRET');
    await checkAtAllWidths(visitor, 'no preview: ');
    await visitor.context().close();

    await panel.getByRole('link', { name: text.openTranslation }).press('Enter');
    await ready(page, language);
    await expect(page.getByLabel(form[language].subtitle)).toHaveValue('Translated');
  });

  test(`changes of a public initiative are proposed, edited and withdrawn, unseen by visitors (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const mark = `Proposé ${Date.now()}`;
    await enter(page, owner);
    const search = new URLSearchParams({ status: 'publish', language, sort: text.order });
    await page.goto(`${pathTo('ownInitiatives', language)}?${search}`);
    await enhanced(page);
    const row = page.locator('[data-row]').first();
    const id = (await row.getAttribute('data-row')) ?? '';
    const publicPath = (await row.locator('h2 a').getAttribute('href')) ?? '';
    const visible = async (): Promise<string> => (await request.get(publicPath)).text();

    await page.goto(editPath(id, language));
    await ready(page, language);
    await expect(page.getByText(text.proposalLead)).toBeVisible();
    await expect(page.getByText(text.unchanged)).toBeVisible();
    const subtitle = page.getByLabel(form[language].subtitle);
    await subtitle.fill(mark);
    await page.keyboard.press('Enter');
    await expect(statusOf(page)).toHaveAttribute('data-status', 'unsaved');
    await checkAtAllWidths(page, 'proposal: ');
    // Changes that are not proposed yet remain on this device.
    await page.reload();
    await ready(page, language);
    await expect(subtitle).toHaveValue(mark);
    await page.getByRole('button', { name: text.propose }).press('Enter');

    await page.waitForURL((url) => url.pathname === pathTo('ownInitiatives', language));
    await page.goto(`${pathTo('ownInitiatives', language)}?${search}`);
    await enhanced(page);
    await expect(row.getByText(text.proposed)).toBeVisible();
    expect(await visible()).not.toContain(mark);

    await row.getByRole('link', { name: text.edit }).press('Enter');
    await ready(page, language);
    await expect(subtitle).toHaveValue(mark);
    await expect(panelOf(page, language).getByText(text.proposed)).toBeVisible();
    await panelOf(page, language).getByRole('button', { name: text.withdrawProposal }).press('Enter');
    await expect(page.getByText(text.proposalWithdrawn)).toBeVisible();
    await expect(subtitle).not.toHaveValue(mark);
    expect(await visible()).not.toContain(mark);
  });
}
