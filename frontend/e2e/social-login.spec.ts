import { type BrowserContext, expect, type Page } from '@playwright/test';
import { OpenIdProvider } from '../server/testing/openid-provider.ts';
import { consentCookie, consentVersion, writeConsent } from '../shared/consent/consent.ts';
import { checkAtAllWidths } from './accessible.ts';
import { password, words as accountWords } from './account-forms.ts';
import { newAddress } from './mailbox.ts';
import { origin } from './site.ts';
import { test } from './test.ts';

/** The site must know this provider as its networks: the suite starts it so; by hand, the operations' page says how. */
const networkUrl = new URL(process.env['PASSERELLE_NETWORK_URL'] ?? 'http://127.0.0.1:1090');
const run = Date.now().toString(36);
const known = { email: 'beneficiaire2@passerelle.test', password: 'Passerelle-2026!' };
const people = {
  [`new-fr-${run}`]: { email: newAddress(), firstName: 'Nour', lastName: 'Diop' },
  [`new-en-${run}`]: { email: newAddress(), firstName: 'Nia', lastName: 'Mensah' },
  [`silent-${run}`]: { firstName: 'Sidi', lastName: 'Ba' },
  [`known-${run}`]: { email: known.email, firstName: 'Kossi', lastName: 'A.' },
};

const words = {
  fr: {
    ...accountWords.fr,
    with: (name: string) => `Continuer avec ${name}`,
    complete: /Terminer|Compléter|Finir/,
    refused: /Vous n’avez pas donné votre accord/,
    hasAccount: /a déjà un compte Passerelle/,
    signInToLink: 'Se connecter pour relier',
    link: 'Relier à Google',
  },
  en: {
    ...accountWords.en,
    with: (name: string) => `Continue with ${name}`,
    complete: 'Complete sign-up',
    refused: /You didn’t give your consent/,
    hasAccount: /already has a Passerelle account/,
    signInToLink: 'Sign in to link',
    link: 'Link to Google',
  },
} as const;
type Language = keyof typeof words;

// One provider on one port: the tests of this file take turns.
test.describe.configure({ mode: 'default' });
let network: OpenIdProvider;
test.beforeAll(async () => {
  network = await OpenIdProvider.start({
    returnTo: `${origin}/oauth/`,
    people,
    port: Number(networkUrl.port),
  });
});
test.afterAll(() => network.stop());

async function agree(context: BrowserContext): Promise<void> {
  const id = '00000000-0000-4000-8000-00000000e2e1';
  const value = writeConsent({ id, granted: ['social_login'], version: consentVersion, at: Date.now() });
  await context.addCookies([{ name: consentCookie, value, url: origin }]);
}

/** Signs in with the network as that person by keyboard, starting on the sign-in page. */
async function goThrough(page: Page, language: Language, person: string, name = 'Google'): Promise<void> {
  await page.goto(words[language].login);
  await page.getByRole('link', { name: words[language].with(name) }).press('Enter');
  await page.getByRole('link', { name: person, exact: true }).press('Enter');
}

const isSignedIn = async (page: Page): Promise<boolean> =>
  (await page.context().cookies()).some(({ name }) => name === '__Host-refresh-token');

for (const language of ['fr', 'en'] as const) {
  const text = words[language];
  test(`a new user completes the account, and signs in again with one click (${language})`, async ({
    page,
    context,
  }) => {
    test.slow();
    await agree(context);
    await goThrough(page, language, 'nobody');
    await expect(page.getByRole('alert')).toContainText(text.refused);
    await expect(page.getByRole('alert')).toBeFocused();
    await checkAtAllWidths(page, 'refused: ');
    const person = `new-${language}-${run}`;
    await goThrough(page, language, person);
    await expect(page.getByLabel(text.password, { exact: true })).toBeVisible();
    expect(await isSignedIn(page)).toBe(false);
    await checkAtAllWidths(page);
    await page.getByLabel(text.firstName).fill(people[person]?.firstName ?? '');
    await page.getByLabel(text.lastName).fill(people[person]?.lastName ?? '');
    await page.getByLabel(text.country).selectOption('SN');
    await page.getByLabel(text.password, { exact: true }).fill(password);
    await page.getByLabel(text.confirm).fill(password);
    await page.getByLabel(text.terms).check();
    await page.locator('main form').getByRole('button', { name: text.complete }).press('Enter');
    await page.waitForURL((url) => url.pathname === text.space);
    expect(await isSignedIn(page)).toBe(true);

    await context.clearCookies({ name: /token|auth-check|user/ });
    await goThrough(page, language, person);
    await page.waitForURL((url) => url.pathname === text.space);
    expect(await isSignedIn(page)).toBe(true);
  });
}

test('an account with the same address opens only after its owner has signed in to it', async ({
  page,
  context,
}) => {
  test.slow();
  const text = words.en;
  await agree(context);
  await goThrough(page, 'en', `known-${run}`);
  await expect(page.getByText(text.hasAccount)).toBeVisible();
  expect(await isSignedIn(page)).toBe(false);
  await checkAtAllWidths(page);
  await page.getByRole('link', { name: text.signInToLink }).press('Enter');
  await page.getByLabel(text.email).fill(known.email);
  await page.getByLabel(text.password, { exact: true }).fill(known.password);
  await page.getByLabel(text.password, { exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: text.link })).toBeVisible();
  await checkAtAllWidths(page);
  await page.getByRole('button', { name: text.link }).press('Enter');
  await page.waitForURL((url) => url.pathname === text.space);

  await context.clearCookies({ name: /token|auth-check|user/ });
  await goThrough(page, 'en', `known-${run}`);
  await page.waitForURL((url) => url.pathname === text.space);
  expect(await isSignedIn(page)).toBe(true);
});
