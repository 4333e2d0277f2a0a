import { expect, type Page } from '@playwright/test';
import { signIn } from './account-forms.ts';
import { plainPage } from '../server/errors/plain-page.ts';
import { newMember } from './new-member.ts';
import { pathTo } from '../shared/config/routes.ts';
import { detailPages, staticPages } from './site.ts';
import { test } from './test.ts';

/** Longer than a line of a small telephone, and nothing in them to break at. */
const long = {
  name: 'RanaivoarisoaAndriamanantenasoaRakoto',
  title: 'Anticonstitutionnellementinterdisciplinaire'.repeat(2),
  address: `https://example.org/${'projet'.repeat(14)}`,
};

/** Puts a long word into every place of the page's content that holds words. */
async function fillWithLongWords(page: Page): Promise<void> {
  await page.evaluate(({ name, title, address }) => {
    const places = document.querySelectorAll(
      'main :is(h1, h2, h3, p, li, dd, td, figcaption, output):not(nav *)',
    );
    const words = [name, title, address];
    for (const [index, place] of [...places].entries()) {
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      const first = texts.nextNode();
      if (first?.textContent?.trim()) first.textContent = words[index % words.length] ?? '';
    }
  }, long);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const room = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(room, page.url()).toEqual([320, 320]);
}

test.use({ viewport: { width: 320, height: 800 } });

for (const { path } of staticPages) {
  test(`${path} holds words of any length at 320 px`, async ({ page }) => {
    await page.goto(path);
    await fillWithLongWords(page);
    await expectNoSidewaysScroll(page);
  });
}

test('error pages wrap words of any length at 320 px', async ({ page }) => {
  await page.setContent(plainPage({ code: 'server_error', language: 'fr', requestId: '0-0-0-0' }));
  await fillWithLongWords(page);
  await expectNoSidewaysScroll(page);
});

test('details hold words of any length at 320 px', async ({ page, request }) => {
  for (const { path } of await detailPages(request)) {
    await page.goto(path);
    await fillWithLongWords(page);
    await expectNoSidewaysScroll(page);
  }
});

for (const [language, paths] of [
  ['fr', ['/tableau-de-bord/pour-vous/', '/parametres/', '/profil-inactif/']],
  ['en', ['/en/dashboard/for-you/', '/en/settings/', '/en/no-profile/']],
] as const) {
  test(`pages of a member with a long address and a long name, ${language}`, async ({ page, request }) => {
    const member = await newMember(request, 'beneficiaire', {
      email: `prenomnomcompose.${Date.now()}${language}@exemple-domaine.test`,
      lastName: long.name,
    });
    await page.goto(pathTo('login', language));
    await signIn(page, language, member.email, member.password);
    await page.waitForURL(/tableau-de-bord|dashboard/);
    for (const path of paths) {
      await page.goto(path);
      await expectNoSidewaysScroll(page);
      await fillWithLongWords(page);
      await expectNoSidewaysScroll(page);
    }
  });
}
