import { expect, type Locator, type Page } from '@playwright/test';
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
  await skipFirstVisit(page);
  await page.goto(`${wordpress}/wp-admin/post-new.php?post_type=page`);
  await page.locator('.edit-post-layout').waitFor();
  const canvas = await openedCanvas(page);
  await canvas.locator('.wp-block-post-title').fill(title);
  await insertParagraphAndImage(page);
  await canvas
    .locator('.wp-block-image input[type=file], .block-editor-media-placeholder input[type=file]')
    .first()
    .setInputFiles({ name: 'motif.png', mimeType: 'image/png', buffer: png });
  await expect(canvas.locator('.wp-block-image img[src*="/wp-content/uploads/"]')).toBeVisible();
  await page.locator('.editor-post-publish-panel__toggle').click();
  // What the editor shows meanwhile may be about the picture.
  const published = page.waitForResponse(
    (response) =>
      /\/wp\/v2\/pages\/\d+/.test(decodeURIComponent(response.url())) &&
      response.request().postData()?.includes('"status":"publish"') === true,
  );
  await page.locator('.editor-post-publish-button').last().click();
  expect((await published).status()).toBe(200);

  await page.goto(`${wordpress}/wp-admin/edit.php?post_type=page&s=${encodeURIComponent(title)}`);
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  await page.goto(`${wordpress}/wp-admin/upload.php?mode=grid`);
  await expect(page.locator('.attachment-preview img').first()).toBeVisible();
  expect(refused).toEqual([]);
  expect(exceptions).toEqual([]);
});

/** Document in which the page is written: in a frame, unless a plugin prevents that. */
function openedCanvas(page: Page): Promise<Locator> {
  const places = [page.locator('body'), page.frameLocator('iframe[name="editor-canvas"]').locator('body')];
  return Promise.any(
    places.map(async (canvas) => {
      await canvas.locator('.wp-block-post-title').waitFor();
      return canvas;
    }),
  );
}

/** What the editor offers to programs. */
interface BlockEditor {
  blocks: { createBlock: (name: string, attributes?: object) => object };
  data: { dispatch: (store: string) => { insertBlocks: (blocks: object[]) => void } };
}

/**
 * Leaves out the dialogs of a first visit, which open at any time while the editor loads. The editor reads the preferences of a user
 * from the browser where these are newer than those of the account.
 */
async function skipFirstVisit(page: Page): Promise<void> {
  await page.goto(`${wordpress}/wp-admin/index.php`);
  await page.evaluate(() => {
    const { userSettings } = window as unknown as { userSettings: { uid: string } };
    const preferences = {
      core: { enableChoosePatternModal: false },
      'core/edit-post': { welcomeGuide: false },
      _modified: new Date().toISOString(),
    };
    localStorage.setItem(`WP_PREFERENCES_USER_${userSettings.uid}`, JSON.stringify(preferences));
  });
}

/** Not typed: the editor moves the focus while it loads. */
async function insertParagraphAndImage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { wp } = window as unknown as { wp: BlockEditor };
    const blocks = [
      wp.blocks.createBlock('core/paragraph', { content: 'Un paragraphe.' }),
      wp.blocks.createBlock('core/image'),
    ];
    wp.data.dispatch('core/block-editor').insertBlocks(blocks);
  });
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
