import { expect, type Page } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import { type Language, signIn } from './account-forms.ts';
import { checkAtAllWidths } from './accessible.ts';
import { enter } from './record-form.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';

const owner = { email: 'beneficiaire@passerelle.test', password: 'Passerelle-2026!' };
const words = {
  fr: {
    fromForm: 'Aperçu public',
    choices: /^Voir mon profil comme/,
    readers: ['Un membre', 'Un validateur', 'Moi-même', 'Un visiteur'],
    confidential: 'Informations réservées',
    structure: 'Voir la structure et son équipe',
    team: 'Équipe',
  },
  en: {
    fromForm: 'Preview as others see it',
    choices: /^See my profile as/,
    readers: ['A member', 'A reviewer', 'Myself', 'A visitor'],
    confidential: 'Confidential information',
    structure: 'View organisation and team',
    team: 'Team',
  },
} as const;

/** Goes from the form of the profile to its detail, as a visitor reads it. @returns the id of the profile */
async function openOwn(page: Page, language: Language): Promise<string> {
  await enter(page, owner);
  await page.goto(pathTo('profileForm', language));
  await enhanced(page);
  await page.getByRole('link', { name: words[language].fromForm }).press('Enter');
  await page.waitForURL(/\/\d+\/\?as=visitor$/);
  return /\/(\d+)\/\?/.exec(page.url())?.[1] ?? '';
}

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`a person sees their profile as others read it, by the keyboard (${language})`, async ({ page }) => {
    test.slow();
    await openOwn(page, language);
    const choices = page.getByRole('navigation', { name: text.choices });
    const confidential = page.getByRole('heading', { name: text.confidential });
    const [, validator, oneself] = text.readers;
    for (const reader of text.readers) {
      const choice = choices.getByRole('link', { name: reader });
      await choice.press('Enter');
      await expect(choice).toHaveAttribute('aria-current', 'page');
      await expect(choice).toBeFocused();
      await expect(confidential).toHaveCount(reader === validator || reader === oneself ? 1 : 0);
      const address = page.getByRole('main').getByText(owner.email);
      await expect(address).toHaveCount(reader === validator || reader === oneself ? 1 : 0);
      await checkAtAllWidths(page, `${reader}: `);
    }
  });

  test(`a member reads who belongs to a structure (${language})`, async ({ page }) => {
    await page.goto(`${pathTo('directory', language)}les-ateliers-du-fleuve/`);
    await checkAtAllWidths(page, 'structure: ');
    await page.getByRole('link', { name: text.structure }).press('Enter');
    await signIn(page, language, 'beneficiaire2@passerelle.test', owner.password);
    await expect(page.getByRole('heading', { level: 2, name: text.team })).toBeVisible();
    await expect(page.locator('main a[href*="/membre/"], main a[href*="/member/"]').first()).toBeVisible();
    await enhanced(page);
    await checkAtAllWidths(page, 'team: ');
  });
}
