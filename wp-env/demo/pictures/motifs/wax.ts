import type { Random } from '../random.ts';
import { circle, path, rect, ring } from '../shapes.ts';
import type { Motif } from './motif.ts';

const FULL_TURN = Math.PI * 2;

/** Wax print: rosettes in staggered rows, each colour printed a little beside the line, with bubbles between. */
export const wax: Motif = (random, { ground, ink, light, accents }, box, unit) => {
  const drawn = [rect(box, ground)];
  const pitch = unit * 2.1;
  const petals = random.pick([8, 10, 12]);
  const misprint = { x: unit * random.between(0.04, 0.08), y: unit * random.between(-0.06, 0.06) };
  drawn.push(bubbles(box.x, box.y, box.width, box.height, unit, light));
  const rows = Math.ceil(box.height / (pitch * 0.86)) + 1;
  const columns = Math.ceil(box.width / pitch) + 1;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = box.x + column * pitch + ((row % 2) * pitch) / 2;
      const y = box.y + row * pitch * 0.86;
      drawn.push(rosette({ x, y }, unit * 0.86, petals, misprint, { ink, light, ground }, accents, random));
    }
  }
  return drawn.join('');
};

function bubbles(x: number, y: number, width: number, height: number, unit: number, colour: string): string {
  const pitch = unit * 0.34;
  const drawn: string[] = [];
  for (let row = 0; row * pitch < height; row++) {
    for (let column = 0; column * pitch < width; column++) {
      drawn.push(circle(x + (column + (row % 2) / 2) * pitch, y + row * pitch, unit * 0.045, colour));
    }
  }
  return drawn.join('');
}

function rosette(
  centre: { x: number; y: number },
  radius: number,
  petals: number,
  misprint: { x: number; y: number },
  colours: { ink: string; light: string; ground: string },
  accents: [string, string, string],
  random: Random,
): string {
  const { x, y } = centre;
  const turn = random.next();
  const petal = (index: number, reach: number, fill: string, shift: { x: number; y: number }): string => {
    const angle = ((index + turn) / petals) * FULL_TURN;
    const half = FULL_TURN / petals / 2.25;
    const at = (r: number, a: number): string =>
      `${(x + shift.x + Math.cos(a) * r).toFixed(1)} ${(y + shift.y + Math.sin(a) * r).toFixed(1)}`;
    return path(
      `M${at(radius * 0.3, angle)}Q${at(reach * 0.75, angle - half)} ${at(reach, angle)}Q${at(reach * 0.75, angle + half)} ${at(radius * 0.3, angle)}Z`,
      fill,
    );
  };
  const still = { x: 0, y: 0 };
  return [
    circle(x, y, radius * 1.06, colours.ground),
    ring(x, y, radius * 1.02, colours.ink, radius * 0.05),
    ...Array.from({ length: petals }, (_, index) => petal(index, radius * 0.97, colours.ink, still)),
    ...Array.from({ length: petals }, (_, index) =>
      petal(index, radius * 0.84, index % 2 === 0 ? accents[0] : accents[1], misprint),
    ),
    circle(x, y, radius * 0.34, colours.ink),
    circle(x + misprint.x, y + misprint.y, radius * 0.26, colours.light),
    circle(x, y, radius * 0.12, accents[2]),
  ].join('');
}
