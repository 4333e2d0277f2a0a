import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { setLanguage, signIn, skipInterests, words as account } from './account-forms.ts';
import { type Member, newMember } from './new-member.ts';
import { origin, wordpress } from './site.ts';
import { administration, signInAsStaff } from './staff.ts';
import { enhanced } from './watch.ts';
import { test } from './test.ts';

const metrics = `${origin}/metrics`;
const log = `${wordpress}/wp-admin/admin.php?page=passerelle-security-log`;

const screen = {
  fr: {
    title: 'Journal de sécurité',
    email: 'Adresse e-mail de la personne',
    outcome: 'Résultat',
    refused: 'Refusé',
    filter: 'Filtrer',
    event: 'Connexion',
    none: 'Nombre d’événements\u00a0: 0',
    reset: 'Tout afficher',
  },
  en: {
    title: 'Security log',
    email: 'Person’s e-mail address',
    outcome: 'Outcome',
    refused: 'Refused',
    filter: 'Filter',
    event: 'Sign-in',
    none: 'Number of events: 0',
    reset: 'Show all',
  },
} as const;

test.describe('Trusted Types', () => {
  test.use({ violatesTrustedTypes: true });
  test('an injected script does not run, and the policy names where violations are reported', async ({
    page,
  }) => {
    const response = await page.goto('/');
    // Chromium sends such reports from https pages only: that they arrive is proven with the collector itself.
    expect(response?.headers()['content-security-policy']).toContain('/api/security/csp-reports');
    await enhanced(page);
    const outcome = await page.evaluate(async () => {
      const violation = new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        );
      });
      const script = document.createElement('script');
      script.append('document.documentElement.dataset.injected = "yes"');
      document.head.append(script);
      return [document.documentElement.dataset['injected'] ?? 'blocked', await violation];
    });
    expect(outcome).toEqual(['blocked', 'require-trusted-types-for']);
  });
});

/** Personal data, which no entry of the log may contain in its text or its attributes. */
const personal = /[\w.+-]+@[\w-]+\.\w+|\b\d{1,3}(\.\d{1,3}){3}\b|::1\b|::ffff:/;

async function refuseSignIn(request: APIRequestContext, email: string): Promise<void> {
  const csrf = (await (await request.get(`${origin}/api/auth/get-auth`)).json()).data.csrfToken;
  const refused = await request.post(`${origin}/api/auth/login`, {
    headers: { origin, 'x-csrf-token': csrf },
    data: { email, password: 'wrong' },
  });
  expect(refused.status()).toBe(401);
}

/** Signs in on the site first: what an account's language is there, it is in WordPress. */
async function openLog(page: Page, language: 'fr' | 'en', { email, password }: Member): Promise<void> {
  await page.goto(account[language].login);
  await signIn(page, language, email, password);
  await page.waitForURL((url) => url.pathname === account[language].space);
  await skipInterests(page);
  await setLanguage(page, language);
  await page.goto(administration[language]);
  await expect(page.locator('#wpadminbar')).toBeVisible();
  await page.goto(log);
}

for (const language of ['fr', 'en'] as const) {
  test(`administrators find the refused sign-in of a person (${language})`, async ({ page, request }) => {
    test.slow();
    const text = screen[language];
    const member = await newMember(request);
    await refuseSignIn(request, member.email);
    const counts = await (await request.get(metrics)).text();
    expect(counts).toMatch(
      /passerelle_security_events_total\{event="sign_in",outcome="refused",reason="wrong_password"\} [1-9]/,
    );

    await openLog(page, language, await newMember(request, 'administrator'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
    const entries = page.locator('.wrap tbody tr');
    await expect(entries).not.toHaveCount(0);
    expect(await page.locator('.wrap').innerHTML()).not.toMatch(personal);

    await page.getByLabel(text.email).fill(member.email);
    await page.getByLabel(text.outcome).selectOption({ label: text.refused });
    await page.getByRole('button', { name: text.filter, exact: true }).click();
    await expect(entries).toHaveCount(1);
    await expect(entries.locator('td').nth(1)).toHaveText(text.event);
    await expect(entries.locator('td').nth(2)).toHaveText(text.refused);
    await expect(entries.locator('td').nth(3)).toHaveText('wrong_password');
    expect(await page.locator('.wrap table').innerHTML()).not.toMatch(personal);
    expect(page.url()).toMatch(/outcome=refused/);
    expect(page.url()).not.toMatch(/@|%40/);

    await page.getByLabel(text.email).fill('nobody-at-all@example.test');
    await page.getByRole('button', { name: text.filter, exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: text.none })).toBeVisible();
    await expect(entries).toHaveCount(0);
    await page.getByRole('link', { name: text.reset, exact: true }).click();
    await expect(entries).not.toHaveCount(0);
  });
}

test('only administrators can read the log', async ({ page, browser, request }) => {
  const titles = new RegExp(`${screen.fr.title}|${screen.en.title}|wrong_password`);
  const exported = `${log}&export=csv`;
  const expectNothing = async (reader: Page, status: number): Promise<void> => {
    for (const address of [log, exported]) {
      const response = await reader.goto(address);
      expect([address, response?.status()]).toEqual([address, status]);
      expect(await reader.content()).not.toMatch(titles);
    }
  };
  // Visitors end on the page of signing in.
  await expectNothing(page, 200);
  await expect(page).toHaveURL(new RegExp(`^${origin}(${account.fr.login}|${account.en.login})`));

  const member = await newMember(request);
  await page.goto(account.fr.login);
  await signIn(page, 'fr', member.email, member.password);
  await page.waitForURL((url) => url.pathname === account.fr.space);
  await expectNothing(page, 403);

  const there = await (await browser.newContext()).newPage();
  await signInAsStaff(there, { who: await newMember(request, 'editor') });
  await expect(there.locator('a[href*="passerelle-security-log"]')).toHaveCount(0);
  await expectNothing(there, 403);
  await there.context().close();
});
