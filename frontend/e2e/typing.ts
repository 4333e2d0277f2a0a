import { expect, type Locator, type Page } from '@playwright/test';
import type { SampleFile } from './sample-files.ts';

/** More than a form has elements that take the focus: a box for each country of the world. */
const most = 500;

/** Presses Tab until the element has the focus, as somebody without a mouse. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never reached ${String(target)}`);
}

/** Replaces what a field has. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
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

/** The dialog of the browser is the one thing that the keyboard of a page does not reach. */
export async function sendFile(page: Page, button: Locator, file: SampleFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await pressEnter(page, button);
  await (await chooser).setFiles([file]);
}
