import { type Cut, type Weight } from '../lettering/cuts.ts';
import { runsOf, setText } from '../lettering/runs.ts';

interface SetRun {
  readonly font: Cut['font'];
  readonly text: string;
}

/** Spaces of every width become one. */
const spaces = /\s/g;

/** The text in pieces that one font can set; characters that none has are left out. */
function setRuns(text: string, weight: Weight): SetRun[] {
  return runsOf(setText(text).replace(spaces, ' '), weight).flatMap(({ cut, text: piece }) =>
    cut ? [{ font: cut.font, text: piece }] : [],
  );
}

/** How wide a text is, in pixels. */
export function widthOf(text: string, weight: Weight, size: number): number {
  return setRuns(text, weight).reduce(
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
  for (const { font, text: piece } of setRuns(text, weight)) {
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
