import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type Weight = 500 | 700 | 800;

/** A font file: some letters of one family in one weight. */
export interface Cut {
  /** Under which a document registers it. */
  readonly name: string;
  readonly bytes: Buffer;
  readonly font: Font;
  /** Whether it is of the site’s font. */
  readonly isSite: boolean;
}

interface Family {
  readonly name: string;
  readonly subsets: readonly string[];
  readonly weights: readonly number[];
  /** Letters that it is looked up for. */
  readonly script: RegExp;
}

/** The site’s font in static cuts: basic Latin first, then further letters. fontkit can’t use the variable font of the pages. */
const site: Family = {
  name: 'bricolage-grotesque',
  subsets: ['latin', 'latin-ext', 'vietnamese'],
  weights: [500, 700, 800],
  script: /./u,
};
/** What the site’s font lacks: scripts in use in Africa, and letters of Hausa, Ewe or Bambara. Each is read when a text needs it. */
const further: readonly Family[] = [
  {
    name: 'noto-sans-arabic',
    subsets: ['arabic'],
    weights: [500, 700],
    script: /\p{Script_Extensions=Arabic}/u,
  },
  {
    name: 'noto-sans-ethiopic',
    subsets: ['ethiopic'],
    weights: [500, 700],
    script: /\p{Script_Extensions=Ethiopic}/u,
  },
  { name: 'noto-sans-nko', subsets: ['nko'], weights: [400], script: /\p{Script_Extensions=Nko}/u },
  {
    name: 'noto-sans-tifinagh',
    subsets: ['tifinagh'],
    weights: [400],
    script: /\p{Script_Extensions=Tifinagh}/u,
  },
  { name: 'andika', subsets: ['latin-ext', 'vietnamese'], weights: [400, 700], script: /\p{L}|\p{M}/u },
];

const require = createRequire(import.meta.url);
const loaded = new Map<string, readonly Cut[]>();

/** The cuts of the site’s font, the one of most texts first. */
export const siteCuts = (weight: Weight): readonly Cut[] => cutsOf(site, weight);

/** Those of single letters, which most are. */
const known = new Map<string, Cut | undefined>();

/** The cut that has a whole character, as readers count them: with its marks. @returns undefined: none has it */
export function cutOf(character: string, weight: Weight): Cut | undefined {
  const key = `${weight}${character}`;
  if (known.has(key)) return known.get(key);
  const cut = findCut(character, weight);
  if (character.length === 1) known.set(key, cut);
  return cut;
}

function findCut(character: string, weight: Weight): Cut | undefined {
  const points = Array.from(character.replaceAll(invisible, ''), (letter) => letter.codePointAt(0) ?? 0);
  const has = ({ font }: Cut) => points.every((point) => font.hasGlyphForCodePoint(point));
  const own = siteCuts(weight).find(has);
  if (own) return own;
  for (const family of further) {
    const cut = family.script.test(character) ? cutsOf(family, weight).find(has) : undefined;
    if (cut) return cut;
  }
  return undefined;
}

/** Joiners and marks of direction: they are not drawn. */
const invisible = /\p{Cf}/gu;

function cutsOf(family: Family, weight: Weight): readonly Cut[] {
  const nearest = family.weights.toSorted((one, other) => Math.abs(one - weight) - Math.abs(other - weight));
  const key = `${family.name}-${nearest[0]}`;
  const before = loaded.get(key);
  if (before) return before;
  const cuts = family.subsets.map((subset) => {
    const file = `@fontsource/${family.name}/files/${family.name}-${subset}-${nearest[0]}-normal.woff`;
    const bytes = readFileSync(require.resolve(file));
    const font = create(bytes);
    if (font.type === 'TTC' || font.type === 'DFont') throw new Error(`${file} holds several fonts`);
    return {
      name: `${family.name}-${subset}-${nearest[0]}`,
      bytes,
      font: font as Font,
      isSite: family === site,
    };
  });
  loaded.set(key, cuts);
  return cuts;
}
