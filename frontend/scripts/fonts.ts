/**
 * Subsets the fonts that the site ships: the characters of French and English, the weights in use, and a visible narrow
 * no-break space, which neither font has. Run after a change of fonts: `node frontend/scripts/fonts.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { withNarrowSpace } from './narrow-space.ts';

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
/** ASCII, Latin-1, and what French and typography add. U+2009 lends its glyph to U+202F. */
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœŸ‘’‚“”„–—…•‹›€™−↑↓\u2009`;

const fonts = [
  { family: 'bricolage-grotesque', weights: { min: 300, max: 800 } },
  { family: 'literata', weights: { min: 400, max: 650 } },
] as const;
const require = createRequire(import.meta.url);

for (const { family, weights } of fonts) {
  const name = `${family}-latin-wght-normal.woff2`;
  const source = readFileSync(require.resolve(`@fontsource-variable/${family}/files/${name}`));
  const cut = await subsetFont(source, letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weights },
  });
  const file = join(import.meta.dirname, '../src/styles/fonts', name);
  writeFileSync(file, await convert(withNarrowSpace(cut), 'woff2'));
}
