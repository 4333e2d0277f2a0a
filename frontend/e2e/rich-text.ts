import type { Locator, Page } from '@playwright/test';

/** The editor of a long text on an edit screen of WordPress. */
export class RichText {
  readonly text: Locator;
  readonly source: Locator;
  readonly toolbar: Locator;

  constructor(page: Page, key: string) {
    this.text = page.locator(`#passerelle-${key}[role=textbox]`);
    this.source = page.locator(`#passerelle-${key}-source`);
    this.toolbar = page.locator('[data-passerelle-richtext]').filter({ has: this.text }).getByRole('toolbar');
  }

  button(name: string | RegExp): Locator {
    return this.toolbar.getByRole('button', { name, exact: true });
  }

  /** Value that the form would post. */
  stored(): Promise<string> {
    return this.source.inputValue();
  }
}

/** Replaces a long text by way of its HTML. */
export async function writeHtml(page: Page, key: string, html: string): Promise<void> {
  const editor = new RichText(page, key);
  await editor.button('HTML').click();
  await editor.source.fill(html);
  await editor.button('HTML').click();
}
