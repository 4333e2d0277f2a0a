import { paletteFor } from './palettes.ts';
import { Random } from './random.ts';
import { circle, clippedToBox, rect, svg } from './shapes.ts';

export const LOGO = { width: 480, height: 480 };

const CELLS = 4;
const MARGIN = 56;

type Tile = 'empty' | 'full' | 'quarter' | 'leaf' | 'dot';

/** A mark for a structure: a square of quarter discs, leaves and dots, mirrored like a tile, in two inks. */
export function logo(key: string): string {
  const random = new Random(`logo ${key}`);
  const palette = paletteFor('', random);
  const paper = random.chance(0.6) ? palette.light : palette.ink;
  const inks =
    paper === palette.light ? [palette.ink, palette.accents[0]] : [palette.light, palette.accents[0]];
  const size = (LOGO.width - 2 * MARGIN) / CELLS;
  const half = CELLS / 2;
  const tiles = Array.from({ length: half * half }, () => ({
    tile: random.pick<Tile>(['full', 'quarter', 'quarter', 'leaf', 'leaf', 'dot', 'empty']),
    corner: random.int(0, 3),
    colour: random.pick(inks) ?? palette.ink,
  }));
  if (tiles.filter(({ tile }) => tile === 'empty').length > 1)
    tiles[0] = { tile: 'quarter', corner: 3, colour: inks[0] ?? palette.ink };
  const mirrorRows = random.chance(0.75);
  const drawn = [rect({ x: 0, y: 0, ...LOGO }, paper)];
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) {
      const mirroredX = column >= half;
      const mirroredY = mirrorRows && row >= half;
      const sourceX = mirroredX ? CELLS - 1 - column : column;
      const sourceY = mirroredY ? CELLS - 1 - row : row % half;
      const { tile, corner, colour } = tiles[sourceY * half + sourceX] ?? {
        tile: 'empty',
        corner: 0,
        colour: '',
      };
      const turned = corner ^ (mirroredX ? 1 : 0) ^ (mirroredY ? 2 : 0);
      drawn.push(drawTile(tile, turned, MARGIN + column * size, MARGIN + row * size, size, colour));
    }
  }
  return svg(LOGO.width, LOGO.height, drawn.join(''));
}

/** @param corner 0 top left, 1 top right, 2 bottom left, 3 bottom right */
function drawTile(tile: Tile, corner: number, x: number, y: number, size: number, colour: string): string {
  const box = { x, y, width: size + 0.4, height: size + 0.4 };
  const right = corner % 2 === 1;
  const bottom = corner >= 2;
  const at = { x: right ? x + size : x, y: bottom ? y + size : y };
  const opposite = { x: right ? x : x + size, y: bottom ? y : y + size };
  switch (tile) {
    case 'empty':
      return '';
    case 'full':
      return rect(box, colour);
    case 'dot':
      return circle(x + size / 2, y + size / 2, size * 0.3, colour);
    case 'quarter':
      return clippedToBox(`t${Math.round(x)}-${Math.round(y)}`, box, circle(at.x, at.y, size, colour));
    case 'leaf':
    default: {
      const arc = `A${size} ${size} 0 0 1`;
      return `<path d="M${at.x} ${at.y}${arc} ${opposite.x} ${opposite.y}${arc} ${at.x} ${at.y}Z" fill="${colour}"/>`;
    }
  }
}
