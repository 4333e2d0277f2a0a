import { expect } from '@playwright/test';
import { wordpress } from './site.ts';
import { signInAsStaff } from './staff.ts';
import { test } from './test.ts';

/** WordPress answers little else than its administration: nothing that its editor needs may be missing. */
test('staff write a page in the block editor and add a picture to it', async ({ page }) => {
  await signInAsStaff(page);
  const exceptions: string[] = [];
  page.on('pageerror', (error) => exceptions.push(error.message));
  const refused: string[] = [];
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    // The editor remembers what was folded: in the browser, since accounts are not written by REST.
    const isPreference = pathname.endsWith('/wp/v2/users/me');
    if (origin === new URL(wordpress).origin && response.status() >= 400 && !isPreference)
      refused.push(`${response.status()} ${response.request().method()} ${pathname}`);
  });

  const title = `Une page ${Date.now()}`;
  await page.goto(`${wordpress}/wp-admin/post-new.php?post_type=page`);
  // The editor welcomes its user once it has loaded, sooner or later.
  await page.addLocatorHandler(page.locator('.components-modal__screen-overlay'), async (welcome) => {
    await welcome.getByRole('button', { name: /^(Close|Fermer)$/ }).click();
  });
  await page.locator('.edit-post-layout').waitFor();
  const frame = page.frameLocator('iframe[name="editor-canvas"]');
  const framed = await page.locator('iframe[name="editor-canvas"]').count();
  const canvas = framed > 0 ? frame.locator('body') : page.locator('body');
  await canvas.locator('.wp-block-post-title').fill(title);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Un paragraphe.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/image');
  await page
    .getByRole('option', { name: /^(Image)$/ })
    .first()
    .click();
  await canvas
    .locator('.wp-block-image input[type=file], .block-editor-media-placeholder input[type=file]')
    .first()
    .setInputFiles({ name: 'motif.png', mimeType: 'image/png', buffer: png });
  await expect(canvas.locator('.wp-block-image img[src*="/wp-content/uploads/"]')).toBeVisible();
  await page.locator('.editor-post-publish-panel__toggle').click();
  await page.locator('.editor-post-publish-button').last().click();
  await expect(page.locator('.post-publish-panel__postpublish, .components-snackbar').first()).toBeVisible();

  await page.goto(`${wordpress}/wp-admin/edit.php?post_type=page&s=${encodeURIComponent(title)}`);
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  await page.goto(`${wordpress}/wp-admin/upload.php?mode=grid`);
  await expect(page.locator('.attachment-preview img').first()).toBeVisible();
  expect(refused).toEqual([]);
  expect(exceptions).toEqual([]);
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
