import { type Browser, expect, type Page } from '@playwright/test';
import { createStructure } from '../shared/config/calls/structure-calls.ts';
import { pathTo } from '../shared/config/routes.ts';
import type { Language } from './account-forms.ts';
import { checkAtAllWidths } from './accessible.ts';
import { callApi } from './api-calls.ts';
import { type Member, newMember } from './new-member.ts';
import { goToStep, openProfile, presentation } from './profile-form.ts';
import { enter, isSavedOn } from './record-form.ts';
import { test } from './test.ts';
import { pickOption, pressEnter, write } from './typing.ts';
import { enhanced } from './watch.ts';

/** Member with a public profile in the demo content, who may create structures. */
const owner: Member = { email: 'beneficiaire@passerelle.test', password: 'Passerelle-2026!' };
/** Text that `presentation()` types. */
const biography = 'Vingt ans de théâtre.';

const words = {
  fr: {
    visibility: 'Visibilité',
    biography: /^Présentation/,
    members: 'Membres connectés',
    preview: 'Aperçu en français',
    open: 'Ouvrir l’aperçu en français',
    notice: /^Aperçu.*sans le contenu réservé aux membres\.$/,
    name: /^Nom de la structure/,
  },
  en: {
    visibility: 'Visibility',
    biography: /^About you/,
    members: 'Signed-in members',
    preview: 'Preview in English',
    open: 'Open the English preview',
    notice: /^Preview.*without members-only content\.$/,
    name: /^Structure name/,
  },
} as const;

/** Creates a preview link in the form and opens it as a visitor. */
async function openPreview(page: Page, browser: Browser, language: Language): Promise<Page> {
  const text = words[language];
  await pressEnter(page, page.getByRole('button', { name: text.preview }));
  const link = page.getByRole('link', { name: text.open });
  await expect(link).toBeFocused();
  const visitor = await (await browser.newContext()).newPage();
  const answer = await visitor.goto((await link.getAttribute('href')) ?? '');
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  await expect(visitor.getByRole('note').first()).toHaveText(text.notice);
  return visitor;
}

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`a person previews a profile without what is for members, by keyboard (${language})`, async ({
    page,
    request,
    browser,
  }) => {
    test.slow();
    const stamp = Date.now();
    const job = `Costumes ${stamp}`;
    await enter(page, await newMember(request, 'beneficiaire', { lastName: `Sow-${stamp}` }));
    await page.goto(pathTo('forYou', language));
    await enhanced(page);
    await openProfile(page, language);
    await presentation(page, language, job);
    await isSavedOn(page);
    const everybody = await openPreview(page, browser, language);
    await expect(everybody.getByRole('heading', { level: 1 })).toContainText(`Sow-${stamp}`);
    await expect(everybody.getByText(biography)).toBeVisible();
    await checkAtAllWidths(everybody, 'preview: ');
    await everybody.context().close();

    await goToStep(page, language, text.visibility);
    await pickOption(page, page.getByLabel(text.biography), text.members);
    await isSavedOn(page);
    await checkAtAllWidths(page, 'form: ');
    const visitor = await openPreview(page, browser, language);
    await expect(visitor.getByText(job).first()).toBeVisible();
    expect(await visitor.content()).not.toContain(biography);
    await visitor.context().close();
  });

  test(`an owner previews a structure before it is public, by keyboard (${language})`, async ({
    page,
    request,
    browser,
  }) => {
    test.slow();
    const name = `Luthiers ${Date.now()}`;
    await enter(page, owner);
    const input = { language, name, contactEmail: 'secret@example.org', activities: 'Des koras' };
    const created = await callApi(page, createStructure.path, { action: 'save', inProfile: false, input });
    const { id } = (created as { data: { id: number } }).data;
    await page.goto(`${pathTo('structureForm', language)}?id=${id}`);
    await enhanced(page);
    await expect(page.getByLabel(text.name)).toBeEditable();
    // No wait for the save: making a link saves first.
    await write(page, page.getByLabel(text.name), `${name} du fleuve`);
    const visitor = await openPreview(page, browser, language);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${name} du fleuve`);
    await expect(visitor.getByText('Des koras')).toBeVisible();
    expect(await visitor.content()).not.toContain('secret@example.org');
    await checkAtAllWidths(visitor, 'preview: ');
    await checkAtAllWidths(page, 'form: ');
    await visitor.context().close();
    const found = await request.get(`${pathTo('directory', language)}?q=${encodeURIComponent(name)}`);
    expect(await found.text()).not.toContain(`${name} du fleuve`);
  });
}
