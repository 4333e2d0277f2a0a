import { type BrowserContext, expect, type Page } from '@playwright/test';
import { checkAtAllWidths } from './accessible.ts';
import { type Language, signIn, signOut, words } from './account-forms.ts';
import { type Member, newMember } from './new-member.ts';
import { origin, wordpress } from './site.ts';
import { account, administration, pressThrough, signInAsStaff } from './staff.ts';
import { test } from './test.ts';

const texts = {
  fr: {
    settings: '/parametres/sessions/',
    thisSession: '(cette session)',
    alsoThere: '(ouverte aussi dans l’administration)',
    endOthers: 'Fermer toutes les autres sessions',
    forbidden: /Accès interdit|Interdit/,
    problem: /conserver votre connexion/,
  },
  en: {
    settings: '/en/settings/sessions/',
    thisSession: '(this session)',
    alsoThere: '(also open in WordPress)',
    endOthers: 'End all other sessions',
    forbidden: /Forbidden/,
    problem: /keep you signed in/,
  },
} as const;
const languages: Language[] = ['fr', 'en'];

/** WordPress takes the browser for nobody: screens lead to the site, and there is no nonce. */
async function expectSignedOut(page: Page, arrival: RegExp): Promise<void> {
  await page.goto(`${wordpress}/wp-admin/edit.php`);
  await expect(page).toHaveURL(arrival);
  const nonce = await page.request.get(`${wordpress}/wp-admin/admin-ajax.php?action=rest-nonce`);
  expect([nonce.status(), await nonce.text()]).toEqual([400, '0']);
}

const wordpressCookies = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies(`${wordpress}/wp-admin/`))
    .map(({ name }) => name)
    .filter((name) => /^wordpress_(sec_|logged_in_)?[0-9a-f]{32}$/.test(name));

const signInPage = (language: Language) => new RegExp(`^${origin}${words[language].login}`);
const anySignInPage = new RegExp(`^${origin}(${words.fr.login}|${words.en.login})`);

for (const language of languages) {
  const text = texts[language];

  test(`staff sign in once for both, and sign out of both on the site (${language})`, async ({ page }) => {
    await signInAsStaff(page, { language });
    await page.goto(text.settings);
    const current = page.locator('#sessions li', { hasText: text.thisSession });
    await expect(current).toContainText(text.alsoThere);
    await expect(current).toHaveCount(1);
    await page.goto(`${administration[language]}?problem=cookies_refused`);
    await expect(page.getByRole('alert')).toContainText(text.problem);
    await checkAtAllWidths(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Ouvrir l’administration|Open WordPress)$/ })
      .press('Enter');
    await expect(page.locator('#wpadminbar')).toBeVisible();
    await page.goto(words[language].space);
    await signOut(page);
    await expect(page).toHaveURL(signInPage(language));
    await expectSignedOut(page, anySignInPage);
  });

  test(`logging out of WordPress signs out of the site (${language})`, async ({ page }) => {
    await signInAsStaff(page, { language });
    const logOut = await page.locator('#wp-admin-bar-logout a').getAttribute('href');
    await page.goto(logOut ?? '');
    await expect(page).toHaveURL(anySignInPage);
    await page.goto(text.settings);
    await expect(page).toHaveURL(signInPage(language));
    await expectSignedOut(page, anySignInPage);
  });

  test(`a member gets nothing of WordPress (${language})`, async ({ page, request }) => {
    const member = await newMember(request);
    await page.goto(words[language].login);
    await signIn(page, language, member.email, member.password);
    await page.waitForURL(`**${words[language].space}`);
    for (const address of [`${wordpress}/wp-login.php`, `${wordpress}/wp-admin/`]) {
      const response = await page.goto(address);
      expect(response?.status()).toBe(403);
      await expect(page).toHaveURL(new RegExp(`^${origin}(/en)?/administration/$`));
    }
    const response = await page.goto(administration[language]);
    expect(response?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.forbidden);
    await expectSignedOut(page, /\/administration\//);
    expect(await wordpressCookies(page.context())).toEqual([]);
  });
}

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });
    test('a screen of the administration leads to the sign-in page of the site and back to it', async ({
      page,
    }) => {
      const screen = `${wordpress}/wp-admin/edit.php?post_type=event`;
      await page.goto(screen);
      await expect(page).toHaveURL(anySignInPage);
      await signIn(page, page.url().includes('/en/') ? 'en' : 'fr', account.email, account.password);
      if (!script) await pressThrough(page);
      await expect(page).toHaveURL(screen);
    });
  });
}

test('a form that is open stays when its session ends, and is saved after signing in again', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const editor = await newMember(request, 'editor');
  await signInAsStaff(page, { who: editor });
  await page.goto(`${wordpress}/wp-admin/post-new.php?post_type=initiative`);
  await page.locator('input[name=passerelle_language][value=fr]').check();
  await page.locator('#passerelle-title').fill('Les rives qui se parlent');

  await endSessionsOf(editor, await browser.newContext());
  const beat = () =>
    page.evaluate(() =>
      (window as unknown as { wp: { heartbeat: { connectNow(): void } } }).wp.heartbeat.connectNow(),
    );
  const dialog = page.locator('#wp-auth-check');
  await beat();
  await expect(dialog).toBeVisible();

  const opened = page.waitForEvent('popup');
  await dialog.getByRole('link').click();
  const tab = await opened;
  await expect(tab).toHaveURL(anySignInPage);
  const language = tab.url().includes('/en/') ? 'en' : 'fr';
  await signIn(tab, language, editor.email, editor.password);
  await expect(tab.locator('#wpadminbar')).toBeVisible();
  await tab.close();

  const resumed = page.evaluate(() =>
    new Promise((done) => document.addEventListener('passerelle:session-resumed', done, { once: true })).then(
      () => true,
    ),
  );
  await expect(async () => {
    await beat();
    await expect(dialog).toBeHidden({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  expect(await resumed).toBe(true);
  await expect(page.locator('#passerelle-title')).toHaveValue('Les rives qui se parlent');
  await page.locator('button[name=passerelle_do][value=save]:not(.passerelle-default)').first().click();
  await expect(page.locator('[data-status=draft]')).toBeVisible();
  await expect(page.locator('#passerelle-title')).toHaveValue('Les rives qui se parlent');
});

/** Ends the person's sessions from another device, on the page of settings. */
async function endSessionsOf({ email, password }: Member, context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}${words.fr.login}?next=${encodeURIComponent(texts.fr.settings)}`);
  await signIn(page, 'fr', email, password);
  await page.waitForURL(`**${texts.fr.settings}**`);
  await page.getByRole('button', { name: texts.fr.endOthers }).click();
  await expect(page.locator('#sessions li')).toHaveCount(1);
  await context.close();
}
