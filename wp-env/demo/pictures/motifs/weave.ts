import { rect } from '../shapes.ts';
import type { Motif } from './motif.ts';

/** The platform's own sign: bands that cross over and under, two by two, warp and weft in their own colours. */
export const weave: Motif = (random, { ground, ink, light, accents }, box, unit) => {
  const pitch = unit * 0.8;
  const band = pitch * 0.72;
  const warps = random.shuffled([accents[0], light, accents[2], accents[1]]);
  const wefts = random.shuffled([ground === light ? accents[0] : ground, accents[1], light]);
  const rhythm = random.pick([1, 2, 2]);
  const shade = unit * 0.05;
  const columns = Math.ceil(box.width / pitch) + 1;
  const rows = Math.ceil(box.height / pitch) + 1;
  const drawn = [rect(box, ink)];
  for (let column = 0; column < columns; column++) {
    const colour = warps[Math.floor(column / 2) % warps.length] ?? light;
    drawn.push(rect({ x: box.x + column * pitch, y: box.y, width: band, height: box.height }, colour));
  }
  for (let row = 0; row < rows; row++) {
    const colour = wefts[Math.floor(row / 2) % wefts.length] ?? light;
    for (let column = 0; column < columns; column++) {
      if (Math.floor((column + row) / rhythm) % 2 !== 0) continue;
      const x = box.x + column * pitch - (pitch - band);
      const y = box.y + row * pitch;
      // A dark edge where the weft dives under its neighbours.
      drawn.push(
        rect(
          {
            x: x - shade,
            y: y - shade / 2,
            width: band + 2 * (pitch - band) + 2 * shade,
            height: band + shade,
          },
          ink,
        ),
      );
      drawn.push(rect({ x, y, width: band + 2 * (pitch - band), height: band }, colour));
    }
  }
  return drawn.join('');
};
