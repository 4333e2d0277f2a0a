import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import { check, checkAtAllWidths } from './accessible.ts';
import { linkIn, mailTo, mailToAbout, newAddress } from './mailbox.ts';
import { widths, wordpress } from './site.ts';
import { account, signInAsStaff } from './staff.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';

const screen = `${wordpress}/wp-admin/admin.php?page=passerelle-newsletter`;
const introduction = 'What the season brings between the two shores.';

const content = (page: Page): Locator => page.locator('.wrap');
const press = (page: Page, name: string | RegExp) =>
  content(page).getByRole('button', { name }).press('Enter');
/** The screen of WordPress as it is now, on a phone, a tablet and a screen. */
async function checkScreen(page: Page, state: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await check(page, state, { within: '.wrap' });
  }
}
const outcome = (page: Page) => content(page).locator('.notice-success[role=status]');

/** A reader of the issues in English, whose pages are looked at on the way. */
async function subscribe(page: Page): Promise<string> {
  const address = newAddress();
  await page.goto(pathTo('home', 'en'));
  await enhanced(page);
  const block = page.locator('[data-newsletter]');
  await block.getByLabel('E-mail address').fill(address);
  await block.getByRole('button', { name: 'Subscribe' }).press('Enter');
  await expect(block.getByRole('status')).toHaveText(/Almost done/);
  await checkAtAllWidths(page, 'sent: ');
  await page.goto(linkIn(await mailTo(address)));
  await checkAtAllWidths(page, 'to confirm: ');
  await page.getByRole('button', { name: 'Confirm subscription' }).press('Enter');
  await expect(page.locator('main').getByRole('status')).toHaveText(/Your subscription is confirmed/);
  await checkAtAllWidths(page, 'confirmed: ');
  return address;
}

/** A public item in English, as its card names it. */
async function publicTitle(page: Page): Promise<string> {
  await page.goto(pathTo('initiatives', 'en'));
  return page.locator('main article h3').first().innerText();
}

async function chooseItem(page: Page, title: string): Promise<void> {
  const search = content(page).getByRole('combobox', { name: /^Selected items/ });
  await search.fill(title);
  await expect(content(page).getByRole('option', { name: title }).first()).toBeVisible();
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(content(page).getByRole('checkbox', { name: title })).toBeChecked();
}

test('an editor composes an issue, tests it and sends it to its readers', async ({ page }) => {
  test.slow();
  const address = await subscribe(page);
  const title = await publicTitle(page);
  const subject = `The season ${address}`;
  await signInAsStaff(page);

  await test.step('what is refused stays in the form, with the reason', async () => {
    await page.goto(screen);
    await checkScreen(page, 'list: ');
    await content(page).getByRole('link', { name: 'Write an issue' }).press('Enter');
    await content(page).getByLabel('Language', { exact: true }).selectOption('en');
    await content(page).getByLabel('Subject').fill(subject.padEnd(500, '.'));
    await content(page).getByLabel('Introduction').fill(introduction);
    await press(page, 'Save issue');
    await expect(content(page).getByRole('alert')).toBeVisible();
    await expect(content(page).getByLabel('Subject')).toHaveAttribute('aria-invalid', 'true');
    await expect(content(page).getByLabel('Subject')).toHaveAccessibleDescription(/characters/);
    await expect(content(page).getByLabel('Introduction')).toHaveValue(introduction);
    await checkScreen(page, 'refused: ');
  });

  await test.step('the letter is read before it is sent', async () => {
    await content(page).getByLabel('Subject').fill(subject);
    await chooseItem(page, title);
    await press(page, 'Save issue');
    await expect(outcome(page)).toHaveText('The issue has been saved.');
    await checkScreen(page, 'draft: ');
    const letter = page.frameLocator('iframe.passerelle-letter').locator('body');
    await expect(letter).toContainText(introduction);
    await expect(letter.getByRole('link', { name: title }).first()).toBeVisible();
    await press(page, 'Send me a test');
    await expect(outcome(page)).toHaveText('The test is on its way to your address.');
    expect((await mailToAbout(account.email, subject)).text).toContain(introduction);
  });

  await test.step('sending asks once more, with the number of readers', async () => {
    await content(page).getByRole('link', { name: 'Send…' }).press('Enter');
    await expect(content(page).locator('.notice-warning')).toContainText('content can no longer be changed.');
    await checkScreen(page, 'question: ');
    await press(page, /^Send to subscribers \(\d+\)$/);
    await expect(outcome(page)).toHaveText(/^Sending has started/);
    await expect(content(page).getByLabel('Subject')).toHaveCount(0);
  });

  await test.step('the reader gets the letter, whose link ends the subscription', async () => {
    const letter = await mailToAbout(address, subject);
    expect(letter.text).toContain(introduction);
    expect(letter.text).toContain(title);
    await expect(async () => {
      await page.goto(screen);
      await expect(content(page).getByRole('row', { name: subject })).toContainText('Sent', {
        timeout: 1_000,
      });
    }).toPass();
    await page.goto(linkIn(letter));
    await page.getByRole('link', { name: 'Unsubscribe…' }).press('Enter');
    await page.getByRole('button', { name: 'Confirm and unsubscribe' }).press('Enter');
    await expect(page.locator('main').getByRole('status')).toHaveText(/^Done/);
  });

  await test.step('the proofs name the reader', async () => {
    await page.goto(screen);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(page, 'Export proof of subscriptions (CSV)'),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain(address);
  });
});

test('a draft that is cancelled is sent to nobody', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(`${screen}&new=1`);
  const subject = `Cancelled later ${Date.now()}`;
  await content(page).getByLabel('Subject').fill(subject);
  await press(page, 'Save issue');
  await expect(outcome(page)).toHaveText('The issue has been saved.');
  await press(page, 'Cancel issue');
  await expect(outcome(page)).toHaveText('The issue has been cancelled: nothing more will be sent.');
  await expect(content(page).getByRole('button')).toHaveText(['Send me a test']);
  await page.goto(screen);
  await expect(content(page).getByRole('row', { name: subject })).toContainText('Cancelled');
});
