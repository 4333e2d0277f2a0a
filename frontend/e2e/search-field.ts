import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { consentCookie, consentVersion, writeConsent } from '../shared/consent/consent.ts';
import { origin } from './site.ts';

/** The question about cookies was answered: it would cover what is tested. */
export async function answerConsent(context: BrowserContext): Promise<void> {
  const id = '00000000-0000-4000-8000-000000000000';
  const value = writeConsent({ id, granted: [], version: consentVersion, at: Date.now() });
  await context.addCookies([{ name: consentCookie, value: encodeURIComponent(value), url: origin }]);
}

export const field = (page: Page): Locator => page.locator('[data-suggest]').first();
export const options = (page: Page): Locator => page.getByRole('option');
/** Types into the field and waits for the suggestions. */
export async function typeFor(page: Page, text: string): Promise<void> {
  await field(page).focus();
  await page.keyboard.type(text);
  await expect(options(page).first()).toBeVisible();
}
