import { expect, type Page } from '@playwright/test';
import { words as account } from './account-forms.ts';
import { violationsOf } from './accessible.ts';
import { type Member, newMember } from './new-member.ts';
import { widths } from './site.ts';
import { complaintsOf } from './watch.ts';
import { test } from './test.ts';

const words = {
  fr: {
    title: 'Qu’est-ce qui vous intéresse ?',
    save: 'Enregistrer',
    later: 'Plus tard',
    open: 'Choisir mes secteurs et mes pays',
    filter: 'Rechercher un pays',
    sector: 'Musique',
    typed: 'sene',
    country: 'Sénégal',
    other: 'Togo',
    allSectors: 'Tous les secteurs',
    allCountries: 'Tous les pays',
    saved: 'Vos choix sont enregistrés.',
    failed: /L’enregistrement a échoué/,
    page: '/bienvenue/',
    search: '/recherche/?q=musique',
  },
  en: {
    title: 'What are you interested in?',
    save: 'Save',
    later: 'Later',
    open: 'Choose my sectors and countries',
    filter: 'Search for a country',
    sector: 'Music',
    typed: 'sene',
    country: 'Senegal',
    other: 'Togo',
    allSectors: 'All sectors',
    allCountries: 'All countries',
    saved: 'Your choices have been saved.',
    failed: /couldn’t save your choices/,
    page: '/en/welcome/',
    search: '/en/search/?q=music',
  },
} as const;
type Language = keyof typeof words;
const languages = Object.keys(words) as Language[];

interface Interests {
  isOnboarded: boolean;
  sectorIds: number[];
  countryIds: number[];
  allSectors: boolean;
  allCountries: boolean;
}

async function signIn(
  page: Page,
  language: Language,
  { email, password }: Member,
  next?: string,
): Promise<void> {
  const text = account[language];
  await page.goto(text.login + (next ? `?next=${encodeURIComponent(next)}` : ''));
  await page.getByLabel(text.email).fill(email);
  await page.getByLabel(text.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname + url.search === (next ?? text.space));
}

/** Cheap at each width; axe is not with 290 boxes, and looks at the same forms in the dialog. */
async function checkNoOverflow(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // Styles of the new width come with the next frame.
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, `${page.url()} at ${width} scrolls sideways`).toBeLessThanOrEqual(0);
  }
}

async function readInterests(page: Page): Promise<Interests> {
  const response = await page.request.get('/api/onboarding/onboarding-datas');
  return ((await response.json()) as { data: Interests }).data;
}

for (const language of languages) {
  const text = words[language];

  test(`the dialog opens by itself, is answered by keyboard and does not open again (${language})`, async ({
    page,
    request,
  }) => {
    const complaints = complaintsOf(page);
    await signIn(page, language, await newMember(request));
    const dialog = page.getByRole('dialog', { name: text.title });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('heading', { name: text.title })).toBeFocused();
    await expect(dialog.getByText(text.allSectors, { exact: true })).toHaveCSS('display', 'flex');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    }
    // A phone in one language, a screen in the other: axe takes long with so many boxes.
    await page.setViewportSize({ width: language === 'fr' ? 320 : 1280, height: 800 });
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByLabel(text.sector, { exact: true }).focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('searchbox', { name: text.filter }).focus();
    await page.keyboard.type(text.typed);
    await expect(dialog.getByLabel(text.other, { exact: true })).toBeHidden();
    await dialog.getByLabel(text.country, { exact: true }).focus();
    await page.keyboard.press('Space');
    const refreshed = page.waitForResponse('/api/auth/user-details');
    await dialog.getByRole('button', { name: text.save }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.locator('[data-confirmation]').filter({ hasText: text.saved })).toBeFocused();
    expect((await (await refreshed).json()) as object).toMatchObject({ data: { isOnboarded: true } });
    await expect(page.getByRole('link', { name: text.open })).toBeHidden();
    const { sectorIds, countryIds, ...rest } = await readInterests(page);
    expect([sectorIds.length, countryIds.length]).toEqual([1, 1]);
    expect(rest).toEqual({ isOnboarded: true, allSectors: false, allCountries: false });
    const answer = await page.goto(text.search);
    expect(await answer?.text()).not.toContain('data-onboarding');
    expect(complaints).toEqual([]);
  });

  test(`closing it keeps the link to it; “later” removes it (${language})`, async ({ page, request }) => {
    await signIn(page, language, await newMember(request));
    const dialog = page.getByRole('dialog', { name: text.title });
    await expect(dialog).toBeVisible();
    const refreshed = page.waitForResponse('/api/auth/user-details');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await refreshed;
    expect((await readInterests(page)).isOnboarded).toBe(false);
    await page.reload();
    const invite = page.getByRole('complementary').getByRole('link', { name: text.open });
    await expect(invite).toBeVisible();
    await checkNoOverflow(page);
    expect(await violationsOf(page)).toEqual([]);
    await expect(dialog).toBeHidden();
    await invite.press('Enter');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: text.later }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(invite).toBeHidden();
    expect(await readInterests(page)).toEqual({
      isOnboarded: true,
      sectorIds: [],
      countryIds: [],
      allSectors: false,
      allCountries: false,
    });
  });
}

test('ticked boxes remain when saving fails, and a retry succeeds', async ({ page, request }) => {
  const text = words.fr;
  await signIn(page, 'fr', await newMember(request));
  const dialog = page.getByRole('dialog', { name: text.title });
  await page.route('/api/onboarding/update-interests-and-centers', (route) => route.abort(), { times: 1 });
  await dialog.getByLabel(text.sector, { exact: true }).check();
  await dialog.getByRole('button', { name: text.save }).click();
  await expect(dialog.getByRole('alert')).toHaveText(text.failed);
  await expect(dialog.getByRole('alert')).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await expect(dialog.getByLabel(text.sector, { exact: true })).toBeChecked();
  await dialog.getByRole('button', { name: text.save }).click();
  await expect(dialog).toBeHidden();
  expect((await readInterests(page)).sectorIds).toHaveLength(1);
});
