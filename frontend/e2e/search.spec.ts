import { expect, type Page } from '@playwright/test';
import { answerConsent, field, options, typeFor } from './search-field.ts';
import { enhanced, complaintsOf } from './watch.ts';
import { test } from './test.ts';

test.beforeEach(({ context }) => answerConsent(context));

const total = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-total]').getAttribute('data-total'));

/** Tabs on until the focused element's name or text matches. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.ariaLabel ?? element?.labels?.[0]?.textContent ?? element?.textContent ?? '';
    });
    if (name.test(text)) return;
  }
  throw new Error(`The Tab key never reached ${name}`);
}

test.describe('suggestions', () => {
  for (const path of ['/']) {
    test(`appear at the field of ${path}, are announced and opened by keyboard`, async ({ page }) => {
      const complaints = complaintsOf(page);
      await page.goto(path);
      await typeFor(page, 'fest');
      const combobox = page.getByRole('combobox');
      await expect(combobox).toHaveAttribute('aria-expanded', 'true');
      const count = await options(page).count();
      const list = page.getByRole('listbox', { name: 'Suggestions' });
      await expect(list.locator('xpath=following-sibling::p')).toHaveText(new RegExp(`^${count} suggestion`));

      await page.keyboard.press('ArrowDown');
      const first = options(page).first();
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(combobox).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
      await expect(combobox).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(combobox).not.toHaveAttribute('aria-activedescendant');
      await page.keyboard.press('ArrowUp');
      await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');

      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await expect(combobox).toHaveValue('fest');
      await expect(combobox).toHaveAttribute('aria-expanded', 'false');

      await page.keyboard.press('ArrowDown');
      await expect(list).toBeVisible();
      await page.keyboard.press('ArrowDown');
      const target = (await options(page).first().getAttribute('href')) ?? '';
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(target);
      await expect(list).toBeHidden();
      expect(complaints).toEqual([]);
    });
  }
});

test('a whole search by keyboard: words, filter, order, page, chip, other language', async ({ page }) => {
  await page.goto('/recherche/');
  await enhanced(page);
  await field(page).focus();
  await page.keyboard.type('de la culture');
  await page.keyboard.press('Enter');
  await expect(page.locator('#results')).toBeFocused();
  const first = await total(page);
  await expect(page.locator('#results')).toContainText(`${first} résultat`);
  await expect(page.getByRole('status').first()).toContainText(`${first} résultat`);

  await page.locator('#filters summary').first().focus();
  await page.keyboard.press('Tab');
  const choice = page.locator('#filters label').first();
  const offered = Number(await choice.locator('span').nth(1).innerText());
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/country=[A-Z]{2}/);
  await expect(page.locator('#filters input:checked[name=country]')).toBeFocused();
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', String(offered));

  await tabTo(page, /^Titre A–Z$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=title_asc/);
  await expect(page.getByRole('link', { name: 'Titre A–Z' })).toHaveAttribute('aria-current', 'true');
  const titles = await page.locator('[data-total] article h3').allInnerTexts();
  expect(titles.length).toBeGreaterThan(1);
  const sorted = titles.toSorted((a, b) =>
    new Intl.Collator('fr', { ignorePunctuation: true }).compare(a, b),
  );
  expect(titles).toEqual(sorted);

  await tabTo(page, /^Retirer le filtre/);
  await tabTo(page, /^Retirer le filtre/);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', String(first));

  await page.goto('/recherche/');
  await enhanced(page);
  await page.getByRole('link', { name: 'Page suivante' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/recherche/?page=2');
  await expect(page.locator('#results')).toBeFocused();

  await page.goto('/recherche/?q=festival&country=SN');
  await page.locator('header a[hreflang=en]').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname === '/en/search/' &&
      searchParams.get('q') === 'festival' &&
      searchParams.get('country') === 'SN',
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

for (const script of [true, false]) {
  test.describe(script ? 'on a telephone' : 'on a telephone without script', () => {
    test.use({ javaScriptEnabled: script, viewport: { width: 320, height: 640 } });

    test('the filters open as a bottom sheet, and close with the results', async ({ page }) => {
      await page.goto('/recherche/?q=festival');
      if (script) await enhanced(page);
      const sheet = page.locator('#filters');
      await expect(sheet).toBeHidden();
      await page.getByRole('button', { name: 'Filtrer' }).click();
      await expect(sheet).toBeInViewport();
      const box = await page.getByRole('button', { name: 'Voir les résultats' }).boundingBox();
      expect(box && box.y + box.height <= 640 && box.height >= 44).toBe(true);
      const choice = sheet.locator('label').first();
      const offered = await choice.locator('span').nth(1).innerText();
      await choice.click();
      await page.getByRole('button', { name: 'Voir les résultats' }).click();
      await expect(page).toHaveURL(/country=[A-Z]{2}/);
      await expect(sheet).toBeHidden();
      await expect(page.locator('[data-total]')).toHaveAttribute('data-total', offered);
      await page.getByRole('button', { name: 'Filtrer' }).click();
      await page.getByRole('button', { name: 'Fermer les filtres' }).click();
      await expect(sheet).toBeHidden();
    });
  });
}
