import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectSoon } from './expect-soon.ts';
import { writeHtml } from './rich-text.ts';
import { wordpress } from './site.ts';
import { signInAsStaff } from './staff.ts';
import { test } from './test.ts';

const french = {
  title: 'Chœurs du fleuve',
  subtitle: 'Chanter d’une rive à l’autre',
  localContext: 'Les chorales du fleuve répètent sans lieu.',
  description: '<p>Un <strong>chœur</strong> de quarante voix, deux rives.</p>',
  ambition: 'Un festival tous les deux ans.',
  offered: 'Des partitions libres.',
  sought: 'Une salle de répétition.',
};
const english = {
  title: 'Choirs of the river',
  subtitle: 'Singing from shore to shore',
  localContext: 'The river’s choirs rehearse without a place.',
  description: '<p>A <strong>choir</strong> of forty voices, two shores.</p>',
  ambition: 'A festival every second year.',
  offered: 'Free scores.',
  sought: 'A rehearsal room.',
};
type Texts = typeof french;

const field = (page: Page, key: string) => page.locator(`#passerelle-${key}`);

/** Fills the texts of one language, the long text as HTML. */
async function writeTexts(page: Page, texts: Texts): Promise<void> {
  for (const [key, text] of Object.entries(texts)) {
    if (key === 'description') await writeHtml(page, key, text);
    else await field(page, key).fill(text);
  }
}

const press = (page: Page, step: string) =>
  page.locator(`button[name=passerelle_do][value=${step}]:not(.passerelle-default)`).first().click();

async function newInitiative(page: Page, language: 'fr' | 'en', texts: Texts, slug: string): Promise<void> {
  await page.goto(`${wordpress}/wp-admin/post-new.php?post_type=initiative`);
  await page.locator(`input[name=passerelle_language][value=${language}]`).check();
  await writeTexts(page, texts);
  await field(page, 'slug').fill(slug);
  await field(page, 'startDate').fill('2026-02-01');
  await page.locator('input[type=checkbox][value=SN]').check();
  await page.locator('input[type=checkbox][value=music]').check();
}

/** Awaits the status of a path for visitors: in `page`, staff are signed in on the site too, and see more. */
const isOnSite = (request: APIRequestContext, path: string, status: number): Promise<void> =>
  expectSoon(async () => (await request.get(path)).status() === status);

test('an initiative goes from the editor to the site in both languages, and away again', async ({
  page,
  request,
  browser,
}) => {
  const slug = `choeurs-du-fleuve-${Date.now()}`;
  const path = `/initiative/${slug}/`;
  const englishSlug = slug.replace('choeurs-du-fleuve', 'river-choirs');
  const englishPath = `/en/initiative/${englishSlug}/`;
  const listed = async (archive: string, address: string): Promise<boolean> =>
    (await (await request.get(archive)).text()).includes(`href="${address}"`);

  await signInAsStaff(page);
  await newInitiative(page, 'fr', french, slug);
  expect((await request.get(path)).status()).toBe(404);
  await press(page, 'publish');
  await expect(page.locator('[data-status=publish]')).toBeVisible();
  await isOnSite(request, path, 200);
  expect(await listed('/initiative/', path)).toBe(true);

  await press(page, 'translate');
  await expect(page.locator('input[name=passerelle_title]')).toBeVisible();
  await expect(page.locator('[data-status=draft]')).toBeVisible();
  const editEnglish = page.url();
  await writeTexts(page, english);
  await field(page, 'slug').fill(englishSlug);
  expect((await request.get(englishPath)).status()).toBe(404);
  await press(page, 'publish');
  await expect(page.locator('[data-status=publish]')).toBeVisible();
  await isOnSite(request, englishPath, 200);
  expect(await listed('/en/initiative/', englishPath)).toBe(true);

  const site = await (await browser.newContext()).newPage();
  await expectSoon(async () => (await (await request.get(path)).text()).includes(englishPath));
  await site.goto(path);
  await expect(site.locator('h1')).toHaveText(french.title);
  await expect(site.locator('main article').first()).toContainText(french.sought);
  await expect(site.locator('main article strong', { hasText: 'chœur' })).toBeVisible();
  await site.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(site).toHaveURL(englishPath);
  await expect(site.locator('h1')).toHaveText(english.title);
  await site.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(site).toHaveURL(path);
  await site.context().close();

  await page.goto(editEnglish);
  const reason = page.locator('#passerelle-reason');
  await page.locator('details', { has: reason }).locator('summary').click();
  await reason.fill('Droits contestés');
  await press(page, 'take_offline');
  await expect(page.locator('[data-status=private]')).toBeVisible();
  await expectSoon(async () => [404, 410].includes((await request.get(englishPath)).status()));
  expect(await listed('/en/initiative/', englishPath)).toBe(false);
});

test('two initiatives with the same slug in two languages each show at their own address', async ({
  page,
  request,
}) => {
  const slug = `meme-adresse-${Date.now()}`;
  await signInAsStaff(page);
  for (const [language, texts] of [
    ['fr', { ...french, title: 'Atelier des marées' }],
    ['en', { ...english, title: 'Tides workshop' }],
  ] as const) {
    await newInitiative(page, language, texts, slug);
    await press(page, 'publish');
    await expect(page.locator('[data-status=publish]')).toBeVisible();
  }
  await isOnSite(request, `/initiative/${slug}/`, 200);
  await isOnSite(request, `/en/initiative/${slug}/`, 200);
  await page.goto(`/initiative/${slug}/`);
  await expect(page.locator('h1')).toHaveText('Atelier des marées');
  // They are two items, not one in two languages.
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    '/en/initiative/?notice=untranslated',
  );
  await page.goto(`/en/initiative/${slug}/`);
  await expect(page.locator('h1')).toHaveText('Tides workshop');
});
