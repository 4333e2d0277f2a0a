import { diamond, polygon, rect } from '../shapes.ts';
import type { Motif } from './motif.ts';

/** Raffia velvet: nested lozenges whose order the weaver breaks on purpose here and there. */
export const kuba: Motif = (random, { ground, ink, light, accents }, box, unit) => {
  const half = unit * 0.9;
  const [main, second] = random.shuffled(accents);
  const fills = [ink, main ?? ink, light, second ?? light];
  const drawn = [rect(box, ground)];
  const columns = Math.ceil(box.width / (2 * half)) + 1;
  const rows = Math.ceil(box.height / half) + 1;
  for (let row = 0; row <= rows; row++) {
    for (let column = -1; column <= columns; column++) {
      const x = box.x + column * 2 * half + (row % 2) * half;
      const y = box.y + row * half;
      const order = random.chance(0.16) ? fills.toReversed() : fills;
      drawn.push(diamond(x, y, half, half, order[0] ?? ink));
      for (let nested = 1; nested < 5; nested++) {
        const size = half * (1 - nested * 0.19);
        drawn.push(diamond(x, y, size, size, order[nested % order.length] ?? light));
      }
      if ((row + column) % 3 === 0) drawn.push(notches(x, y, half, light));
    }
  }
  return drawn.join('');
};

/** Small teeth along the edges of a lozenge, as cut pile makes them. */
function notches(x: number, y: number, half: number, colour: string): string {
  const teeth = 5;
  const size = half / 15;
  return Array.from({ length: teeth }, (_, index) => {
    const t = (index + 1) / (teeth + 1);
    return [
      { x: x + half * t * 0.9, y: y - half * (1 - t) * 0.9 },
      { x: x - half * t * 0.9, y: y + half * (1 - t) * 0.9 },
    ]
      .map((point) =>
        polygon(
          [
            { x: point.x - size, y: point.y },
            { x: point.x, y: point.y - size },
            { x: point.x + size, y: point.y },
            { x: point.x, y: point.y + size },
          ],
          colour,
        ),
      )
      .join('');
  }).join('');
}
