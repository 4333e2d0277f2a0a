import { expect, type Page } from '@playwright/test';
import cases from '../../wp-plugin/tests/fixtures/rich-text/round-trips.json' with { type: 'json' };
import { violationsOf } from './accessible.ts';
import { RichText, writeHtml } from './rich-text.ts';
import { wordpress } from './site.ts';
import { signInAsStaff } from './staff.ts';
import { test } from './test.ts';

const words = {
  fr: {
    tools: 'Mise en forme',
    bold: 'Gras',
    heading: 'Titre',
    undo: 'Annuler',
    bullets: 'Liste',
    indent: 'Augmenter le retrait',
    link: 'Lien',
    address: 'Adresse du lien',
    text: 'Texte du lien',
    apply: 'Appliquer',
    wrong: 'Ce n’est ni une adresse web (https://…) ni une adresse e-mail.',
  },
  en: {
    tools: 'Formatting',
    bold: 'Bold',
    heading: 'Heading',
    undo: 'Undo',
    bullets: 'List',
    indent: 'Indent',
    link: 'Link',
    address: 'Link address',
    text: 'Link text',
    apply: 'Apply',
    wrong: 'This is neither a web address (https://…) nor an e-mail address.',
  },
};

async function openNew(page: Page): Promise<RichText> {
  await page.goto(`${wordpress}/wp-admin/post-new.php?post_type=initiative`);
  return new RichText(page, 'description');
}

/** WordPress shows its screens in the language of the site or of the person. */
async function findStaffText(page: Page): Promise<(typeof words)['fr']> {
  return (await page.locator('html').getAttribute('lang'))?.startsWith('fr') ? words.fr : words.en;
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('a long text is written, linked and corrected by keyboard alone', async ({ page }) => {
  const exceptions: string[] = [];
  page.on('pageerror', (error) => exceptions.push(error.message));
  await signInAsStaff(page);
  const editor = await openNew(page);
  const word = await findStaffText(page);
  await expect(editor.toolbar).toHaveAccessibleName(word.tools);
  await editor.text.focus();

  await page.keyboard.type('Un chœur');
  await press(page, 'Shift+Home', 'Alt+F10');
  // The focus is where it was last: on the first button, which is undo.
  await expect(editor.button(word.undo)).toBeFocused();
  await press(page, 'End');
  await expect(editor.button('HTML')).toBeFocused();
  await press(page, 'ArrowRight');
  await expect(editor.button(word.undo)).toBeFocused();
  await expect(editor.toolbar.locator('button[tabindex="0"]')).toHaveCount(1);
  for (let tries = 0; tries < 20; tries += 1) {
    if (await editor.button(word.bold).evaluate((button) => button === document.activeElement)) break;
    await press(page, 'ArrowRight');
  }
  await press(page, 'Enter');
  await expect(editor.text).toBeFocused();
  await expect(editor.button(word.bold)).toHaveAttribute('aria-pressed', 'true');
  expect(await editor.stored()).toBe('<p><strong>Un chœur</strong></p>');

  await press(page, 'Control+k');
  const dialog = page.getByRole('dialog', { name: word.link });
  const address = dialog.getByLabel(word.address);
  await expect(address).toBeFocused();
  await expect(dialog.getByLabel(word.text)).toBeHidden();
  await address.fill('javascript:alert(1)');
  await press(page, 'Enter');
  await expect(address).toHaveAccessibleDescription(word.wrong);
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  expect(await violationsOf(page, 'dialog: ')).toEqual([]);
  await address.fill('example.org/a');
  await press(page, 'Enter');
  await expect(dialog).toBeHidden();
  await expect(editor.text).toBeFocused();
  expect(await editor.stored()).toBe('<p><a href="https://example.org/a"><strong>Un chœur</strong></a></p>');

  await press(page, 'End', 'Enter', 'Control+b');
  await page.keyboard.type('- a');
  await press(page, 'Enter');
  await page.keyboard.type('b');
  await editor.button(word.indent).press('Enter');
  expect(await editor.stored()).toContain('</p><ul><li>a<ul><li>b</li></ul></li></ul>');
  // The focus comes back with the next frame.
  await expect(editor.text).toBeFocused();
  await press(page, 'Control+z');
  expect(await editor.stored()).toContain('</p><ul><li>a</li><li>b</li></ul>');
  // A text is no trap for the tab key.
  await press(page, 'Tab');
  await expect(editor.text).not.toBeFocused();
  expect(exceptions).toEqual([]);
});

test('the editor loads the stored text, and shows it as stored', async ({ page }) => {
  await signInAsStaff(page);
  const editor = await openNew(page);
  const word = await findStaffText(page);
  await page.locator('input[name=passerelle_language][value=fr]').check();
  await page.locator('#passerelle-title').fill('Un texte long');
  await editor.text.focus();
  await press(page, 'Control+k');
  const dialog = page.getByRole('dialog', { name: word.link });
  await dialog.getByLabel(word.address).fill('a@example.org');
  await dialog.getByLabel(word.text).fill('Écrivez-nous');
  await dialog.getByRole('button', { name: word.apply }).click();
  const stored = '<p><a href="mailto:a@example.org">Écrivez-nous</a></p>';
  expect(await editor.stored()).toBe(stored);
  await page.locator('button[name=passerelle_do][value=save]:not(.passerelle-default)').first().click();
  await expect(page.locator('[data-status=draft]')).toBeVisible();
  expect(await editor.stored()).toBe(stored);
  await expect(editor.text.locator('a')).toHaveText('Écrivez-nous');
  expect(await violationsOf(page, 'editor: ', { within: '[data-passerelle-richtext]' })).toEqual([]);
});

test('pasted and written HTML is reduced to what is stored', async ({ page }) => {
  await signInAsStaff(page);
  const editor = await openNew(page);
  const found: [string, string][] = [];
  for (const { name, html } of cases) {
    await writeHtml(page, 'description', html);
    found.push([name, await editor.stored()]);
  }
  expect(found).toEqual(cases.map(({ name, stored }) => [name, stored]));

  await writeHtml(page, 'description', '');
  await editor.text.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<h1 style="color:red">a</h1><script>x()</script><p onclick="x()">b <a href="javascript:x()">c</a><img src=x></p>',
    );
    text.focus();
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  expect(await editor.stored()).toBe('<h2>a</h2><p>b c</p>');
});

test('without the bundle the HTML itself is edited', async ({ page }) => {
  await signInAsStaff(page);
  await page.route('**/rich-text.js*', (route) => route.abort());
  await openNew(page);
  await page.locator('input[name=passerelle_language][value=fr]').check();
  await page.locator('#passerelle-title').fill('Sans éditeur');
  const area = page.locator('textarea#passerelle-description');
  await area.fill('<p>a <u>b</u></p>');
  await page.locator('button[name=passerelle_do][value=save]:not(.passerelle-default)').first().click();
  await expect(page.locator('[data-status=draft]')).toBeVisible();
  await expect(area).toHaveValue('<p>a b</p>');
});

test('the keyboard acts on selections that the browser has not announced yet', async ({ page }) => {
  await signInAsStaff(page);
  const editor = await openNew(page);
  const word = await findStaffText(page);
  await editor.text.focus();
  await page.keyboard.type('Un chœur');
  await expect(editor.source).toHaveValue('<p>Un chœur</p>');
  // Both in one task: no selectionchange event comes between them.
  await editor.text.evaluate((text) => {
    getSelection()?.selectAllChildren(text.querySelector('p') ?? text);
    text.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'F10', altKey: true, bubbles: true, cancelable: true }),
    );
  });
  await expect(editor.button(word.undo)).toBeFocused();
  await editor.button(word.bold).press('Enter');
  await expect(editor.source).toHaveValue('<p><strong>Un chœur</strong></p>');

  // Enter keeps a text whose selection has ended in the same task.
  await openNew(page);
  await editor.text.focus();
  await page.keyboard.type('Un chœur');
  await press(page, 'Shift+Home');
  await editor.text.evaluate((text) => {
    getSelection()?.selectAllChildren(text.querySelector('p') ?? text);
    getSelection()?.collapseToEnd();
    text.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
  await page.keyboard.type('et un second');
  await expect(editor.source).toHaveValue('<p>Un chœur</p><p>et un second</p>');
});
