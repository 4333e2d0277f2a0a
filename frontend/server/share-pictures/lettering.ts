import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type Weight = 500 | 700 | 800;

/** The site's font in static cuts: basic Latin first, then further scripts. */
const subsets = ['latin', 'latin-ext'] as const;
const require = createRequire(import.meta.url);
const loaded = new Map<Weight, Font[]>();

function fontsOf(weight: Weight): Font[] {
  let fonts = loaded.get(weight);
  if (!fonts) {
    fonts = subsets.map((subset) => {
      const file = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-${weight}-normal.woff`;
      const font = create(readFileSync(require.resolve(file)));
      if (font.type === 'TTC' || font.type === 'DFont') throw new Error(`${file} holds several fonts`);
      return font as Font;
    });
    loaded.set(weight, fonts);
  }
  return fonts;
}

/** Spaces of every width become one; characters that no cut has are left out. */
const spaces = /\s/g;

interface Run {
  font: Font;
  text: string;
}

/** The text in pieces that one font can set. */
function runsOf(text: string, weight: Weight): Run[] {
  const fonts = fontsOf(weight);
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC').replace(spaces, ' ')) {
    const font = fonts.find((each) => each.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** How wide a text is, in pixels. */
export function widthOf(text: string, weight: Weight, size: number): number {
  return runsOf(text, weight).reduce(
    (width, { font, text: piece }) => width + (font.layout(piece).advanceWidth / font.unitsPerEm) * size,
    0,
  );
}

const precision = 2;

/** The outlines of a text as an SVG element, its baseline beginning at a point. */
export function outlines(
  text: string,
  weight: Weight,
  size: number,
  x: number,
  y: number,
  fill: string,
): string {
  let at = x;
  const paths: string[] = [];
  for (const { font, text: piece } of runsOf(text, weight)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(piece);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = glyph.path.scale(scale, -scale).translate(at + xOffset * scale, y - yOffset * scale);
      const data = outline
        .toSVG()
        .replace(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(precision))));
      if (data) paths.push(data);
      at += xAdvance * scale;
    }
  }
  return paths.length > 0 ? `<path fill="${fill}" d="${paths.join('')}"/>` : '';
}
