import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { checkAtAllWidths } from './accessible.ts';
import { complaintsOf } from './watch.ts';
import { test } from './test.ts';

const password = 'Passerelle-2026!';
const words = {
  fr: {
    login: '/se-connecter/',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    flush: '/flush-cache/',
    empty: 'Vider tous les caches',
    emptied: 'Les caches ont été vidés.',
    dump: '/apollo-cache-dump/',
    path: 'Chemin de la page',
    show: 'Afficher',
    wrong: 'Il y a un problème',
    download: 'Télécharger en JSON',
    list: '/initiative/',
  },
  en: {
    login: '/en/login/',
    email: 'E-mail address',
    password: 'Password',
    flush: '/en/flush-cache/',
    empty: 'Clear all caches',
    emptied: 'The caches have been cleared.',
    dump: '/en/apollo-cache-dump/',
    path: 'Page path',
    show: 'Show',
    wrong: 'There is a problem',
    download: 'Download as JSON',
    list: '/en/initiative/',
  },
} as const;

/** Signs in by keyboard alone; the way back leads to the page that required it. */
async function signInOnTheWayTo(page: Page, path: string, email: string, text: (typeof words)['fr' | 'en']) {
  await page.goto(path);
  await expect(page).toHaveURL(`${text.login}?next=${encodeURIComponent(path)}`);
  await page.getByLabel(text.email).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => !url.pathname.startsWith(text.login));
}

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`an administrator empties the caches and reads a cache dump (${language})`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await signInOnTheWayTo(page, text.flush, 'admin@passerelle.test', text);
    await expect(page).toHaveURL(text.flush);
    await checkAtAllWidths(page);
    await page.getByRole('button', { name: text.empty }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: text.emptied })).toBeVisible();
    await checkAtAllWidths(page, 'emptied: ');

    await page.goto(text.dump);
    await checkAtAllWidths(page);
    await page.getByLabel(text.path).fill('https://example.org/');
    await page.getByRole('button', { name: text.show, exact: true }).press('Enter');
    await expect(page.getByRole('alert')).toContainText(text.wrong);
    await checkAtAllWidths(page, 'refused: ');

    await page.getByLabel(text.path).fill(text.list);
    await page.getByLabel(text.path).press('Enter');
    await expect(page.locator('pre')).toContainText('PasserelleCatalogue');
    await checkAtAllWidths(page, 'shown: ');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: text.download }).press('Enter'),
    ]);
    const dump = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      path: string;
      status: number;
      operations: { name: string }[];
    };
    expect([dump.path, dump.status, dump.operations.map(({ name }) => name)]).toEqual([
      text.list,
      200,
      expect.arrayContaining(['Layout', 'Catalogue']) as string[],
    ]);
    expect(complaints).toEqual([]);
  });
}
