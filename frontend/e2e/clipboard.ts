import type { Page } from '@playwright/test';

/** Clipboard content of a program, by MIME type. */
export type Copied = Readonly<Record<string, string>>;

/** Puts it on the browser's clipboard unchanged: `navigator.clipboard` would clean HTML. The focus stays. */
export async function copy(page: Page, data: Copied): Promise<void> {
  await page.evaluate((copied) => {
    const onCopy = (event: ClipboardEvent): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      for (const [type, text] of Object.entries(copied)) event.clipboardData?.setData(type, text);
    };
    document.addEventListener('copy', onCopy, { capture: true, once: true });
    document.execCommand('copy');
    document.removeEventListener('copy', onCopy, { capture: true });
  }, data);
}
