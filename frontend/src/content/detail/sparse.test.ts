import { describe, expect, it } from 'vitest';
import type { QueryFunction } from '../../../shared/graphql/operation.ts';
import { allForms } from '../../testing/all-forms.ts';
import { renderPage } from '../../testing/render-page.ts';
import { sampleQuery } from '../../testing/sample-upstream.ts';

/** Fields of forms that every item has all the same: they have a standard value. */
const standing = new Set(['audience', 'slug', 'managementMode']);

/**
 * Fields that may be absent: those that forms do not require, those that older items lack, and those that pages read
 * beside forms.
 */
const optional = new Set([
  ...Object.values(allForms).flatMap(({ steps }) =>
    steps.flatMap(({ fields }) =>
      fields.filter(({ key, required }) => required === 'never' && !standing.has(key)).map(({ key }) => key),
    ),
  ),
  'author',
  'organiser',
  'file',
  'extendedFrom',
  'startDate',
  'results',
  'subtitle',
  'ambition',
  'image',
  'period',
  'provider',
  'beneficiary',
]);

function stripped(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return name === 'translations' ? value : [];
  if (optional.has(name)) return null;
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, stripped(inner, key)]));
}

const sparseQuery: QueryFunction = async (operation, variables) => {
  const answer = await sampleQuery()(operation, variables);
  return /^(Call|DirectoryEntry|Event|Initiative|Project|Resource|Training)$/.test(operation.name)
    ? (stripped(answer) as typeof answer)
    : answer;
};

/** Words, lists and names as long as the content system lets them be. */
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  .repeat(2)
  .slice(0, 150);

const pages = [
  '/appel-a-candidature/residence-dak-art-textile/',
  '/evenement/nuits-du-balafon/',
  '/initiative/la-cour-des-contes/',
  '/ressource/guide-contrat-cession/',
  '/annuaire/collectif-imigongo/',
];

describe('a page with required fields only', () => {
  it.each(pages)('%s has no empty part', async (path) => {
    const { status, document } = await renderPage(path, { query: sparseQuery });
    expect(status).toBe(200);
    const main = document.querySelector('main') as HTMLElement;
    const headings = [...main.querySelectorAll('article h2')].map((heading) => heading.textContent);
    expect(headings).toEqual(['Partager cette page']);
    const empty = [...main.querySelectorAll('ul, ol, dl, dd, section, [data-panel]')].filter(
      (element) => element.textContent.trim() === '',
    );
    expect(empty.map((element) => element.outerHTML)).toEqual([]);
    expect(main.textContent).not.toMatch(/undefined|null|NaN|Invalid Date/);
  });
});

const crowdedQuery: QueryFunction = async (operation, variables) => {
  const answer = await sampleQuery()(operation, variables);
  const { passerelleInitiative: item } = answer as { passerelleInitiative?: Record<string, unknown> };
  if (item) {
    item['members'] = Array.from({ length: 50 }, (_, index) => ({
      groupId: null,
      name: `${longWord} ${index}`,
      profileKind: null,
      role: null,
      structureName: null,
      structureType: null,
    }));
  }
  return answer;
};

describe('a page with very long words and lists', () => {
  it('shows everything, and folds long lists of people', async () => {
    const { document } = await renderPage('/initiative/la-cour-des-contes/', { query: crowdedQuery });
    const folded = document.querySelector('main details');
    expect(folded?.querySelector('summary')?.textContent).toBe('Afficher les 41 autres');
    expect(folded?.querySelectorAll('li')).toHaveLength(41);
    expect(
      [...document.querySelectorAll('main li strong')].filter(({ textContent }) =>
        textContent.startsWith(longWord),
      ),
    ).toHaveLength(50);
  });
});
