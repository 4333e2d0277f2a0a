import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type Weight = 500 | 700;

/** The site's font in static cuts: basic Latin first, then further scripts. */
const subsets = ['latin', 'latin-ext', 'vietnamese'] as const;
const require = createRequire(import.meta.url);

export interface Cut {
  /** Under which a document registers it. */
  readonly name: string;
  readonly bytes: Buffer;
  readonly font: Font;
}

const loaded = new Map<Weight, readonly Cut[]>();

/** The cuts of a weight, the one of most texts first. */
export function cutsOf(weight: Weight): readonly Cut[] {
  const known = loaded.get(weight);
  if (known) return known;
  const cuts = subsets.map((subset) => {
    const file = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-${weight}-normal.woff`;
    const bytes = readFileSync(require.resolve(file));
    return { name: `${subset}-${weight}`, bytes, font: create(bytes) as Font };
  });
  loaded.set(weight, cuts);
  return cuts;
}

/** No cut has it; the other space that keeps words together, each has. */
const narrowSpace = '\u202f';

export interface Run {
  readonly cut: string;
  readonly text: string;
}

/** The text in pieces that one cut can set. A letter that none has is set by the first as a box: nothing is left out unseen. */
export function runsOf(text: string, weight: Weight): Run[] {
  const cuts = cutsOf(weight);
  const runs: { cut: string; text: string }[] = [];
  for (const letter of text.normalize('NFC').replaceAll(narrowSpace, '\u00a0')) {
    const fitting = cuts.find(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ?? cuts[0];
    const last = runs.at(-1);
    if (last && (last.cut === fitting?.name || letter === ' ')) last.text += letter;
    else runs.push({ cut: fitting?.name ?? '', text: letter });
  }
  return runs;
}
