import { circle, line, rect } from '../shapes.ts';
import type { Motif } from './motif.ts';

const FULL_TURN = Math.PI * 2;

/** Resist-dyed cloth: what was stitched before the dye stays light, in dotted rings, rays and nets. */
export const ndop: Motif = (random, { ink, light, accents }, box, unit) => {
  const cell = unit * 2;
  const drawn = [rect(box, ink)];
  const columns = Math.ceil(box.width / cell);
  const rows = Math.ceil(box.height / cell);
  const start = random.int(0, 1);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const centre = { x: box.x + (column + 0.5) * cell, y: box.y + (row + 0.5) * cell };
      const kind = (row + column + start) % 2;
      drawn.push(
        kind === 0
          ? sun(centre.x, centre.y, unit, light, accents[0])
          : net(centre.x, centre.y, unit, light, accents[1]),
      );
    }
  }
  for (let row = 0; row <= rows; row++)
    drawn.push(dottedLine(box.x, box.y + row * cell, box.width, true, unit, light));
  for (let column = 0; column <= columns; column++)
    drawn.push(dottedLine(box.x + column * cell, box.y, box.height, false, unit, light));
  return drawn.join('');
};

function dottedRing(x: number, y: number, radius: number, dot: number, colour: string): string {
  const count = Math.round((FULL_TURN * radius) / (dot * 3.1));
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * FULL_TURN;
    return circle(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, dot, colour);
  }).join('');
}

function sun(x: number, y: number, unit: number, light: string, accent: string): string {
  const rays = 16;
  return [
    dottedRing(x, y, unit * 0.8, unit * 0.045, light),
    ...Array.from({ length: rays }, (_, index) => {
      const angle = (index / rays) * FULL_TURN;
      const at = (radius: number) => ({ x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius });
      return line([at(unit * 0.42), at(unit * 0.66)], light, unit * 0.06);
    }),
    circle(x, y, unit * 0.3, light),
    circle(x, y, unit * 0.17, accent),
  ].join('');
}

function net(x: number, y: number, unit: number, light: string, accent: string): string {
  const drawn: string[] = [];
  const steps = 3;
  for (let column = -steps; column <= steps; column++) {
    for (let row = -steps; row <= steps; row++) {
      if (Math.abs(column) + Math.abs(row) > steps) continue;
      const inner = Math.abs(column) + Math.abs(row) <= 1;
      drawn.push(
        circle(
          x + column * unit * 0.25,
          y + row * unit * 0.25,
          unit * (inner ? 0.085 : 0.06),
          inner ? accent : light,
        ),
      );
    }
  }
  return drawn.join('');
}

function dottedLine(
  x: number,
  y: number,
  length: number,
  horizontal: boolean,
  unit: number,
  colour: string,
): string {
  const pitch = unit * 0.2;
  return Array.from({ length: Math.ceil(length / pitch) }, (_, index) =>
    horizontal
      ? circle(x + index * pitch, y, unit * 0.05, colour)
      : circle(x, y + index * pitch, unit * 0.05, colour),
  ).join('');
}
