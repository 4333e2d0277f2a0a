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
  await page.goto(`${wordpress}/wp-admin/post-new.php?post_type=page`);
  await page.locator('.edit-post-layout').waitFor();
  await closeDialogs(page);
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
  data: {
    dispatch: (store: string) => {
      set: (scope: string, name: string, value: boolean) => void;
      insertBlocks: (blocks: object[]) => void;
    };
  };
}

/** Closes the dialogs of a first visit, which open at any time while the editor loads. */
async function closeDialogs(page: Page): Promise<void> {
  const dialog = page.locator('.components-modal__screen-overlay');
  await page.addLocatorHandler(
    dialog,
    async () => {
      // It may have closed by the preferences below before the key is pressed.
      await dialog
        .getByRole('dialog')
        .press('Escape', { timeout: 5_000 })
        .catch(() => undefined);
    },
    // One that is still loading closes at the next try.
    { noWaitAfter: true },
  );
  await page.evaluate(() => {
    const { wp } = window as unknown as { wp: BlockEditor };
    const preferences = wp.data.dispatch('core/preferences');
    preferences.set('core/edit-post', 'welcomeGuide', false);
    preferences.set('core', 'enableChoosePatternModal', false);
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
