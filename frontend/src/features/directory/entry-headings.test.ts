import { describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { renderPage } from '../../testing/render-page.ts';

/** Forms say "you" to the person; their public page is read by others. */
describe.each([
  ['fr', ['Présentation', 'Propose', 'Recherche'], /\b(?:vous|votre|vos)\b/i],
  ['en', ['About', 'Offers', 'Looking for'], /\byou(?:r|’re)?\b/i],
] as const)('headings of a person’s page in %s', (language, expected, secondPerson) => {
  it('speak about the person', async () => {
    const { document, status } = await renderPage(pathTo('profile', language, { slug: 'aissatou-diallo' }));
    const headings = [...document.querySelectorAll('main article h2')].map(({ textContent }) => textContent);
    expect([status, headings]).toEqual([200, expect.arrayContaining([...expected])]);
    const facts = [...document.querySelectorAll('main article dt')].map(({ textContent }) => textContent);
    expect([...headings, ...facts].filter((text) => secondPerson.test(text))).toEqual([]);
  });
});
