import { describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import type { Language } from '../../../shared/config/locales.ts';
import { renderPage } from '../../testing/render-page.ts';

async function wordsOf(slug: string, language: Language) {
  const { document } = await renderPage(pathTo('profile', language, { slug }));
  const heading = document.querySelector('h1');
  return {
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    above: heading?.previousElementSibling?.textContent,
    sections: [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent),
  };
}

describe('the page of a person', () => {
  it('says where above the name, and is found by job, city, country and sectors', async () => {
    const { description, above, sections } = await wordsOf('aissatou-diallo', 'fr');
    expect({ description, above }).toMatchInlineSnapshot(`
      {
        "above": "Saint-Louis, Sénégal",
        "description": "Costumière, Saint-Louis, Sénégal. Théâtre, Mode et textile. Costumière de scène, je travaille le bazin recyclé et forme des équipes de théâtre.",
      }
    `);
    expect(sections.indexOf('Publications')).toBeLessThan(sections.indexOf('Présentation'));
  });

  it('is described in English in English', async () => {
    const { description, above } = await wordsOf('aissatou-diallo', 'en');
    expect({ description, above }).toMatchInlineSnapshot(`
      {
        "above": "Saint-Louis, Sénégal",
        "description": "Costumière, Saint-Louis, Sénégal. Theatre, Fashion and textile. Stage costume maker: I work with recycled bazin and train theatre teams.",
      }
    `);
  });
});
