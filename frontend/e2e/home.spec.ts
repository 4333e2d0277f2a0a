import { expect, type Page, test } from '@playwright/test';
import { wordpress } from './site.ts';
import { signInAsStaff } from './staff.ts';

/** A page that is asked for this long after staff saved shows what they saved. */
const visibleWithin = 2_000;
const screen = `${wordpress}/wp-admin/admin.php?page=passerelle-home`;

// They change the same page.
test.describe.configure({ mode: 'serial' });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Enregistrer|Save)$/ }).click();
  await expect(page.locator('.notice-success')).toBeVisible();
}

/** How long after now a page was asked for that is as it should be; how long it takes to be made is another figure. */
async function firstAskedRight(isRight: () => Promise<boolean>): Promise<number> {
  const saved = Date.now();
  let asked = saved;
  await expect
    .poll(
      () => {
        asked = Date.now();
        return isRight();
      },
      { intervals: [100], timeout: 20_000 },
    )
    .toBe(true);
  return asked - saved;
}

const homeHtml = async (page: Page, path = '/en/'): Promise<string> => (await page.request.get(path)).text();

test('staff change the home page of one language, and visitors see it at once', async ({ page }) => {
  test.setTimeout(120_000);
  const title = `Makers of two shores ${Date.now()}`;
  await signInAsStaff(page);
  await page.goto(screen);
  const field = page.locator('#passerelle-en-homeTitle');
  const partners = page.locator('input[name="fields[en][shown][]"][value=partners]');
  const before = await field.inputValue();
  expect(await homeHtml(page)).toContain('home-partners');
  const frenchBefore = await homeHtml(page, '/');

  try {
    await field.fill(title);
    await partners.uncheck();
    await save(page);
    const delay = await firstAskedRight(async () => (await homeHtml(page)).includes(title));
    expect(delay).toBeLessThanOrEqual(visibleWithin);
    expect(await homeHtml(page)).not.toContain('home-partners');
    expect((await homeHtml(page, '/')).includes('home-partners')).toBe(
      frenchBefore.includes('home-partners'),
    );
    expect(await homeHtml(page, '/')).not.toContain(title);
  } finally {
    await page.goto(screen);
    await field.fill(before);
    await partners.check();
    await save(page);
  }
  const delay = await firstAskedRight(async () => (await homeHtml(page)).includes('home-partners'));
  expect(delay).toBeLessThanOrEqual(visibleWithin);
});

test('what is refused on the screen is shown again and changes nothing', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(screen);
  const before = await page.locator('#passerelle-en-homeTitle').inputValue();
  await page.fill('#passerelle-en-homeTitle', 'x'.repeat(151));
  await page.fill('#passerelle-en-homeIntro', 'Kept as it was typed');
  await page.getByRole('button', { name: /^(Enregistrer|Save)$/ }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('#passerelle-en-homeTitle')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#passerelle-en-homeIntro')).toHaveValue('Kept as it was typed');
  await page.goto(screen);
  await expect(page.locator('#passerelle-en-homeTitle')).toHaveValue(before);
});

test('the map says nothing that its table does not, and each country leads to its people', async ({
  page,
}) => {
  await page.goto('/en/');
  const table = page.getByRole('table').first();
  const row = table.getByRole('row').nth(1);
  const [persons, structures] = await row.getByRole('cell').allInnerTexts();
  const link = row.getByRole('link');
  await expect(page.locator('main svg a[tabindex="-1"]').first()).toBeAttached();
  await link.click();
  await expect(page).toHaveURL(/\/en\/directory\/\?country=[A-Z]{2}$/);
  await expect(page.locator('[data-total]')).toHaveAttribute(
    'data-total',
    String(Number(persons) + Number(structures)),
  );
});
