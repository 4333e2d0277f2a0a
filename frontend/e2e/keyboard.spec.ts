import { expect, type Page, test } from '@playwright/test';
import { alive } from './watch.ts';

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

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });

    test('skip link, search, filter, open, by keyboard alone', async ({ page }) => {
      await page.goto('/');
      if (script) await alive(page);
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
