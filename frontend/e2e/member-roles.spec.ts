import { type Browser, expect, type Page } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import type { Language } from './account-forms.ts';
import { checkAtAllWidths } from './accessible.ts';
import { type Member, newMember } from './new-member.ts';
import { enter, enterByForm } from './record-form.ts';
import { writeHtml } from './rich-text.ts';
import { wordpress } from './site.ts';
import { signInAsStaff } from './staff.ts';
import { submitted } from './submitted-initiatives.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';

const words = {
  fr: {
    validator: /^Validateur/,
    country: 'Pays du validateur',
    mali: 'Mali',
    save: 'Enregistrer les rôles',
    confirm: 'Confirmer',
    added: 'Donner le rôle de validateur (Mali).',
    updated: /Les rôles de .* sont enregistrés\./,
    unchanged: 'Ce membre a déjà ces rôles.',
    title: 'Vos validations',
  },
  en: {
    validator: /^Reviewer/,
    country: 'Reviewer’s country',
    mali: 'Mali',
    save: 'Save roles',
    confirm: 'Confirm',
    added: 'Give the reviewer role (Mali).',
    updated: /roles have been saved\./,
    unchanged: 'The member already has these roles.',
    title: 'Your reviews',
  },
} as const;

/** A profile that an editor publishes as their own in WordPress. @returns its id */
async function publishProfile(browser: Browser, member: Member, lastName: string): Promise<number> {
  const page = await browser.newPage();
  await signInAsStaff(page, { who: member });
  await page.goto(`${wordpress}/wp-admin/post-new.php?post_type=community_profile`);
  const field = (key: string) => page.locator(`#passerelle-${key}`);
  await field('firstName').fill('Fatou');
  await field('lastName').fill(lastName);
  await field('job').fill('Tisserande');
  await writeHtml(page, 'biography', '<p>Elle tisse.</p>');
  await field('memberType').selectOption('structure');
  await field('activityCountry').selectOption('ML');
  await page.locator('input[type=checkbox][value=music]').check();
  await page.locator('button[name=passerelle_do][value=publish]:not(.passerelle-default)').first().click();
  await expect(page.locator('[data-status=publish]')).toBeVisible();
  const id = Number(new URL(page.url()).searchParams.get('post'));
  await page.close();
  return id;
}

/** Takes the roles of a member again, in WordPress. */
async function makeBeneficiary(page: Page, { email }: Member): Promise<void> {
  await page.goto(`${wordpress}/wp-admin/users.php?s=${encodeURIComponent(email)}`);
  await page.locator('#the-list .column-username a[href*="user-edit.php"]').first().click();
  await page.locator('select#role').selectOption('beneficiaire');
  await page.locator('#submit').click();
  await expect(page.locator('#message.updated, .notice-success').first()).toBeVisible();
}

/** Submits a record in the country of a validator and one elsewhere, for one owner. @returns their ids */
async function waiting(browser: Browser, owner: Member, mark: string): Promise<[number, number]> {
  const page = await browser.newPage();
  await enter(page, owner);
  const [here = 0] = await submitted(page, [`Au Mali ${mark}`], { country: 'ML' });
  const [elsewhere = 0] = await submitted(page, [`Ailleurs ${mark}`], { country: 'SN' });
  await page.close();
  return [here, elsewhere];
}

/** Makes the member of the screen the validator of Mali, by the keyboard. */
async function nameValidator(page: Page, language: Language): Promise<void> {
  const text = words[language];
  await page.getByRole('button', { name: text.save }).press('Enter');
  await expect(page.getByText(text.unchanged)).toBeVisible();
  await page.getByLabel(text.validator).press('Space');
  const country = page.getByLabel(text.country, { exact: true });
  await country.focus();
  await page.keyboard.type(text.mali);
  await expect(country).toHaveValue('ML');
  await checkAtAllWidths(page, 'roles: ');
  await page.getByRole('button', { name: text.save }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(text.added)).toBeVisible();
  await checkAtAllWidths(page, 'question about roles: ');
  await dialog.getByRole('button', { name: text.confirm }).press('Enter');
  await expect(page.getByText(text.updated)).toBeVisible();
  await checkAtAllWidths(page, 'roles saved: ');
}

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`a new validator is named by the keyboard, and sees what waits in their country (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    const mark = `${language} ${Date.now()}`;
    const member = await newMember(request, 'editor');
    const id = await publishProfile(browser, member, `Bâ ${mark}`);
    const [here, elsewhere] = await waiting(browser, await newMember(request), mark);
    await signInAsStaff(page);
    await makeBeneficiary(page, member);
    await page.goto(pathTo('member', language, { id: String(id) }));
    await enhanced(page);
    await expect(page.getByRole('heading', { level: 1, name: `Fatou Bâ ${mark}` })).toBeVisible();
    await checkAtAllWidths(page, 'member: ');
    await nameValidator(page, language);

    const named = await browser.newPage();
    await enterByForm(named, member, language);
    expect(new URL(named.url()).pathname).toBe(pathTo('moderations', language));
    await named.goto(`${pathTo('moderations', language)}?type=initiative&sort=newest`);
    await enhanced(named);
    await expect(named.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    await expect(named.locator(`[data-row="${here} record"]`)).toBeVisible();
    await expect(named.locator(`[data-row="${elsewhere} record"]`)).toHaveCount(0);
    const answers = [here, elsewhere].map(async (record) => {
      const answer = await named.request.get(pathTo('moderateInitiative', language, { id: String(record) }));
      return answer.status();
    });
    expect(await Promise.all(answers)).toEqual([200, 404]);
    await checkAtAllWidths(named, 'list of a new validator: ');
    await named.close();
  });
}
