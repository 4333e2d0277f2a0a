import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { QueryFunction } from '../../../../shared/graphql/operation.ts';
import { renderPage, testNow } from '../../../testing/render-page.ts';
import { sampleQuery } from '../../../testing/sample-upstream.ts';

beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: testNow }));
afterAll(() => vi.useRealTimers());

const plain = (text: string | null | undefined): string => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');
const address = '/appel-a-candidature/residence-dak-art-textile/questions/';
const english = '/en/call-for-application/residence-dak-art-textile/questions/';
const withoutForm: QueryFunction = async (operation, variables) => {
  const answer = await sampleQuery({ now: testNow })(operation, variables);
  const { passerelleCall: call } = answer as { passerelleCall?: object };
  return call ? { ...answer, passerelleCall: { ...call, applicationForm: null } } : answer;
};
const questionsOf = (document: Document) =>
  [...document.querySelectorAll('[data-question]')].map((question) =>
    [...question.querySelectorAll(':scope > h3, :scope > p, :scope > ul > li')].map((part) =>
      plain(part.textContent),
    ),
  );

describe('the questions of a call', () => {
  it('are read with their limits, choices, columns and conditions', async () => {
    const { document, page } = await renderPage(address);
    expect(questionsOf(document)).toEqual([
      [
        'Pourquoi ?',
        'Sans redire votre parcours.',
        'Texte long · Réponse obligatoire · Mots : de 50 à 1 500',
      ],
      ['Format', 'Un choix parmi plusieurs · Réponse facultative', 'Seul', 'En groupe'],
      [
        'Combien de personnes',
        'Nombre · Réponse facultative · Valeur : de 2 à 12 · Demandé seulement si la réponse à « Format » est : En groupe.',
      ],
      [
        'Budget',
        'Tableau à remplir · Réponse facultative · Lignes : de 1 à 20 · Recettes et dépenses doivent être égales.',
        'Colonnes',
        'PosteTexte court · Réponse obligatoire · Caractères : 80 au plus',
        'SensUn choix parmi plusieurs · Réponse facultativeRecetteDépense',
        'MontantMontant (XOF) · Réponse facultative · Le total est calculé.',
      ],
      [
        'Portfolio',
        'Fichier à joindre · Réponse obligatoire · Fichiers : 3 au plus · Formats : PDF ou DOCX, JPEG ou PNG · Taille : 2,5 Mo au plus par fichier',
      ],
      [
        'A letter',
        'Lettre de recommandation · Réponse facultative · Lettres : de 1 à 2 · Elle peut arriver jusqu’à 7 jours après la clôture.',
      ],
    ]);
    expect(plain(page.getByText(/^Demandé seulement si la réponse à « Combien/).textContent)).toBe(
      'Demandé seulement si la réponse à « Combien de personnes » dépasse 5.',
    );
    expect(page.getByText('A letter').getAttribute('lang')).toBe('en');
    expect(page.getByRole('link', { name: /DOCX/ }).getAttribute('href')).toBe(
      '/appel-a-candidature/residence-dak-art-textile/questions.docx',
    );
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, follow');
    expect(document.querySelector(`a[href="${english}"]`)).not.toBeNull();
  });

  it('name the other language to networks, and no search engine an address', async () => {
    for (const [page, locale] of [
      [address, 'en_GB'],
      [english, 'fr_FR'],
    ] as const) {
      const { document } = await renderPage(page);
      const contents = (name: string) =>
        [...document.querySelectorAll(name)].map((each) => each.getAttribute('content'));
      expect(contents('meta[name="robots"]')).toEqual(['noindex, follow']);
      expect(document.querySelectorAll('link[rel="canonical"], link[hreflang]')).toHaveLength(0);
      expect(contents('meta[property="og:locale:alternate"]')).toEqual([locale]);
    }
  });

  it('are in the language of the page', async () => {
    const { document } = await renderPage(english);
    expect(questionsOf(document)[0]).toEqual([
      'Why?',
      'Without your biography.',
      'Long text · Answer required · Words: from 50 to 1,500',
    ]);
  });

  it('are not there without a published form, nor of an unknown call', async () => {
    expect((await renderPage(address, { query: withoutForm })).status).toBe(404);
    expect((await renderPage('/appel-a-candidature/inconnu/questions/')).status).toBe(404);
  });
});
