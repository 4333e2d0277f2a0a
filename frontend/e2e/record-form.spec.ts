import { expect } from '@playwright/test';
import { checkAtAllWidths, violationsOf } from './accessible.ts';
import { callElsewhere } from './api-calls.ts';
import { newMember } from './new-member.ts';
import { createDraft, enter, isSavedOn, openNew, saveCall, words } from './record-form.ts';
import { test } from './test.ts';
import { tabTo, write } from './typing.ts';
import { versionOf } from './validators.ts';

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`the form has no violation in any of its states (${language})`, async ({ page, request }) => {
    test.slow();
    await enter(page, await newMember(request));
    await openNew(page, language);
    await checkAtAllWidths(page, 'new: ');

    const id = await createDraft(page, 'Accessible', language);
    await checkAtAllWidths(page, 'saved, with what is missing: ');

    await page.getByLabel(text.ambition).fill('x'.repeat(6_000));
    await page.getByRole('button', { name: text.save }).press('Enter');
    await expect(page.getByRole('heading', { name: text.failed })).toBeVisible();
    await checkAtAllWidths(page, 'refused: ');
    await page.getByLabel(text.ambition).fill('');
    await isSavedOn(page);

    await page.route(saveCall, (route) => route.abort(), { times: 1 });
    await callElsewhere(page, '/api/dashboard/initiatives/mutate-initiative', {
      action: 'save',
      id: Number(id),
      version: await versionOf(page, id),
      input: { ambition: 'Theirs' },
    });
    await page.getByLabel(text.ambition).fill('Mine');
    await page.getByRole('button', { name: text.save }).press('Enter');
    await expect(page.getByRole('dialog', { name: text.conflict })).toBeVisible();
    await checkAtAllWidths(page, 'conflict: ');
  });

  test(`a first step is filled in by the keyboard alone (${language})`, async ({ page, request }) => {
    await enter(page, await newMember(request));
    await openNew(page, language);
    await page.getByLabel(text.title).focus();
    await page.keyboard.type('Par le clavier');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(text.subtitle)).toBeFocused();
    await page.keyboard.type('Sans souris');
    await page.waitForURL(/\/edit(?:er)?\/\d+\/$/);
    await isSavedOn(page);
    // The address has changed, not the place.
    await expect(page.getByLabel(text.subtitle)).toBeFocused();

    const missing = page
      .getByRole('region', { name: text.missing })
      .or(page.getByRole('navigation', { name: text.missing }));
    await missing.getByRole('link').last().press('Enter');
    await expect(page.locator('main form :focus')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('how to move through a list is not written over its boxes, however few a search leaves', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await enter(page, await newMember(request));
  await openNew(page);
  await page.getByRole('button', { name: words.fr.next }).press('Enter');
  const list = page.locator('[data-record-field="sectorIds"]');
  await write(page, list.getByRole('searchbox'), 'Musique');
  const box = list.getByRole('checkbox', { name: 'Musique' });
  await tabTo(page, box);
  const [last, hint] = [await box.boundingBox(), await list.locator('ul + p').boundingBox()];
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(hint?.y ?? 0);
});
