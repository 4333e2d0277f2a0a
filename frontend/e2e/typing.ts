import { expect, type Locator, type Page } from '@playwright/test';
import type { SampleFile } from './sample-files.ts';

/** More than it ever takes to come from one element to another. */
const mostRounds = 60;
/**
 * Share of the estimated distance that is passed at once: some counted elements take no focus, and the focus must not
 * go beyond the target.
 */
const share = 0.7;
/** Boxes of the longest list. */
const mostBoxes = 300;
/** Distance from which on one key is pressed at a time. */
const near = 4;

/** Approximate number of elements that take the focus between the focus and the element; 0: it has the focus. */
const distanceTo = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    if (element === document.activeElement) return 0;
    // The focus does not leave an open dialog.
    const area = element.closest('dialog[open], [role=dialog]') ?? document;
    const takesFocus =
      'a[href], button, input, select, textarea, summary, audio, video, [tabindex], [contenteditable]';
    const groups = new Set<string>();
    const stops = [...area.querySelectorAll<HTMLElement>(takesFocus)].filter((each) => {
      if (each === element || each === document.activeElement) return true;
      if (each.tabIndex < 0 || each.matches(':disabled') || !each.checkVisibility()) return false;
      // A group of radio buttons takes it once.
      if (!(each instanceof HTMLInputElement) || each.type !== 'radio') return true;
      const isFirst = !groups.has(each.name);
      groups.add(each.name);
      return isFirst;
    });
    const from = stops.findIndex((each) => each === document.activeElement);
    const to = stops.indexOf(element as HTMLElement);
    return Math.max(1, (to - from + stops.length) % stops.length);
  });

/** Box of a long list that only arrows reach, from the one that the Tab key does. */
const isBehindArrows = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element.matches('ul input[type=checkbox][tabindex="-1"]'));

async function arrowTo(page: Page, target: Locator): Promise<void> {
  await tabTo(page, page.locator('ul').filter({ has: target }).last().locator('input[tabindex="0"]'));
  for (let press = 0; press < mostBoxes; press += 1) {
    if ((await distanceTo(target)) === 0) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrows never reached ${String(target)}`);
}

/** Presses Tab until the element has the focus, like a reader without a mouse; far away, as if the key were held. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  if (await isBehindArrows(target)) return await arrowTo(page, target);
  for (let round = 0; round < mostRounds; round += 1) {
    const distance = await distanceTo(target);
    if (distance === 0) return;
    const presses = distance <= near ? 1 : Math.floor(distance * share);
    await Promise.all(Array.from({ length: presses }, () => page.keyboard.press('Tab')));
  }
  throw new Error(`The Tab key never reached ${String(target)}`);
}

/** Replaces what a field has. The text comes at once, as from a phone’s keyboard: key by key, long forms take minutes. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** @param date as the American form of the field takes it: month, day, year */
export async function writeDate(page: Page, field: Locator, date: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(date);
}

export async function pressEnter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Chooses an option of a native list by the arrow keys. */
export async function pickOption(page: Page, list: Locator, option: string): Promise<void> {
  await tabTo(page, list);
  const options = await list.locator('option').allTextContents();
  const chosen = list.locator('option:checked');
  const distance = options.indexOf(option) - options.indexOf((await chosen.textContent()) ?? '');
  const key = distance < 0 ? 'ArrowUp' : 'ArrowDown';
  for (let presses = 0; presses < Math.abs(distance); presses += 1) await page.keyboard.press(key);
  await expect(chosen).toHaveText(option);
}

/** Ticks the box that a search of the list finds. */
export async function tick(page: Page, list: Locator, name: string): Promise<void> {
  await write(page, list.getByRole('searchbox'), name);
  await tabTo(page, list.getByRole('checkbox', { name, exact: true }));
  await page.keyboard.press('Space');
}

/** The keyboard of a page does not reach the dialog of the browser. */
export async function sendFile(page: Page, button: Locator, file: SampleFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await pressEnter(page, button);
  await (await chooser).setFiles([file]);
}
