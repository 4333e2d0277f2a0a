import { type ConsoleMessage, expect, type Page } from '@playwright/test';

/** Collects what a page complains about. The browser's own line about a 4xx document is not a complaint of ours. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  const isAboutStatus = (message: ConsoleMessage): boolean =>
    /Failed to load resource: the server responded with a status of 4\d\d/.test(message.text()) &&
    message.location().url === page.url();
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isAboutStatus(message)) return;
    complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  return complaints;
}

const isAlive = (): boolean => {
  const main = document.querySelector('main');
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
};

/** Stirs as a reader does, and resolves when React has taken the page over: it then owns the document's nodes. */
export async function alive(page: Page): Promise<void> {
  // Script that is not there yet hears no stir: readers, too, stir again.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await page.waitForFunction(isAlive, undefined, { timeout: 5_000 });
  }).toPass();
}
