import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectSoon } from './expect-soon.ts';
import { wordpress } from './site.ts';
import { signInAsStaff } from './staff.ts';
import { test } from './test.ts';

const screen = `${wordpress}/wp-admin/admin.php?page=passerelle-home`;

// They change the same page.
test.describe.configure({ mode: 'serial' });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Enregistrer|Save)$/ }).click();
  await expect(page.locator('.notice-success')).toBeVisible();
}

/** Home page as visitors receive it: in `page`, staff are signed in on the site too. */
const homeHtml = async (visitor: APIRequestContext, path = '/en/'): Promise<string> =>
  (await visitor.get(path)).text();

test('staff change the home page of one language, and visitors see it at once', async ({ page, request }) => {
  const title = `Makers of two shores ${Date.now()}`;
  await signInAsStaff(page);
  await page.goto(screen);
  const field = page.locator('#passerelle-en-homeTitle');
  const partners = page.locator('input[name="fields[en][visible][]"][value=partners]');
  const before = await field.inputValue();
  expect(await homeHtml(request)).toContain('home-partners');
  const frenchBefore = await homeHtml(request, '/');

  try {
    await field.fill(title);
    await partners.uncheck();
    await save(page);
    await expectSoon(async () => (await homeHtml(request)).includes(title));
    expect(await homeHtml(request)).not.toContain('home-partners');
    expect((await homeHtml(request, '/')).includes('home-partners')).toBe(
      frenchBefore.includes('home-partners'),
    );
    expect(await homeHtml(request, '/')).not.toContain(title);
  } finally {
    await page.goto(screen);
    await field.fill(before);
    await partners.check();
    await save(page);
  }
  await expectSoon(async () => (await homeHtml(request)).includes('home-partners'));
});
