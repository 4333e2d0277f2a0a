// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../shared/config/locales.ts';
import { readTexts } from '../../lib/script-texts.ts';
import { textTemplates } from '../../testing/text-templates.ts';
import type { Suggestion } from './fetch-suggestions.ts';
import { choiceOf } from './choices.ts';
import { suggestionsTexts } from './suggestions-script-texts.ts';
import { SuggestionsTexts } from './suggestions-texts.tsx';

async function textsIn(language: Language) {
  document.documentElement.lang = language;
  document.body.innerHTML = await textTemplates(SuggestionsTexts, language);
  return readTexts(suggestionsTexts);
}

const texts = await textsIn('fr');
const inFrench = { texts, language: 'fr', listPath: '/recherche/', isScoped: false } as const;
const highlights = [{ start: 0, end: 2 }];
const nothing: Suggestion = {
  kind: 'item',
  title: 'Titre',
  titleHighlights: highlights,
  type: null,
  slug: null,
  key: null,
  count: null,
};

describe('choiceOf', () => {
  it.each<[string, Partial<Suggestion>, ReturnType<typeof choiceOf>]>([
    [
      'an item',
      { type: 'event', slug: 'nuit-du-conte' },
      [
        {
          href: '/evenement/nuit-du-conte/',
          title: 'Titre',
          highlights,
          kind: 'Événement',
          count: undefined,
          family: 'event',
        },
      ],
    ],
    [
      'a person',
      { title: 'Koffi N’Guessan', type: 'community_profile', slug: 'koffi' },
      [
        {
          href: '/annuaire/koffi/',
          title: 'Koffi N’Guessan',
          highlights,
          kind: 'Annuaire',
          count: undefined,
          family: 'directory',
        },
      ],
    ],
    [
      'a structure, which is in the directory with the persons',
      { type: 'structure', slug: 'x' },
      [
        {
          href: '/annuaire/x/',
          title: 'Titre',
          highlights,
          kind: 'Annuaire',
          count: undefined,
          family: 'directory',
        },
      ],
    ],
    [
      'a country',
      { kind: 'country', key: 'SN', count: 1 },
      [
        {
          href: '/recherche/?country=SN',
          title: 'Titre',
          highlights,
          kind: 'Pays',
          count: '1 résultat',
          family: undefined,
        },
      ],
    ],
    [
      'a sector',
      { kind: 'sector', key: 'dance', count: 1200 },
      [
        {
          href: '/recherche/?sector=dance',
          title: 'Titre',
          highlights,
          kind: 'Secteur',
          count: '1\u202f200 résultats',
          family: undefined,
        },
      ],
    ],
    ['an item without a slug', { type: 'event' }, []],
    ['a country without a key', { kind: 'country', count: 3 }, []],
  ])('of %s', (_, given, expected) => {
    expect(choiceOf({ ...nothing, ...given }, inFrench)).toEqual(expected);
  });

  it('filters its list, without a count over other lists', async () => {
    const english = await textsIn('en');
    const [choice] = choiceOf(
      { ...nothing, kind: 'sector', key: 'dance', count: 40 },
      { texts: english, language: 'en', listPath: '/en/event/', isScoped: true },
    );
    expect([choice?.href, choice?.kind, choice?.count]).toEqual([
      '/en/event/?sector=dance',
      'Sector',
      undefined,
    ]);
  });
});
