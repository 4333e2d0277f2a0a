import { type Box, diamond, polygon, rect } from '../shapes.ts';
import type { Motif } from './motif.ts';

const WARP_LINES = 5;

/** Narrow strips sewn side by side, in which blocks of plain warp and of weft design take turns. */
export const kente: Motif = (random, { ground, ink, light, accents }, box, unit) => {
  const strip = unit * 1.15;
  const block = unit;
  const colours = random.shuffled([ground, ink, ...accents]);
  const designs = random.shuffled([bars, steps, checks, lozenge, hourglass]).slice(0, 3);
  const drawn: string[] = [];
  const columns = Math.ceil(box.width / strip);
  const rows = Math.ceil(box.height / block) + 1;
  for (let column = 0; column < columns; column++) {
    const warp = colours[column % 2 === 0 ? 0 : 1] ?? ink;
    const lines = colours[(column + 2) % colours.length] ?? light;
    for (let row = 0; row < rows; row++) {
      const cell = {
        x: box.x + column * strip,
        y: box.y + row * block - block / 2,
        width: strip,
        height: block,
      };
      drawn.push(rect({ ...cell, width: strip + 0.6, height: block + 0.6 }, warp));
      if ((row + column) % 2 === 0) {
        const design = designs[(row + column * 2) % designs.length] ?? bars;
        drawn.push(
          design(cell, light, colours[(row + column + 3) % colours.length] ?? ink, colours[4] ?? ink),
        );
      } else {
        drawn.push(...warpLines(cell, lines, light));
      }
    }
    // The seam between two strips.
    drawn.push(rect({ x: box.x + column * strip - 1.5, y: box.y, width: 3, height: box.height }, ink));
  }
  return drawn.join('');
};

function warpLines({ x, y, width, height }: Box, colour: string, light: string): string[] {
  const gap = width / (WARP_LINES + 1);
  return Array.from({ length: WARP_LINES }, (_, index) =>
    rect(
      { x: x + gap * (index + 1) - gap / 4, y, width: gap / 2, height: height + 0.6 },
      index === (WARP_LINES - 1) / 2 ? light : colour,
    ),
  );
}

type Design = (cell: Box, light: string, first: string, second: string) => string;

const bars: Design = ({ x, y, width, height }, light, first, second) => {
  const bar = height / 9;
  return [first, light, second, light, first, light, second, light, first]
    .map((colour, index) => rect({ x, y: y + index * bar, width, height: bar + 0.5 }, colour))
    .join('');
};

const steps: Design = ({ x, y, width, height }, light, first, second) => {
  const drawn = [rect({ x, y, width, height }, first)];
  for (let step = 0; step < 4; step++) {
    const inset = (width / 8) * step;
    const thick = height / 8;
    drawn.push(
      rect(
        { x: x + inset, y: y + step * thick, width: width - 2 * inset, height: thick + 0.5 },
        step % 2 === 0 ? light : second,
      ),
    );
    drawn.push(
      rect(
        { x: x + inset, y: y + height - (step + 1) * thick, width: width - 2 * inset, height: thick + 0.5 },
        step % 2 === 0 ? light : second,
      ),
    );
  }
  return drawn.join('');
};

const checks: Design = ({ x, y, width, height }, light, first) => {
  const drawn = [rect({ x, y, width, height }, first)];
  const columns = 6;
  const rows = 5;
  for (let index = 0; index < columns * rows; index++) {
    const column = index % columns;
    const row = Math.floor(index / columns);
    if ((column + row) % 2 === 1) continue;
    drawn.push(
      rect(
        {
          x: x + (column * width) / columns,
          y: y + (row * height) / rows,
          width: width / columns,
          height: height / rows,
        },
        light,
      ),
    );
  }
  return drawn.join('');
};

const lozenge: Design = ({ x, y, width, height }, light, first, second) => {
  const [centreX, centreY] = [x + width / 2, y + height / 2];
  return [
    rect({ x, y, width, height }, second),
    diamond(centreX, centreY, width / 2, height / 2, light),
    diamond(centreX, centreY, width / 3, height / 3, first),
    diamond(centreX, centreY, width / 7, height / 7, light),
  ].join('');
};

const hourglass: Design = ({ x, y, width, height }, light, first, second) => {
  const centre = { x: x + width / 2, y: y + height / 2 };
  return [
    rect({ x, y, width, height }, light),
    polygon([{ x, y }, { x: x + width, y }, centre], first),
    polygon([{ x, y: y + height }, { x: x + width, y: y + height }, centre], first),
    diamond(centre.x, centre.y, width / 7, height / 7, second),
  ].join('');
};
