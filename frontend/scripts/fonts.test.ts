import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { convert } from 'fontverter';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../src/styles/fonts');
const files = globSync('*.woff2', { cwd: folder });
const narrowSpace = 0x202f;
const ofAnEm = 0.16;

describe.each(files)('%s', (file) => {
  it('has the characters of both languages, and a visible narrow no-break space', async () => {
    const font = create(await convert(readFileSync(join(folder, file)), 'truetype')) as Font;
    const words = 'ÀÂÇÉÈÊËÎÏÔÙÛÜŒÆàâçéèêëîïôùûüÿœæ’“”«»–—…€ ; ! ? :\u00a0\u202f';
    expect(
      Array.from(words).filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
    ).toEqual([]);
    const { advanceWidth } = font.glyphForCodePoint(narrowSpace);
    expect(advanceWidth / font.unitsPerEm).toBeGreaterThan(ofAnEm);
    expect(advanceWidth).toBeLessThan(font.glyphForCodePoint(0x20).advanceWidth);
  });
});

it('there is one for titles and one for long texts', () => {
  expect(files.toSorted()).toEqual([
    'bricolage-grotesque-latin-wght-normal.woff2',
    'literata-latin-wght-normal.woff2',
  ]);
});
