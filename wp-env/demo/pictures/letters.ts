import { type Box, rect } from './shapes.ts';

/** Capitals as embroidered on linen, five stitches wide and seven high; # is a stitch. */
const LETTERS: Record<string, string> = {
  A: '.###. #...# #...# ##### #...# #...# #...#',
  B: '####. #...# #...# ####. #...# #...# ####.',
  C: '.#### #.... #.... #.... #.... #.... .####',
  D: '####. #...# #...# #...# #...# #...# ####.',
  E: '##### #.... #.... ####. #.... #.... #####',
  F: '##### #.... #.... ####. #.... #.... #....',
  G: '.#### #.... #.... #.### #...# #...# .####',
  H: '#...# #...# #...# ##### #...# #...# #...#',
  I: '##### ..#.. ..#.. ..#.. ..#.. ..#.. #####',
  J: '..### ...#. ...#. ...#. ...#. #..#. .##..',
  K: '#...# #..#. #.#.. ##... #.#.. #..#. #...#',
  L: '#.... #.... #.... #.... #.... #.... #####',
  M: '#...# ##.## #.#.# #.#.# #...# #...# #...#',
  N: '#...# ##..# #.#.# #.#.# #..## #...# #...#',
  O: '.###. #...# #...# #...# #...# #...# .###.',
  P: '####. #...# #...# ####. #.... #.... #....',
  Q: '.###. #...# #...# #...# #.#.# #..#. .##.#',
  R: '####. #...# #...# ####. #.#.. #..#. #...#',
  S: '.#### #.... #.... .###. ....# ....# ####.',
  T: '##### ..#.. ..#.. ..#.. ..#.. ..#.. ..#..',
  U: '#...# #...# #...# #...# #...# #...# .###.',
  V: '#...# #...# #...# #...# .#.#. .#.#. ..#..',
  W: '#...# #...# #...# #.#.# #.#.# ##.## #...#',
  X: '#...# .#.#. ..#.. ..#.. ..#.. .#.#. #...#',
  Y: '#...# #...# .#.#. ..#.. ..#.. ..#.. ..#..',
  Z: '##### ....# ...#. ..#.. .#... #.... #####',
};

export const STITCHES_WIDE = 5;
export const STITCHES_HIGH = 7;
const GAP = 1;

/** The first letters of a name's first and last word, without accents: "Aïssatou N’Diaye" is AN. */
export function initials(name: string): string {
  const first = /[A-Z]/.exec(plain(name))?.[0] ?? '';
  // "N’Diaye" splits in two: the elided letter is the initial of the family name.
  const parts = name.trim().split(/\s+/);
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  return `${first}${/[A-Z]/.exec(plain(last))?.[0] ?? ''}`;
}

/** Capitals without accents. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toUpperCase();
}

/** Embroiders letters so that they fill the width or the height of a box, centred in it. */
export function embroidered(text: string, box: Box, colour: string): string {
  const glyphs = Array.from(text).flatMap((letter) => LETTERS[letter] ?? []);
  const wide = glyphs.length * STITCHES_WIDE + (glyphs.length - 1) * GAP;
  const stitch = Math.min(box.width / wide, box.height / STITCHES_HIGH);
  const left = box.x + (box.width - wide * stitch) / 2;
  const top = box.y + (box.height - STITCHES_HIGH * stitch) / 2;
  return glyphs
    .flatMap((glyph, index) =>
      glyph.split(' ').flatMap((row, y) =>
        Array.from(row).flatMap((mark, x) =>
          mark === '#'
            ? rect(
                {
                  x: left + (index * (STITCHES_WIDE + GAP) + x) * stitch + stitch * 0.05,
                  y: top + y * stitch + stitch * 0.05,
                  width: stitch * 0.9,
                  height: stitch * 0.9,
                },
                colour,
              )
            : [],
        ),
      ),
    )
    .join('');
}
