import { expect, type Page } from '@playwright/test';
import { wordpress } from './site.ts';

const account = {
  login: process.env['PASSERELLE_ADMIN'] ?? 'admin@passerelle.test',
  password: process.env['PASSERELLE_ADMIN_PASSWORD'] ?? 'Passerelle-2026!',
};

/** Opens WordPress as somebody who may edit everything. */
export async function signInAsStaff(page: Page): Promise<void> {
  await page.goto(`${wordpress}/wp-login.php`);
  await page.fill('#user_login', account.login);
  await page.fill('#user_pass', account.password);
  await page.click('#wp-submit');
  await expect(page.locator('#wpadminbar')).toBeVisible();
}
