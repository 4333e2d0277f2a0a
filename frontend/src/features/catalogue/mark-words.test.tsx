import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../config/locales.ts';
import { markWords } from './mark-words.tsx';

const marked = (q: string, text: string, language: Language = 'fr'): string =>
  renderToStaticMarkup(<p>{markWords(q, language)(text)}</p>).slice('<p>'.length, -'</p>'.length);

describe('markWords', () => {
  it.each<[string, string, string]>([
    ['theatre', 'Le Théâtre de rue', 'Le <mark>Théâtre</mark> de rue'],
    ['THÉÂTRES', 'un théâtre, des théâtres', 'un <mark>théâtre</mark>, des <mark>théâtres</mark>'],
    ['festiv', 'Festival des festivités', '<mark>Festival</mark> des <mark>festivités</mark>'],
    ['art', 'L’art et l’artisan', 'L’<mark>art</mark> et l’<mark>artisan</mark>'],
    ["l'art rue", 'L’art dans la rue', 'L’<mark>art</mark> dans la <mark>rue</mark>'],
    ['nguessan', 'Koffi N’Guessan', 'Koffi <mark>N’Guessan</mark>'],
    ['guessan', 'Koffi N’Guessan', 'Koffi <mark>N’Guessan</mark>'],
    ['journaux', 'Un journal', 'Un <mark>journal</mark>'],
    ['ateliers de danse', 'Atelier de danse à Dakar', '<mark>Atelier</mark> de <mark>danse</mark> à Dakar'],
    ['heureuse ville', 'Heureux en ville', '<mark>Heureux</mark> en <mark>ville</mark>'],
    ['créatrices', 'Créateurs et créatrice', '<mark>Créateurs</mark> et <mark>créatrice</mark>'],
    [
      'grandes voix',
      'Un grand jour, une grande voix',
      'Un <mark>grand</mark> jour, une <mark>grande</mark> <mark>voix</mark>',
    ],
    ['jeux', 'Le jeu', 'Le <mark>jeu</mark>'],
    ['oeuvre', 'Œuvres communes', '<mark>Œuvres</mark> communes'],
    ['2027', 'Appel 2027', 'Appel <mark>2027</mark>'],
    ['dance', 'Rien de tel', 'Rien de tel'],
    // Only the last word is a beginning.
    ['the danse', 'Théâtre et danses', 'Théâtre et <mark>danses</mark>'],
    ['', 'Théâtre', 'Théâtre'],
    ['  ', 'Théâtre', 'Théâtre'],
    ['!?', 'Théâtre', 'Théâtre'],
    ['<b>', '<b>gras</b>', '&lt;<mark>b</mark>&gt;gras&lt;/<mark>b</mark>&gt;'],
    ['(a+)+$', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaa!', '<mark>aaaaaaaaaaaaaaaaaaaaaaaaaaaa</mark>!'],
  ])('%j in %j', (q, text, expected) => {
    expect(marked(q, text)).toBe(expected);
  });

  it('knows the plurals of the page’s language', () => {
    expect([
      marked('stories', 'A story', 'en'),
      marked('boxes rue', 'A box', 'en'),
      marked('arts', 'Art today', 'en'),
    ]).toEqual(['A <mark>story</mark>', 'A <mark>box</mark>', '<mark>Art</mark> today']);
  });
});
