import { expect, type Page } from '@playwright/test';
import { violationsOf } from './accessible.ts';
import { origin } from './site.ts';
import { enhanced, complaintsOf } from './watch.ts';
import { test } from './test.ts';

/** Detail pages with everything in them, by what the demo content calls them. */
const rich = {
  extendedCall: '/appel-a-candidature/mode-circulaire-machines-pour-ateliers-du-maghreb/',
  internalCall: '/appel-a-candidature/residence-d-ecriture-theatrale-a-saint-louis/',
  initiative: '/initiative/theatre-en-cale/',
  locked: '/initiative/le-registre-des-motifs/',
  resource: '/ressource/le-contrat-de-residence-clause-par-clause/',
};

const panel = (page: Page) => page.locator('[data-panel]');

/** Away from the demo's zones, so that both times differ. */
test.use({ timezoneId: 'Asia/Kolkata' });

test('a call shows its deadline in both time zones, and the warning before an external link names the host', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto(rich.extendedCall);
  await enhanced(page);
  await expect(panel(page)).toContainText(/Il reste \d+\s(jours|heures)/);
  await expect(panel(page)).toContainText('heure de Tunis');
  await expect(panel(page)).toContainText(/Chez vous\s: \d/);
  await expect(panel(page)).toContainText(/Prolongé\s: la clôture était prévue le/);
  const apply = panel(page).getByRole('link', { name: /Candidater/ });
  expect(await apply.getAttribute('href')).toMatch(/^\/lien-externe\/\?page=/);
  await expect(apply).toContainText('vers example.com');
  const step = page.locator('[aria-current=step]');
  await expect(step).toHaveCount(1);
  const question = page.locator('main article details').first();
  await question.locator('summary').press('Enter');
  await expect(question).toHaveAttribute('open', '');
  expect(complaints).toEqual([]);
});

test('a page fetches the script that reading needs, and leads on by documents', async ({ page }) => {
  const complaints = complaintsOf(page);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(rich.internalCall);
  await enhanced(page);
  await expect(panel(page)).toContainText(/Chez vous\s: \d/);
  expect(
    [...scripts].filter(
      (path) => !/\/assets\/(entry|after-load|answer|cookies|preload|enhance|locales|dates)/.test(path),
    ),
  ).toEqual([]);
  const related = page.locator('section[aria-labelledby=related] h3 a').first();
  const title = await related.innerText();
  await related.click();
  await expect(page).toHaveTitle(`${title} — Passerelle`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url());
  await expect(panel(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(rich.internalCall);
  await expect(panel(page)).toContainText(/Chez vous\s: \d/);
  expect(complaints).toEqual([]);
});

test('pictures open in a dialog, by keyboard too, and focus returns', async ({ page }) => {
  await page.goto(rich.initiative);
  await enhanced(page);
  const pictures = page.locator('[data-gallery] a');
  await pictures.nth(1).focus();
  await expect
    .poll(async () => {
      // Until its script is there, the link leads to the picture itself.
      if (new URL(page.url()).pathname !== rich.initiative) {
        await page.goto(rich.initiative);
        await pictures.nth(1).focus();
      }
      await page.keyboard.press('Enter');
      return page
        .locator('dialog.picture-dialog[open]')
        .count()
        .catch(() => 0);
    })
    .toBe(1);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText('Image 2 sur 3');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText('Image 1 sur 3');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(pictures.nth(1)).toBeFocused();
});

test('a video sends no request to its host before it is played', async ({ page }) => {
  const outside: string[] = [];
  // Nothing leaves this machine: what would is noted.
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      outside.push(new URL(route.request().url()).host);
      return route.abort();
    },
  );
  await page.goto(rich.initiative);
  await enhanced(page);
  const play = page.getByRole('button', { name: 'Lire la vidéo ici' });
  await expect(play).toBeVisible();
  await expect(page.getByText('La vidéo est hébergée par YouTube')).toBeVisible();
  expect(outside).toEqual([]);
  await play.click();
  await expect(page.locator('iframe[title^="Vidéo"]')).toHaveCount(1);
  await expect.poll(() => outside).toEqual(['www.youtube-nocookie.com']);
});
