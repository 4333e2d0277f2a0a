import type { Random } from '../random.ts';
import { type Box, circle, line, type Point, rect } from '../shapes.ts';
import type { Motif } from './motif.ts';

/** Mud cloth: signs left light on dark bands, drawn by a hand that is never quite straight. */
export const bogolan: Motif = (random, { ink, light, accents }, box, unit) => {
  const drawn = [rect(box, ink)];
  const signs = random.shuffled([zigzag, crosses, dots, chevrons, diamonds, combs]).slice(0, 4);
  const accent = accents[0];
  let y = box.y;
  for (let band = 0; y < box.y + box.height; band++) {
    const height = unit * random.pick([0.7, 1, 1, 1.5]);
    const stripe = { x: box.x, y, width: box.width, height };
    if (band % 5 === 3) drawn.push(rect(stripe, accent));
    const colour = band % 5 === 3 ? ink : light;
    drawn.push((signs[band % signs.length] ?? zigzag)(random, stripe, colour, unit));
    y += height;
    drawn.push(border(random, box, y, light, unit));
    y += unit * 0.18;
  }
  return drawn.join('');
};

function border(random: Random, box: Box, y: number, colour: string, unit: number): string {
  return wavering(random, { x: box.x - 5, y }, { x: box.x + box.width + 5, y }, colour, unit / 11, unit);
}

/** A slightly irregular line. */
function wavering(
  random: Random,
  from: Point,
  to: Point,
  colour: string,
  width: number,
  unit: number,
): string {
  const pieces = Math.max(2, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / (unit * 0.8)));
  const off = unit / 34;
  return line(
    Array.from({ length: pieces + 1 }, (_, index) => ({
      x: from.x + ((to.x - from.x) * index) / pieces + random.between(-off, off),
      y: from.y + ((to.y - from.y) * index) / pieces + random.between(-off, off),
    })),
    colour,
    width,
  );
}

type Sign = (random: Random, band: Box, colour: string, unit: number) => string;

function along(band: Box, pitch: number): number[] {
  return Array.from({ length: Math.ceil(band.width / pitch) + 1 }, (_, index) => band.x + index * pitch);
}

const zigzag: Sign = (random, band, colour, unit) =>
  [0.24, 0.6]
    .map((shift) =>
      line(
        along(band, unit * 0.42).map((x, index) => ({
          x: x + random.between(-2, 2),
          y: band.y + band.height * (shift + (index % 2 === 0 ? 0 : 0.26)) + random.between(-2, 2),
        })),
        colour,
        unit / 10,
      ),
    )
    .join('');

const crosses: Sign = (random, band, colour, unit) =>
  along(band, unit * 0.9)
    .flatMap((x) => {
      const reach = Math.min(unit * 0.28, band.height * 0.36);
      const [centreX, centreY] = [x + unit * 0.45, band.y + band.height / 2];
      return [
        wavering(
          random,
          { x: centreX - reach, y: centreY - reach },
          { x: centreX + reach, y: centreY + reach },
          colour,
          unit / 9,
          unit,
        ),
        wavering(
          random,
          { x: centreX + reach, y: centreY - reach },
          { x: centreX - reach, y: centreY + reach },
          colour,
          unit / 9,
          unit,
        ),
        circle(centreX + unit * 0.45, centreY, unit / 15, colour),
      ];
    })
    .join('');

const dots: Sign = (random, band, colour, unit) => {
  const rows = Math.max(2, Math.round(band.height / (unit * 0.34)));
  return Array.from({ length: rows }, (_, row) =>
    along(band, unit * 0.36).map((x) =>
      circle(
        x + (row % 2) * unit * 0.18 + random.between(-1.5, 1.5),
        band.y + ((row + 0.5) * band.height) / rows,
        unit * random.between(0.06, 0.08),
        colour,
      ),
    ),
  )
    .flat()
    .join('');
};

const chevrons: Sign = (_random, band, colour, unit) =>
  along(band, unit * 0.48)
    .map((x) =>
      line(
        [
          { x, y: band.y + band.height * 0.16 },
          { x: x + unit * 0.26, y: band.y + band.height * 0.5 },
          { x, y: band.y + band.height * 0.84 },
        ],
        colour,
        unit / 9,
      ),
    )
    .join('');

const diamonds: Sign = (random, band, colour, unit) =>
  along(band, unit * 1.1)
    .flatMap((x) => {
      const [half, middle] = [band.height * 0.4, band.y + band.height / 2];
      const outline = [
        { x: x - unit * 0.5, y: middle },
        { x, y: middle - half },
        { x: x + unit * 0.5, y: middle },
        { x, y: middle + half },
        { x: x - unit * 0.5, y: middle },
      ];
      return [line(outline, colour, unit / 11), circle(x, middle, unit * random.between(0.1, 0.13), colour)];
    })
    .join('');

const combs: Sign = (random, band, colour, unit) =>
  along(band, unit * 0.3)
    .map((x, index) => {
      const top = band.y + band.height * (index % 4 === 0 ? 0.12 : 0.38);
      return wavering(random, { x, y: top }, { x, y: band.y + band.height * 0.88 }, colour, unit / 12, unit);
    })
    .join('');
