import { expect, type Page } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import { check, checkAtAllWidths } from './accessible.ts';
import { newMember } from './new-member.ts';
import { enter, isSavedOn, ready } from './record-form.ts';
import { test } from './test.ts';
import { pickOption, pressEnter, tabTo, tick, write, writeDate } from './typing.ts';
import { enhanced } from './watch.ts';

const idOn = (page: Page): string => /\/(\d+)\/$/.exec(new URL(page.url()).pathname)?.[1] ?? '';

/** Goes to the next step once everything of this one is saved; axe must find no problem. */
async function next(page: Page, name: RegExp, step: string): Promise<void> {
  await isSavedOn(page);
  await check(page, `${step}: `);
  await pressEnter(page, page.getByRole('button', { name }));
  await expect(page.locator('#record-step')).toBeFocused();
}

const valuesOf = (page: Page, call: string) =>
  page.evaluate(async (path) => {
    const response = await fetch(path);
    return ((await response.json()) as { data: Record<string, unknown> }).data;
  }, call);

test('an event that comes back, by the keyboard alone, in French', async ({ page, request }) => {
  test.slow();
  const step = /^Étape suivante/;
  await enter(page, await newMember(request));
  await page.goto(pathTo('ownEvents', 'fr'));
  await enhanced(page);
  await checkAtAllWidths(page, 'empty list: ');
  await page.setViewportSize({ width: 1_280, height: 800 });
  await pressEnter(page, page.getByRole('link', { name: 'Annoncer votre premier événement' }));
  await ready(page, 'fr');

  await write(page, page.getByLabel(/^Titre/), 'Cours de balafon');
  await write(page, page.getByLabel(/^Résumé/), 'Un cours chaque samedi.');
  await write(page, page.getByRole('textbox', { name: /^Description/ }), 'Ouvert à toutes et à tous.');
  await next(page, step, 'presentation');

  const start = page.locator('[data-record-field="startsAt"]');
  await writeDate(page, start.getByLabel('Jour'), '03202027');
  await tabTo(page, start.getByLabel('Heure'));
  await page.keyboard.type('0600PM');
  const zone = page.locator('[data-record-field="zone"]');
  await expect(zone).toBeVisible();
  const recurrence = page.locator('[data-record-field="recurrence"]');
  await pickOption(page, recurrence.getByLabel(/^Unité/), 'Semaines');
  await writeDate(page, recurrence.getByLabel(/^Jusqu’au/), '04102027');
  const dates = page.locator('output').filter({ hasText: 'Cette répétition' });
  await expect(dates.getByRole('listitem')).toHaveCount(4);
  await writeDate(page, recurrence.getByLabel(/^Sauf le/), '04032027');
  await pressEnter(page, recurrence.getByRole('button', { name: 'Ajouter ce jour' }));
  await expect(dates.getByRole('listitem')).toHaveCount(3);
  await next(page, step, 'dates');

  await pickOption(page, page.getByLabel(/^Modalité/), 'En ligne');
  await expect(page.getByLabel(/^Lieu/)).toHaveCount(0);
  await write(page, page.getByLabel(/^Lien en ligne/), 'https://example.org/cours');
  await next(page, step, 'place');
  await write(page, page.getByLabel(/^Tarif/), '2 000 FCFA');
  await next(page, step, 'practical');
  await tick(page, page.locator('[data-record-field="countryIds"]'), 'Sénégal');
  await tick(page, page.locator('[data-record-field="sectorIds"]'), 'Musique');
  await isSavedOn(page);
  await checkAtAllWidths(page, 'scope: ');
  await page.setViewportSize({ width: 1_280, height: 800 });

  const id = idOn(page);
  await expect(page.getByText('Tout est rempli')).toBeVisible();
  await pressEnter(page, page.getByRole('button', { name: 'Soumettre pour validation' }));
  await page.waitForURL((url) => url.pathname === pathTo('ownEvents', 'fr'));
  expect(await valuesOf(page, `/api/dashboard/events/get?id=${id}`)).toMatchObject({
    status: 'pending',
    mode: 'online',
    recurrence: { frequency: 'weekly', until: '2027-04-10', except: ['2027-04-03'] },
  });
  await expect(page.locator(`[data-row="${id}"]`).getByText('En attente de validation')).toBeVisible();
  await checkAtAllWidths(page, 'list: ');
});

test('a resource with a link, by the keyboard alone, in English', async ({ page, request }) => {
  test.slow();
  const step = /^Next step/;
  await enter(page, await newMember(request));
  await page.goto(pathTo('ownResources', 'en'));
  await enhanced(page);
  await checkAtAllWidths(page, 'empty list: ');
  await page.setViewportSize({ width: 320, height: 800 });
  await pressEnter(page, page.getByRole('link', { name: 'Share your first resource' }));
  await ready(page, 'en');

  await write(page, page.getByLabel(/^Title/), 'Contract guide');
  await pickOption(page, page.getByLabel(/^Type \(required/), 'Guide');
  await write(page, page.getByLabel(/^Summary/), 'What a contract needs.');
  await next(page, step, 'presentation');
  const link = page.getByLabel(/^Link(?!s)/).first();
  await write(page, link, 'not an address');
  await page.keyboard.press('Tab');
  await expect(page.locator('#field-url-error')).toHaveText(/^Invalid URL\./);
  await check(page, 'refused: ');
  await write(page, link, 'https://example.org/guide');
  await next(page, step, 'content');
  await tick(page, page.locator('[data-record-field="sectorIds"]'), 'Music');
  await isSavedOn(page);
  await check(page, 'scope: ');

  const id = idOn(page);
  await pressEnter(page, page.getByRole('button', { name: 'Submit for review' }));
  await page.waitForURL((url) => url.pathname === pathTo('ownResources', 'en'));
  expect(await valuesOf(page, `/api/dashboard/resources/get?id=${id}`)).toMatchObject({
    status: 'pending',
    url: 'https://example.org/guide',
  });
  const row = page.locator(`[data-row="${id}"]`);
  await pressEnter(page, row.getByRole('button', { name: /^Withdraw/ }));
  await expect(row.getByRole('link', { name: /^Complete and submit/ })).toBeVisible();
  await checkAtAllWidths(page, 'list: ');
});
