import { describe, expect, it } from 'vitest';
import { frenchTypography } from './french-typography.ts';
import { frenchTypographyHtml, setTypography } from './typography.ts';

const nb = '\u00a0';
const thin = '\u202f';

describe('frenchTypography', () => {
  it.each([
    ['Qui sommes-nous ?', `Qui sommes-nous${thin}?`],
    ['Oui ! Non ; rien', `Oui${thin}! Non${thin}; rien`],
    ['Titre : suite', `Titre${nb}: suite`],
    ['« Fils et trames »', `«${nb}Fils et trames${nb}»`],
    ['« Vraiment ? »', `«${nb}Vraiment${thin}?${nb}»`],
    ["L'art d'Aïssatou", 'L’art d’Aïssatou'],
    ['2 400 € et 50 %', `2${thin}400${nb}€ et 50${nb}%`],
    ['Déjà bien !', `Déjà bien${thin}!`],
    [`Déjà${thin}!`, `Déjà${thin}!`],
    ['https://a.test/?b=c; d', 'https://a.test/?b=c; d'],
    ['le 12:30', 'le 12:30'],
    ['1 000 000 F CFA, 10 500 F', `1${thin}000${thin}000 F CFA, 10${thin}500 F`],
    ['le 12 2026, 77 123 45 67', `le 12 2026, 77${thin}123 45 67`],
    ['', ''],
  ])('sets %j', (typed, set) => {
    expect(frenchTypography(typed)).toBe(set);
  });
});

describe('frenchTypographyHtml', () => {
  it('does not change tags and URLs', () => {
    expect(frenchTypographyHtml('<p>Où ? <a href="/x ? y" title="l\'un">ici !</a></p>')).toBe(
      `<p>Où${thin}? <a href="/x ? y" title="l'un">ici${thin}!</a></p>`,
    );
  });
});

describe('setTypography', () => {
  it('changes text, and no machine-readable values', () => {
    const answer = {
      items: [{ title: 'Quoi ?', slug: "l'un ?", countries: [{ isoCode: 'CI', name: "Côte d'Ivoire" }] }],
      file: { name: "L'original ?.pdf", mime: 'application/pdf', size: 3 },
      description: '<p>Oui !</p>',
      total: 1,
      none: null,
    };
    expect(setTypography(answer)).toEqual({
      items: [
        { title: `Quoi${thin}?`, slug: "l'un ?", countries: [{ isoCode: 'CI', name: 'Côte d’Ivoire' }] },
      ],
      file: { name: "L'original ?.pdf", mime: 'application/pdf', size: 3 },
      description: `<p>Oui${thin}!</p>`,
      total: 1,
      none: null,
    });
  });

  it.each(['provider', 'covers', 'question', 'biography', 'alt'])(
    'follows the kind of the field: %s',
    (key) => {
      expect(setTypography({ [key]: 'Oui !' })).toEqual({ [key]: `Oui${thin}!` });
    },
  );

  it.each(['email', 'url', 'mode', 'zone', 'youtubeUrl'])('does not change %s', (key) => {
    expect(setTypography({ [key]: 'Oui !' })).toEqual({ [key]: 'Oui !' });
  });
});
