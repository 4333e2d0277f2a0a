import { describe, expect, it } from 'vitest';
import type { Weight } from './cuts.ts';
import { directionOf, type LineOptions, runsOf, setText } from './runs.ts';

const of = (text: string, weight: Weight = 500, options: LineOptions = {}) =>
  runsOf(setText(text), weight, options).map(({ cut, text: piece }) => [cut?.name ?? '', piece]);
const site = 'bricolage-grotesque-latin-500';
const arabic = 'noto-sans-arabic-arabic-500';

/** The letters of the glyphs of each run, from left to right. */
const drawn = (text: string) =>
  runsOf(text, 500).map(({ cut, text: piece }) => {
    const glyphs = cut?.font.layout(piece).glyphs ?? [];
    return glyphs
      .flatMap(({ codePoints }) => codePoints.map((point) => String.fromCodePoint(point)))
      .join('');
  });

describe('the runs of a line', () => {
  it('are of the site’s font, and of others for letters that it lacks', () => {
    expect(of('Awa Łęcka')).toEqual([
      [site, 'Awa '],
      ['bricolage-grotesque-latin-ext-500', 'Łę'],
      [site, 'cka'],
    ]);
    expect(of('mɔ́gɔ')).toEqual([
      [site, 'm'],
      ['andika-latin-ext-400', 'ɔ́'],
      [site, 'g'],
      ['andika-latin-ext-400', 'ɔ'],
    ]);
    expect(of('ሰላም ለዓለም።', 700)).toEqual([['noto-sans-ethiopic-ethiopic-700', 'ሰላም ለዓለም።']]);
    expect(of('ⵜⵉⴼⵉⵏⴰⵖ', 700)).toEqual([['noto-sans-tifinagh-tifinagh-400', 'ⵜⵉⴼⵉⵏⴰⵖ']]);
  });

  it.each([
    'أحمد بن يوسف، المغرب؟ ٢٠٢٧',
    'ߒߞߏ ߞߊ߲',
    'ሰላም ለዓለም። አማርኛ',
    'ⵜⵉⴼⵉⵏⴰⵖ ⴰⵎⴰⵣⵉⵖ',
    'Ɓoɗɗo ƙarfi ɔ́ ɛ̃ ʼ ṣẹ́ ŋ',
    'گفتگو ۱۲۳',
  ])('of “%s” have a glyph for each letter', (text) => {
    for (const weight of [500, 700] as const)
      for (const { cut, text: piece } of runsOf(setText(text), weight))
        expect(cut?.font.layout(piece).glyphs.map(({ id }) => id === 0)).not.toContain(true);
  });

  it('name letters that no font has', () => {
    expect(of('Oui 😀')).toEqual([
      [site, 'Oui '],
      ['', '😀'],
    ]);
  });

  it('are in the order of the eye, words and digits in that of reading', () => {
    expect(of('دار الفنون (Dakar) 2026', 500, { direction: 'ltr' })).toEqual([
      [arabic, 'دار الفنون'],
      [arabic, ' '],
      [site, '(Dakar) 2026'],
    ]);
    expect(of('دار الفنون (Dakar) 2026')).toEqual([
      [site, '2026'],
      [site, ' ('],
      [site, 'Dakar'],
      [site, ')'],
      [arabic, 'دار الفنون '],
    ]);
    expect(of('Avec سلام au milieu')).toEqual([
      [site, 'Avec '],
      [arabic, 'سلام'],
      [arabic, ' '],
      [site, 'au milieu'],
    ]);
  });

  it('are turned round for the layout, which turns letters from right to left', () => {
    expect(drawn('سلام').join('')).toBe('مالس');
    expect(drawn('ߒߞߏ').join('')).toBe('ߏߞߒ');
    // Digits go to the right, whatever stands around them.
    expect(drawn('سلام ۱۲۳').join('')).toBe('۱۲۳ مالس');
    expect(drawn('سلام ٢٠٢٧').join('')).toBe('٢٠٢٧ مالس');
    expect(drawn('سلام!?').join('')).toBe('?!مالس');
  });

  it('are without marks of direction', () => {
    expect(of('\u200fسلام\u200f')).toEqual([[arabic, 'سلام']]);
  });

  it('are bold as far as asked', () => {
    expect(of('Nom : أحمد', 500, { boldLetters: 5 })).toEqual([
      ['bricolage-grotesque-latin-700', 'Nom :'],
      [site, ' '],
      [arabic, 'أحمد'],
    ]);
  });
});

it('a paragraph has the direction of its first letter', () => {
  expect(['Avec سلام', '– سلام, oui', '2026', '', 'ߒߞߏ'].map(directionOf)).toEqual([
    'ltr',
    'rtl',
    'ltr',
    'ltr',
    'rtl',
  ]);
});
