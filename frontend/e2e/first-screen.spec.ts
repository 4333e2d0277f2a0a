import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, languages } from '../shared/config/locales.ts';
import { archiveIds, pathTo } from '../shared/config/routes.ts';
import { enter } from './record-form.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';

/** The smallest phone that the site is made for. */
const phone = { width: 320, height: 640 };
const tablet = { width: 768, height: 800 };
/** How far down the text of a call begins at most, in CSS pixels. */
const textWithin = 900;
/** What the question about cookies and the bar below leave of the screen. */
const leftToRead = 360;

test.use({ viewport: phone });

interface Box {
  top: number;
  bottom: number;
}

/** Positions of elements of the first screen, from the top of the window; null for one that the page lacks. */
const boxesOf = async <Name extends string>(
  page: Page,
  selectors: Record<Name, string>,
): Promise<Record<Name, Box | null>> => {
  const boxes = await page.evaluate(
    (named) =>
      named.map(([name, selector]) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return [name, box ? { top: box.top, bottom: box.bottom } : null] as const;
      }),
    Object.entries<string>(selectors),
  );
  return Object.fromEntries(boxes) as Record<Name, Box | null>;
};

/** The navigation that phones have at the bottom. */
const bar = 'body > nav';
/** The same in the workspace: the one with a menu. */
const ownBar = 'nav:has(> button[popovertarget])';

/** Runs the calls of the demo content. */
const operator = { email: 'operateur@passerelle.test', password: 'Passerelle-2026!' };
/** One of these calls, with applications in every state. */
const kiosk = /kiosque de terre crue|kiosk of raw earth/;
/** Decides on the records of Senegal. */
const validator = { email: 'moderateur@passerelle.test', password: 'Passerelle-2026!' };
/** A text that is as high has two lines. */
const twoLines = 40;

const sizesOf = (found: Locator) =>
  found.evaluateAll((all) =>
    all.map((each) => {
      const { height, right } = each.getBoundingClientRect();
      return { height, right };
    }),
  );

/** Calls that can be applied for, and one that is closed. */
async function addressesOfCalls(page: Page, language: Language): Promise<string[]> {
  const found: string[] = [];
  for (const [status, count] of [
    ['open', 3],
    ['closed', 1],
  ] as const) {
    await page.goto(`${pathTo('calls', language)}?status=${status}`);
    // Locked ones show no more than their summary.
    const open = page.locator('main article').filter({ hasNotText: /Réservé aux membres|Members only/ });
    const links = await open
      .locator('h3 a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    found.push(...links.slice(0, count));
  }
  expect(found).toHaveLength(4);
  return found;
}

/** The applications to a call of the demo content, from the list of calls of its operator. */
async function openReceived(page: Page, language: Language): Promise<void> {
  await enter(page, operator);
  await page.goto(pathTo('ownCalls', language));
  await enhanced(page);
  const call = page.locator('[data-row]').filter({ hasText: kiosk });
  await call.getByRole('link', { name: /^(?:Candidatures reçues|Applications received)/ }).press('Enter');
}

for (const language of languages) {
  test(`a list shows a whole card on the first screen of a phone, its tools in one row (${language})`, async ({
    page,
  }) => {
    for (const archive of archiveIds) {
      await page.goto(pathTo(archive, language));
      const { card, thumb, filter, order, count } = await boxesOf(page, {
        card: 'main article',
        thumb: bar,
        filter: 'section button[popovertarget=filters]',
        order: 'button[popovertarget=orders]',
        count: '#results',
      });
      expect(card, archive).not.toBeNull();
      expect(card?.bottom, archive).toBeLessThanOrEqual(thumb?.top ?? 0);
      const row = [filter, order, count].map((box) => ((box?.top ?? 0) + (box?.bottom ?? 0)) / 2);
      for (const middle of row) expect(Math.abs(middle - (row[0] ?? 0)), archive).toBeLessThan(12);
    }
  });

  test(`the search of a list is behind its icon, and needs no script (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(pathTo('initiatives', language));
    const field = page.getByRole('searchbox');
    expect((await field.boundingBox())?.width).toBeLessThan(44);
    await page.locator('label[for=q]').click();
    await expect(field).toBeFocused();
    expect((await field.boundingBox())?.width).toBeGreaterThan(150);
    await field.fill('zzqqx');
    await field.press('Enter');
    await page.waitForURL(/q=zzqqx/);
    // What was searched for stays to be read.
    expect((await field.boundingBox())?.width).toBeGreaterThan(150);
    await context.close();
  });

  test(`a call shows what to decide by before anything else on a phone (${language})`, async ({ page }) => {
    for (const address of await addressesOfCalls(page, language)) {
      await page.goto(address);
      const found = await boxesOf(page, {
        title: 'h1',
        panel: '[data-panel]',
        deadline: '[data-panel] time',
        apply: '[data-panel] [data-while-open] :is(a, p)',
        text: 'article h2',
      });
      expect(found.panel?.top, address).toBeGreaterThanOrEqual(found.title?.bottom ?? Infinity);
      expect(found.deadline?.bottom, address).toBeLessThanOrEqual(phone.height);
      if (found.apply) expect(found.apply.bottom, address).toBeLessThanOrEqual(textWithin);
      expect(found.text?.top, address).toBeLessThanOrEqual(textWithin);
      expect(found.text?.top, address).toBeGreaterThanOrEqual(found.panel?.bottom ?? Infinity);
    }
  });

  test(`applications to a call begin on the first screen of a phone, with dates in one line (${language})`, async ({
    page,
  }) => {
    await openReceived(page, language);
    await expect(page.locator('tbody tr').first()).toBeVisible();
    const { first, thumb } = await boxesOf(page, { first: 'tbody th a', thumb: ownBar });
    expect(first?.bottom).toBeLessThanOrEqual(thumb?.top ?? 0);
    const dates = page.locator('tbody td:last-child > :last-child');
    for (const { height } of await sizesOf(dates)) expect(height).toBeLessThan(twoLines);
    await page.setViewportSize(tablet);
    for (const { height } of await sizesOf(dates)) expect(height).toBeLessThan(twoLines);
  });

  test(`records to validate begin on the first screen of a phone, and lead on in one line (${language})`, async ({
    page,
  }) => {
    await enter(page, validator);
    await page.goto(pathTo('moderations', language));
    await enhanced(page);
    const record = page.locator('main li h2 a').first();
    await expect(record).toBeVisible();
    const { first, thumb } = await boxesOf(page, { first: 'main li h2 a', thumb: ownBar });
    expect(first?.bottom).toBeLessThanOrEqual(thumb?.top ?? 0);
    await record.press('Enter');
    const around = page.getByRole('navigation', {
      name: language === 'fr' ? 'Autres fiches de la liste' : 'Other records in the list',
    });
    await expect(around.getByRole('link').first()).toBeVisible();
    expect((await around.boundingBox())?.height).toBeLessThan(2 * twoLines);
  });

  test(`requests for a review of a result begin on the first screen of a phone (${language})`, async ({
    page,
  }) => {
    await openReceived(page, language);
    await page.getByRole('link', { name: /^(?:Décisions|Decisions)$/ }).press('Enter');
    await page.getByRole('link', { name: /^(?:Réexamens|Reviews)$/ }).press('Enter');
    const title = page.getByRole('heading', { level: 1, name: /^(?:Réexamens|Reviews of decisions)$/ });
    await expect(title).toBeFocused();
    const { first, thumb } = await boxesOf(page, { first: 'tbody th a', thumb: ownBar });
    expect(first?.bottom).toBeLessThanOrEqual(thumb?.top ?? 0);
  });

  test(`all screens about the review of a call are in sight on a phone (${language})`, async ({ page }) => {
    await openReceived(page, language);
    await page.getByRole('link', { name: /^(?:Évaluation|Review)$/ }).press('Enter');
    const screens = page.locator('nav:has([aria-current="page"]) li');
    await expect(screens.filter({ hasText: /^(?:Classement|Ranking)$/ })).toBeVisible();
    for (const { right } of await sizesOf(screens)) expect(right).toBeLessThanOrEqual(phone.width);
  });

  test(`the question about cookies leaves a phone room to read (${language})`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: phone,
      storageState: { cookies: [], origins: [] },
    });
    const page = await context.newPage();
    for (const path of [pathTo('home', language), pathTo('calls', language)]) {
      await page.goto(path);
      const { question, thumb } = await boxesOf(page, { question: '[data-consent]', thumb: bar });
      expect(question?.bottom, path).toBeLessThanOrEqual((thumb?.top ?? 0) + 1);
      expect(question?.top, path).toBeGreaterThanOrEqual(leftToRead);
    }
    await context.close();
  });
}
