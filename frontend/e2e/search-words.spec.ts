import { expect, type Page } from '@playwright/test';
import { checkAtAllWidths } from './accessible.ts';
import { answerConsent, field } from './search-field.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';

test.beforeEach(({ context }) => answerConsent(context));

const titles = (page: Page) => page.locator('[data-total] article h3').allInnerTexts();
const chips = (page: Page) =>
  page.locator('[data-total] li > a[rel=nofollow]').filter({ has: page.locator('svg') });

/** Asks from the home page as one does without a mouse: to the field, words, Enter. */
async function ask(page: Page, home: string, words: string): Promise<void> {
  await page.goto(home);
  await enhanced(page);
  await field(page).focus();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-total]')).toBeVisible();
}

const journeys = {
  fr: {
    home: '/',
    call: {
      words: 'appel ouvert musique Sénégal',
      chips: ['Appels à candidatures', 'Ouverts', 'Musique', 'Sénégal'],
    },
    event: { words: 'que faire ce week-end', chips: ['Événements', 'Ce week-end'] },
    designer: { words: 'designer à Cotonou' },
    mistake: {
      words: 'festvial',
      note: 'Résultats pour «\u00a0festival\u00a0».',
      typed: 'Chercher «\u00a0festvial\u00a0»',
    },
    partial: {
      words: 'comment louer un trombone au Togo',
      note: /^Aucun résultat ne contient tous ces mots/,
    },
  },
  en: {
    home: '/en/',
    call: {
      words: 'open call for music in Senegal',
      chips: ['Calls for applications', 'Open', 'Music', 'Senegal'],
    },
    event: { words: 'what to do this weekend', chips: ['Events', 'This weekend'] },
    designer: { words: 'designer in Cotonou' },
    mistake: { words: 'festvial', note: 'Results for “festival”.', typed: 'Search for “festvial”' },
    partial: { words: 'how to rent a trombone in Togo', note: /^No result has all of these words/ },
  },
} as const;

for (const language of ['fr', 'en'] as const) {
  const journey = journeys[language];

  test(`an open call, an event and a designer are found by their words (${language})`, async ({ page }) => {
    await ask(page, journey.home, journey.call.words);
    expect(await chips(page).locator('[aria-hidden]').allInnerTexts()).toEqual(
      expect.arrayContaining([...journey.call.chips]),
    );
    expect((await titles(page)).length).toBeGreaterThan(0);
    await checkAtAllWidths(page, 'search ');

    await ask(page, journey.home, journey.event.words);
    expect(await chips(page).locator('[aria-hidden]').allInnerTexts()).toEqual(
      expect.arrayContaining([...journey.event.chips]),
    );

    // The exhibition that is always under way in the demo content.
    expect((await titles(page)).length).toBeGreaterThan(0);

    await ask(page, journey.home, journey.designer.words);
    expect((await titles(page))[0]).toBe('Sènami Dossou-Yovo');
  });

  test(`mistakes are corrected, and most of the words found (${language})`, async ({ page }) => {
    await ask(page, journey.home, journey.mistake.words);
    await expect(page.getByText(journey.mistake.note)).toBeVisible();
    const count = (await titles(page)).length;
    expect(count).toBeGreaterThan(0);
    await page.getByRole('link', { name: journey.mistake.typed }).press('Enter');
    await expect(page).toHaveURL(/literal=festvial/);
    await expect(page.locator('[data-total="0"]')).toBeVisible();

    await ask(page, journey.home, journey.partial.words);
    await expect(page.getByText(journey.partial.note)).toBeVisible();
  });

  test(`a meaning is undone by its chip, with and without script (${language})`, async ({ page }) => {
    await ask(page, journey.home, journey.call.words);
    const first = chips(page).first();
    const href = (await first.getAttribute('href')) ?? '';
    await first.press('Enter');
    await expect(page).toHaveURL(/literal=/);
    const after = await chips(page).locator('[aria-hidden]').allInnerTexts();
    expect(after).not.toContain(journey.call.chips[0]);
    const plain = await (await page.request.get(href)).text();
    expect(plain).toContain('literal=');
  });
}
