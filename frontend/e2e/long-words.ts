import { expect, type Page } from '@playwright/test';

/** Longer than a line of a small telephone, and nothing in them to break at. */
export const long = {
  name: 'RanaivoarisoaAndriamanantenasoaRakoto',
  title: 'Anticonstitutionnellementinterdisciplinaire'.repeat(2),
  address: `https://example.org/${'projet'.repeat(14)}`,
};

/** Puts a long word into every place of the page's content that holds words. */
export async function fillWithLongWords(page: Page): Promise<void> {
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

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const room = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(room, page.url()).toEqual([320, 320]);
}
