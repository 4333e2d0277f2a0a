/**
 * The woven grid: blocks of weft figures and blocks of striped warp alternate like squares of a chessboard,
 * as in strip cloth; the figures are those of modern print. One path per colour keeps the drawing small.
 */

/** Side of a block in drawing units. */
export const block = 4;

type Figure = (x: number, y: number) => string;

const bar = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

const figures: readonly Figure[] = [
  (x, y) => bar(x, y, 4, 4),
  (x, y) => bar(x, y, 4, 1) + bar(x, y + 2, 4, 1),
  (x, y) => `M${x} ${y + 4}l2-4 2 4z`,
  (x, y) => `M${x + 2} ${y}l2 2-2 2-2-2z`,
  (x, y) => bar(x, y, 2, 2) + bar(x + 2, y + 2, 2, 2),
  (x, y) => `M${x} ${y}h4a4 4 0 0 1-4 4z`,
  (x, y) => `M${x} ${y + 2}a2 2 0 1 0 4 0a2 2 0 1 0-4 0z`,
  (x, y) => `M${x} ${y}l2 2 2-2v2l-2 2-2-2z`,
];

const warp: Figure = (x, y) => bar(x, y, 1, 4) + bar(x + 2, y, 1, 4);

/** A small repeatable source of numbers, the same on server and client. */
function numbersFrom(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Paths by colour index (0 to `colours` - 1) for a cloth of so many blocks; the same seed weaves the same cloth. */
export function weavePaths(seed: number, columns: number, rows: number, colours: number): string[] {
  const next = numbersFrom(seed);
  const paths = Array.from({ length: colours }, () => '');
  const strips = Array.from({ length: columns }, () => ({ figure: next(figures.length), shift: next(2) }));
  const weft = Array.from({ length: rows }, () => next(colours));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const strip = strips[column];
      if (!strip) continue;
      const isWeft = (row + column) % 2 === 0;
      const colour = isWeft ? (weft[row] ?? 0) : (column + strip.shift) % colours;
      const figure = isWeft ? figures[(strip.figure + row * strip.shift) % figures.length] : warp;
      paths[colour] += figure?.(column * block, row * block) ?? '';
    }
  }
  return paths;
}
