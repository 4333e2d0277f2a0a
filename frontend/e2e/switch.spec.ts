import { expect, type Page } from '@playwright/test';
import { checkAtAllWidths, violationsOf } from './accessible.ts';
import { origin, wordpress } from './site.ts';
import { signInAsStaff } from './staff.ts';
import { test } from './test.ts';

const call = `${origin}/api/auth/switch`;
/** URL of the space in the language of the person, or of the administration. */
const space = new RegExp(`^${origin}/(tableau-de-bord/pour-vous|en/dashboard/for-you)/$`);
const entryName = /Aller sur le site, connecté|Go to the site, signed in/;

/** Posts a form from the page that is open, as the administration does. */
async function postFrom(page: Page, fields: Record<string, string>): Promise<number | undefined> {
  const [response] = await Promise.all([
    page.waitForResponse((candidate) => candidate.url() === call),
    page.evaluate(
      ({ action, entries }) => {
        const form = document.createElement('form');
        form.method = 'post';
        form.action = action;
        for (const [name, value] of entries) {
          const input = document.createElement('input');
          input.name = name;
          input.value = value;
          form.append(input);
        }
        document.body.append(form);
        form.submit();
      },
      { action: call, entries: Object.entries(fields) },
    ),
  ]);
  await page.waitForLoadState();
  return response.status();
}

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });
    test('staff go from the administration to the site and are signed in', async ({ page }) => {
      await signInAsStaff(page, { script });
      // The state is that after half an hour of work in WordPress, or in a browser without the site's cookies.
      await page.context().clearCookies({ name: /^(__Host-|auth-check)/ });
      const entry = page.getByRole('menuitem', { name: entryName });
      await expect(entry).toHaveCount(1);
      await entry.focus();
      await page.keyboard.press('Enter');
      if (!script) {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          /^(Connexion au site|Signing in to the site)…$/,
        );
        await page
          .getByRole('button', { name: /^(Continuer vers le site|Continue to the site)$/ })
          .press('Enter');
      }
      await page.waitForURL(space);
      const names = (await page.context().cookies()).map(({ name }) => name);
      expect(names).toEqual(
        expect.arrayContaining(['__Host-access-token', '__Host-refresh-token', 'auth-check']),
      );
      expect(page.url()).not.toContain('token');
    });
  });
}

test('a token is good once, and each trouble has a page in both languages', async ({ page }) => {
  test.slow();
  await signInAsStaff(page);
  const sent = page.waitForRequest((request) => request.url() === call);
  await page.getByRole('menuitem', { name: entryName }).click();
  const token = new URLSearchParams((await sent).postData() ?? '').get('token') ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  await page.waitForURL(space);

  for (const [language, fields, status, text] of [
    ['fr', { token }, 410, /n’est plus valable/],
    ['en', { token }, 410, /is no longer valid/],
    ['fr', {}, 400, /Cette page s’ouvre depuis l’administration/],
    ['en', {}, 400, /This page opens from WordPress/],
  ] as const) {
    await page.goto(`${wordpress}/wp-admin/`);
    expect(await postFrom(page, { ...fields, language })).toBe(status);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('alert')).toContainText(text);
    await expect(page.getByRole('alert')).toBeFocused();
    await checkAtAllWidths(page);
    await page
      .getByRole('link', { name: /^(Revenir à l’administration|Back to WordPress)$/ })
      .last()
      .click();
    await expect(page.locator('#wpadminbar')).toBeVisible();
  }
});

test('the page of the administration is accessible', async ({ page }) => {
  await page.route('**/switch.js*', (route) => route.abort());
  await signInAsStaff(page);
  await page.getByRole('menuitem', { name: entryName }).click();
  await expect(page.getByRole('status')).toContainText(
    /Vous restez connecté sur le site|You stay signed in on the site/,
  );
  expect(await violationsOf(page)).toEqual([]);
});
