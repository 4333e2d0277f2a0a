import { describe, expect, it } from 'vitest';
import { renderPage, testNow } from '../../testing/render-page.ts';
import { sampleQuery } from '../../testing/sample-upstream.ts';

const rendered = (address: string) => renderPage(address, { query: sampleQuery({ now: testNow }) });
const words = (button: Element) => (button.textContent ?? '').replaceAll('\u00a0', ' ').trim();

/** The markup of buttons and form. */
async function partsOf(more: object): Promise<string[]> {
  const query = sampleQuery({ now: testNow });
  const { document: page } = await renderPage('/evenement/', { query, ...more });
  const parts = page.querySelectorAll('button[data-favourite], #favourite-form');
  return [...parts].map(({ outerHTML }) => outerHTML);
}

describe('the button of cards and pages', () => {
  it('is one of a plain form, with the name of its item, on each card of a list', async () => {
    const { document: page } = await rendered('/recherche/');
    const cards = [...page.querySelectorAll('main article')];
    const buttons = [...page.querySelectorAll('main article button[form="favourite-form"]')];
    expect(cards.length).toBeGreaterThan(0);
    expect(buttons).toHaveLength(cards.length);
    for (const [index, button] of buttons.entries()) {
      const title = cards[index]?.querySelector('h2 a, h3 a')?.textContent ?? '';
      expect(words(button)).toBe(`Ajouter aux favoris : ${title.replaceAll('\u00a0', ' ')}`);
      expect([button.getAttribute('name'), Number(button.getAttribute('value')) > 0]).toEqual(['id', true]);
    }
    const [only, ...others] = page.querySelectorAll('#favourite-form');
    expect([only?.getAttribute('method'), only?.getAttribute('action'), others]).toEqual([
      'post',
      '/favori/',
      [],
    ]);
    expect(only?.querySelector('input')?.getAttribute('value')).toBe('/recherche/');
  });

  it('is the same for everybody', async () => {
    const visit = { id: 7, firstName: 'Awa', lastName: 'Sarr', isOnboarded: true, csrfToken: '' };
    expect(await partsOf({ visit })).toEqual(await partsOf({}));
  });

  it('is missing where nothing can become a favourite', async () => {
    const { document: page } = await rendered('/politique-de-confidentialite');
    expect(page.querySelector('#favourite-form, button[data-favourite]')).toBeNull();
  });
});
