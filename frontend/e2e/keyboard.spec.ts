import { expect, type Page } from '@playwright/test';
import { enhanced } from './watch.ts';
import { test } from './test.ts';

/** Tabs on until the focused element's text matches; fails after too many steps. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.labels?.[0]?.textContent ?? element?.textContent ?? '';
    });
    if (name.test(text)) return;
  }
  throw new Error(`The Tab key never reached ${name}`);
}

test('the filters of a list are one key press away from its first result', async ({ page }) => {
  await page.goto('/appel-a-candidature/');
  await page.locator('#q').focus();
  await tabTo(page, /^Passer les filtres$/);
  await expect(page.getByRole('link', { name: 'Passer les filtres' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('section[aria-labelledby=results] :focus')).toHaveCount(1);
});

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });

    test('skip link, search, filter, open, by keyboard alone', async ({ page }) => {
      await page.goto('/');
      if (script) await enhanced(page);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
      await page.keyboard.press('Enter');
      await tabTo(page, /Que cherchez-vous/);
      await page.keyboard.type('théâtre');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/recherche\/\?q=/);
      await page.locator('#q').focus();
      await tabTo(page, /^Pays/);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await tabTo(page, /Voir les résultats/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/country=[A-Z]{2}/);
      const total = Number(await page.locator('[data-total]').getAttribute('data-total'));
      expect(total).toBeGreaterThan(0);
    });
  });
}

const journeys = [
  {
    language: 'fr',
    from: '/ressource/',
    copy: 'Copier',
    copied: 'Adresse copiée',
    other: 'English',
    lang: 'en',
  },
  {
    language: 'en',
    from: '/en/resource/',
    copy: 'Copy',
    copied: 'Address copied',
    other: 'Français',
    lang: 'fr',
  },
] as const;
for (const { language, from, copy, copied, other, lang } of journeys) {
  test(`open, share, switch the language, by keyboard alone (${language})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(from);
    await enhanced(page);
    const title = await page.locator('main article h3 a').first().textContent();
    await tabTo(page, new RegExp(`^${title?.slice(0, 12)}`));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    const button = page.getByRole('button', { name: copy, exact: true });
    await expect(button).toBeVisible();
    await tabTo(page, new RegExp(`^${copy}$`));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: copied })).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    // A new page begins at its top: the switch is in its header.
    await page.reload();
    await tabTo(page, new RegExp(`^${other}`));
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('whatever has focus shows it', async ({ page }) => {
  await page.goto('/initiative/');
  const unseen: string[] = [];
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const outlines = [
        getComputedStyle(element),
        getComputedStyle(element, '::after'),
        ...(element.parentElement ? [getComputedStyle(element.parentElement)] : []),
      ];
      const isSeen = outlines.some(({ outlineStyle }) => outlineStyle !== 'none');
      return isSeen ? null : element.outerHTML.slice(0, 120);
    });
    if (problem) unseen.push(problem);
  }
  expect(unseen).toEqual([]);
});
