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

/** Resolves when script has added everything to a public page that it adds unasked. */
export async function enhanced(page: Page): Promise<void> {
  await expect(page.locator('html[data-enhanced]')).toBeAttached();
}
