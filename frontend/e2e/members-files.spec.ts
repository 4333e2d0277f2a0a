import { type Browser, expect, type Page } from '@playwright/test';
import { signIn, words } from './account-forms.ts';
import { type Member, newMember } from './new-member.ts';
import { wordpress } from './site.ts';
import { signInAsStaff } from './staff.ts';
import { test } from './test.ts';

/** Demo content for members only, of one owner; the profile of a freelancer has a certificate, which is private. */
const initiative = '/initiative/le-puits-et-le-cadastre/';
const profile = 'Clémence Ribot';
const demoPassword = 'Passerelle-2026!';
const owner: Member = { email: 'operateur@passerelle.test', password: demoPassword };
/** Owns other content of the same kinds. */
const otherMember: Member = { email: 'beneficiaire@passerelle.test', password: demoPassword };

const kinds = ['cover', 'gallery', 'document', 'private file'] as const;
type Kind = (typeof kinds)[number];
type Ids = Record<Kind, number>;

const cover = (page: Page) => page.locator('main article picture img').first();
const gallery = (page: Page) => page.locator('[data-gallery] a');
const documents = (page: Page) => page.locator('main a[href^="/api/file/download-file"]');

const idIn = (address: string | null): number =>
  Number(/(?:\/media\/|[?&]id=|\/files\/)(\d+)/.exec(address ?? '')?.[1]);

/** Ids of the files, as staff see them: on the page, and on the screen of the profile in WordPress. */
async function readIds(page: Page): Promise<Ids> {
  await page.goto(initiative);
  const ids = {
    cover: idIn(await cover(page).getAttribute('src')),
    gallery: idIn(await gallery(page).first().getAttribute('href')),
    document: idIn(await documents(page).first().getAttribute('href')),
  };
  const list = new URLSearchParams({ post_type: 'community_profile', s: profile });
  await page.goto(`${wordpress}/wp-admin/edit.php?${list}`);
  await page.locator('a.row-title').first().click();
  const certificate = page.locator('.passerelle-files a', { hasText: 'certificate' });
  return { ...ids, 'private file': idIn(await certificate.getAttribute('href')) };
}

/** Status and caching of every address of every file, asked for by the browser itself. */
const readFiles = (page: Page, ids: Ids): Promise<string[]> =>
  page.evaluate(async (files) => {
    const answers: string[] = [];
    for (const [kind, id] of files) {
      for (const address of [`/media/${id}/640.webp`, `/api/file/download-file?id=${id}`]) {
        const { status, headers } = await fetch(address);
        const caching = headers.get('cache-control') ?? '';
        const where = address.startsWith('/media/') ? 'picture' : 'download';
        answers.push(`${kind}, ${where}: ${status} ${caching.includes('no-store') ? 'no-store' : caching}`);
      }
    }
    return answers;
  }, Object.entries(ids));

/** Documents have no picture, whoever asks. */
const expected = (mayRead: readonly Kind[]): string[] =>
  kinds.flatMap((kind) => {
    const isPicture = kind === 'cover' || kind === 'gallery';
    const status = mayRead.includes(kind) ? 200 : 404;
    return [
      `${kind}, picture: ${isPicture ? status : 404} no-store`,
      `${kind}, download: ${status} no-store`,
    ];
  });

async function openAs(browser: Browser, person?: Member): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  if (person) {
    await page.goto(`${words.fr.login}?next=${encodeURIComponent(initiative)}`);
    await signIn(page, 'fr', person.email, person.password);
    await page.waitForURL((url) => url.pathname === initiative);
  }
  return page;
}

/** The page itself, and the pictures in it as the browser has drawn them. */
async function expectPage(page: Page, isOpen: boolean): Promise<void> {
  const response = await page.goto(initiative);
  expect(response?.status()).toBe(200);
  await expect(page.locator('#locked')).toHaveCount(isOpen ? 0 : 1);
  await expect(gallery(page)).toHaveCount(isOpen ? 2 : 0);
  await expect(documents(page)).toHaveCount(isOpen ? 1 : 0);
  if (!isOpen) {
    // The cover gives way to the woven motif, which is no file.
    await expect(page.locator('main article').first().locator('[src*="/media/"]')).toHaveCount(0);
    return;
  }
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect
    .poll(() => cover(page).evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
}

test('files of members-only content are sent to authorised readers, and never cached', async ({
  browser,
  request,
}) => {
  test.slow();
  const [member, editor] = [await newMember(request), await newMember(request, 'editor')];
  // Staff read first: nothing of theirs is left for those who come after.
  const staff = await openAs(browser);
  await signInAsStaff(staff, { who: editor });
  const ids = await readIds(staff);
  expect(new Set(Object.values(ids)).size).toBe(kinds.length);
  expect(Object.values(ids)).not.toContain(Number.NaN);

  const published: Kind[] = ['cover', 'gallery', 'document'];
  const readers: [name: string, page: Page, mayRead: readonly Kind[]][] = [
    ['editor', staff, kinds],
    ['signed out', await openAs(browser), []],
    ['member', await openAs(browser, member), published],
    ['other member', await openAs(browser, otherMember), published],
    ['owner', await openAs(browser, owner), kinds],
  ];
  for (const [name, page, mayRead] of readers) {
    await test.step(name, async () => {
      await expectPage(page, mayRead.length > 0);
      expect(await readFiles(page, ids)).toEqual(expected(mayRead));
    });
  }
  for (const [, page] of readers) await page.context().close();
});
