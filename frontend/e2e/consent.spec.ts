import { expect, type Locator, type Page } from '@playwright/test';
import { checkAtAllWidths } from './accessible.ts';
import { consentCookie, readConsent } from '../shared/consent/consent.ts';
import { origin } from './site.ts';
import { enhanced, complaintsOf } from './watch.ts';
import { test } from './test.ts';

// Everybody else in these tests has chosen already.
test.use({ storageState: { cookies: [], origins: [] } });

const languages = [
  {
    code: 'fr',
    page: '/initiative/',
    short: '/politique-de-confidentialite',
    cookies: '/cookies/',
    region: 'Vos choix sur les cookies',
    accept: 'Tout accepter',
    refuse: 'Tout refuser',
    choose: 'Choisir',
    analytics: /Mesure d’audience/,
    save: 'Enregistrer mes choix',
    manage: 'Gérer mes cookies',
    close: 'Fermer',
    saved: 'Vos choix sont enregistrés.',
  },
  {
    code: 'en',
    page: '/en/initiative/',
    short: '/en/privacy-policy',
    cookies: '/en/cookies/',
    region: 'Your cookie choices',
    accept: 'Accept all',
    refuse: 'Refuse all',
    choose: 'Choose',
    analytics: /Audience measurement/,
    save: 'Save my choices',
    manage: 'Manage cookies',
    close: 'Close',
    saved: 'Your choices have been saved.',
  },
] as const;

async function granted(page: Page): Promise<string[] | undefined> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === consentCookie);
  return readConsent(cookie && decodeURIComponent(cookie.value), Date.now())?.granted;
}

/** Tabs on until the element has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The Tab key never reached it');
}

for (const words of languages) {
  test.describe(`in ${words.code}`, () => {
    test(`refusing takes one key press, hides nothing, moves nothing and is remembered (${words.code})`, async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== new URL(origin).origin) elsewhere.push(request.url());
      });
      await page.goto(words.page);
      const banner = page.getByRole('region', { name: words.region });
      await expect(banner).toBeVisible();
      await enhanced(page);
      expect(await banner.evaluate((element) => element.contains(document.activeElement))).toBe(false);
      await expect(page.locator('h1')).toBeVisible();
      expect(await granted(page)).toBeUndefined();
      await tabTo(page, banner.getByRole('button', { name: words.refuse }));
      await page.keyboard.press('Enter');
      await expect(banner).toHaveCount(0);
      await expect(page.locator('output', { hasText: words.saved })).toHaveCount(1);
      expect(await granted(page)).toEqual([]);
      await expect(page.locator('#main')).toBeFocused();
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let total = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) {
                const { value, hadRecentInput } = entry as PerformanceEntry & {
                  value: number;
                  hadRecentInput: boolean;
                };
                if (!hadRecentInput) total += value;
              }
            }).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
          }),
      );
      expect(shift).toBeLessThanOrEqual(0.02);
      await page.reload();
      await expect(page.locator('h1')).toBeVisible();
      await expect(banner).toHaveCount(0);
      expect([elsewhere, complaints]).toEqual([[], []]);
    });

    test(`the three ways look alike (${words.code})`, async ({ page }) => {
      await page.goto(words.page);
      const banner = page.getByRole('region', { name: words.region });
      const looks = await banner.locator('button, a[data-action]').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { color, backgroundColor, fontSize, fontWeight, borderTopColor } = getComputedStyle(button);
          return [color, backgroundColor, fontSize, fontWeight, borderTopColor, button.clientHeight].join();
        }),
      );
      expect(looks).toHaveLength(3);
      expect(new Set(looks).size).toBe(1);
    });

    test(`choosing use by use in the dialog, and taking it back from any page (${words.code})`, async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await page.goto(words.page);
      await enhanced(page);
      const choose = page.getByRole('link', { name: words.choose, exact: true });
      await choose.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: words.region });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('heading', { name: words.region })).toBeFocused();
      for (const box of await dialog.getByRole('checkbox').all()) {
        if (await box.isEnabled()) await expect(box).not.toBeChecked();
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(choose).toBeFocused();

      await page.keyboard.press('Enter');
      await tabTo(page, dialog.getByRole('checkbox', { name: words.analytics }));
      await page.keyboard.press('Space');
      await tabTo(page, dialog.getByRole('button', { name: words.save }));
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('region', { name: words.region })).toHaveCount(0);
      expect(await granted(page)).toEqual(['analytics']);

      await page.locator('main article h3 a').first().click();
      await expect(page.locator('main article h1')).toBeVisible();
      const manage = page.getByRole('link', { name: words.manage });
      await manage.focus();
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('checkbox', { name: words.analytics })).toBeChecked();
      await dialog.getByRole('button', { name: words.refuse }).press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(manage).toBeFocused();
      expect(await granted(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });

    test('nothing that axe finds in any state', async ({ page }) => {
      await page.goto(words.short);
      await enhanced(page);
      await checkAtAllWidths(page, 'banner: ');
      await page.emulateMedia({ colorScheme: 'dark' });
      await checkAtAllWidths(page, 'banner in the dark: ');
      await page.getByRole('link', { name: words.choose, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await checkAtAllWidths(page, 'dialog in the dark: ');
      await page.emulateMedia({ colorScheme: 'light' });
      await page.route('**/cookies/', (route) => route.fulfill({ status: 503, body: '' }));
      await page.getByRole('dialog').getByRole('button', { name: words.accept }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await checkAtAllWidths(page, 'failure: ');
      await page.unroute('**/cookies/');
      await page.goto(words.cookies);
      await checkAtAllWidths(page, 'page: ');
      await page.getByRole('button', { name: words.accept }).click();
      await expect(page.getByText(words.saved)).toBeVisible();
      await checkAtAllWidths(page, 'page after a choice: ');
    });
  });
}

test('a page from the back/forward cache does not show the banner again', async ({ page }) => {
  await page.goto('/initiative/');
  await page.locator('footer a[data-action=consent]').evaluate((link) => link.removeAttribute('data-action'));
  await page.locator('footer a[href="/cookies/"]').click();
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(page.locator('#outcome')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Initiatives');
  await expect(page.locator('[data-consent]')).toHaveCount(0);
});

test('the focused element is never fully hidden behind the banner', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/initiative/');
  await enhanced(page);
  const hidden: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(() => {
      const element = document.activeElement;
      const banner = document.querySelector('[data-consent]')?.getBoundingClientRect();
      if (!element || !banner || element.closest('[data-consent], nav')) return null;
      const box = element.getBoundingClientRect();
      return box.top >= banner.top && box.bottom <= banner.bottom ? element.outerHTML.slice(0, 100) : null;
    });
    if (problem) hidden.push(problem);
  }
  expect(hidden).toEqual([]);
});
