import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ShareFace } from '../../shared/share-pictures/share-face.ts';
import { drawFace, svgOf } from './draw.ts';
import { outlines, widthOf } from './lettering.ts';
import { charactersOf, wrapText } from '../lettering/wrap.ts';

/** Every letter is one wide. */
const characterCount = (text: string): number => charactersOf(text).length;

describe('wrapText', () => {
  it.each([
    ['un deux trois', 8, 3, ['un deux', 'trois']],
    ['un deux trois', 13, 3, ['un deux trois']],
    ['un deux trois quatre', 8, 2, ['un deux', 'trois…']],
    ['un deux trois quatre', 5, 2, ['un', 'deux…']],
    ['Saint-Louis du Sénégal', 7, 5, ['Saint-', 'Louis', 'du', 'Sénégal']],
    ['Saint-Louis', 11, 5, ['Saint-Louis']],
    ['anticonstitutionnellement', 10, 5, ['anticonsti', 'tutionnell', 'ement']],
    ['anticonstitutionnellement', 10, 2, ['anticonsti', 'tutionnel…']],
    ['dix\u00a0: non', 6, 3, ['dix\u00a0:', 'non']],
    ['', 5, 2, []],
    ['  un   deux ', 20, 2, ['un deux']],
    ['un, deux', 4, 1, ['un…']],
  ])('%s within %d, %d lines', (text, width, lines, expected) => {
    expect(wrapText(text, width, lines, characterCount)).toEqual(expected);
  });

  it('comes to an end whatever the width', () => {
    expect(wrapText('abc', 0, 9, characterCount)).toEqual(['a', 'b', 'c']);
  });
});

describe('lettering', () => {
  it('has the characters of French and of names from many languages', () => {
    for (const letter of 'éèêëàâîïôùûüçœæÉÈÀÇŒ’«»…–—·:;!?€ñãõığşčžłṣẹọŋ') {
      const known = outlines(letter, 700, 40, 0, 0, '#000');
      expect([letter, known === '' && !'ṣẹọŋ'.includes(letter)]).toEqual([letter, false]);
    }
  });

  it('measures accents, kerning and narrow spaces', () => {
    expect(widthOf('é', 700, 40)).toBeCloseTo(widthOf('e', 700, 40), 0);
    expect(widthOf('a\u202fb', 700, 40)).toBe(widthOf('a b', 700, 40));
    expect(widthOf('e\u0301', 700, 40)).toBe(widthOf('é', 700, 40));
  });

  it('skips unsupported characters', () => {
    expect(outlines('漢字🎭\u0000', 700, 40, 0, 0, '#000')).toBe('');
  });
});

const face: ShareFace = {
  family: 'call',
  kicker: 'Appels · Résidence',
  title: 'Résidence à Saint-Louis',
  line: 'Ouvert · Jusqu’au 31 janvier 2027',
  seed: 12,
};

/** Pixels between the text and the cloth, which show nothing but the ground. */
const edgeOf = (png: Buffer): Promise<Buffer> =>
  sharp(png).extract({ left: 850, top: 0, width: 50, height: 630 }).raw().toBuffer();

describe('a picture to share', () => {
  it('is a PNG of the required size, and of few bytes', async () => {
    const png = await drawFace(face);
    const { format, width, height } = await sharp(png).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(png.length).toBeLessThan(60_000);
  });

  it('contains only outlines: texts never become markup', () => {
    const hostile = '"><script>alert(1)</script> &amp; <image href="http://evil.example/"/>'.repeat(8);
    const svg = svgOf({ ...face, title: hostile, kicker: hostile, line: hostile });
    expect(svg).not.toMatch(/script|image|href|evil|NaN|undefined/);
    expect(svg.replaceAll(/<\/?(svg|rect|path|g)\b[^<>]*>/g, '')).toBe('');
  });

  it('keeps within its ground however long the title is', async () => {
    const [short, long] = await Promise.all([
      drawFace(face),
      drawFace({ ...face, title: 'théâtre '.repeat(60) }),
    ]);
    expect((await edgeOf(long)).equals(await edgeOf(short))).toBe(true);
  });
});
