import { expect, type Locator, type Page } from '@playwright/test';
import cases from '../../wp-plugin/tests/fixtures/rich-text/pasted.json' with { type: 'json' };
import { pathTo } from '../shared/config/routes.ts';
import { copy } from './clipboard.ts';
import { newMember } from './new-member.ts';
import { enter, isSavedOn, openNew, words } from './record-form.ts';
import { RichText } from './rich-text.ts';
import { wordpress } from './site.ts';
import { signInAsStaff } from './staff.ts';
import { test } from './test.ts';

/** The text of an editor, as it would be stored. */
const written = (text: Locator): Promise<string> =>
  text.evaluate(({ innerHTML }) => {
    const shown = innerHTML
      .replaceAll('<br class="ProseMirror-trailingBreak">', '')
      .replaceAll('<p></p>', '');
    return shown.replaceAll(/<li><p>(.*?)<\/p>(?=<\/li>|<[uo]l>)/g, '<li>$1');
  });

async function clear(page: Page, text: Locator): Promise<void> {
  await text.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect.poll(() => written(text)).toBe('');
}

/** Pastes all kinds of texts, in the editor of whichever screen. */
async function pasteAll(page: Page, text: Locator): Promise<void> {
  const pasted: [string, string][] = [];
  for (const { name, html } of cases) {
    await clear(page, text);
    await copy(page, { 'text/html': html });
    await page.keyboard.press('ControlOrMeta+v');
    pasted.push([name, await written(text)]);
  }
  expect(pasted).toEqual(cases.map(({ name, stored }) => [name, stored]));

  // Undoing removes what was pasted, and nothing else.
  await clear(page, text);
  await page.keyboard.type('Avant ');
  await copy(page, { 'text/html': '<span>mot</span>', 'text/plain': 'mot' });
  await page.keyboard.press('ControlOrMeta+v');
  expect(await written(text)).toBe('<p>Avant mot</p>');
  await page.keyboard.press('ControlOrMeta+z');
  expect(await written(text)).toBe('<p>Avant </p>');

  await copy(page, { 'text/plain': 'un <b>\n\n deux' });
  await page.keyboard.press('ControlOrMeta+v');
  expect(await written(text)).toBe('<p>Avant un &lt;b&gt;</p><p> deux</p>');

  // A picture replaces no words; a text that HTML does not hold is taken from the plain text.
  await page.keyboard.press('ControlOrMeta+a');
  await copy(page, { 'text/html': '<img src="/x.png" alt="">' });
  await page.keyboard.press('ControlOrMeta+v');
  expect(await written(text)).toBe('<p>Avant un &lt;b&gt;</p><p> deux</p>');
  await copy(page, { 'text/html': '<textarea>trois</textarea>', 'text/plain': 'trois' });
  await page.keyboard.press('ControlOrMeta+v');
  expect(await written(text)).toBe('<p>trois</p>');

  // Out of the editor itself, as it was.
  await clear(page, text);
  await copy(page, { 'text/html': '<ul><li>un</li><li>deux</li></ul>' });
  await page.keyboard.press('ControlOrMeta+v');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await clear(page, text);
  await page.keyboard.press('ControlOrMeta+v');
  expect(await written(text)).toBe('<ul><li>un</li><li>deux</li></ul>');

  await clear(page, text);
  await text.evaluate((box) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/html', '<div>Un</div><div><b>Deux</b></div>');
    dataTransfer.setData('text/plain', 'Un\nDeux');
    const { left, top } = box.getBoundingClientRect();
    const place = { clientX: left + 20, clientY: top + 20, bubbles: true, cancelable: true };
    box.dispatchEvent(new DragEvent('drop', { dataTransfer, ...place }));
  });
  expect(await written(text)).toBe('<p>Un</p><p><strong>Deux</strong></p>');
}

test('what is pasted into a long text of the workspace arrives, and is saved', async ({ page, request }) => {
  await enter(page, await newMember(request));
  await openNew(page);
  const text = page.getByRole('textbox', { name: words.fr.description });
  await pasteAll(page, text);
  await page.getByLabel(words.fr.title).fill('Un texte collé');
  await page.waitForURL((url) => url.pathname !== pathTo('newInitiative', 'fr'));
  await isSavedOn(page);
  await page.reload();
  await expect.poll(() => written(text)).toBe('<p>Un</p><p><strong>Deux</strong></p>');
});

test('what is pasted into a long text of an edit screen arrives', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(`${wordpress}/wp-admin/post-new.php?post_type=initiative`);
  await pasteAll(page, new RichText(page, 'description').text);
});
