import { MOTIFS } from './cover.ts';
import { embroidered, initials } from './letters.ts';
import { paletteFor } from './palettes.ts';
import { Random } from './random.ts';
import { circle, clippedToBox, rect, ring, svg } from './shapes.ts';

export const PORTRAIT = { width: 640, height: 640 };

/** Portrait of a person: their initials, embroidered on a disc, over a unique cloth. */
export function portrait(key: string, name: string): string {
  const random = new Random(`portrait ${key}`);
  const palette = paletteFor('', random);
  const whole = { x: 0, y: 0, ...PORTRAIT };
  const motif = random.pick(MOTIFS);
  const [paper, thread] = random.pick([
    [palette.light, palette.ink],
    [palette.ink, palette.light],
    [palette.light, palette.ink],
  ]) as [string, string];
  const centre = PORTRAIT.width / 2;
  const radius = 196;
  const letters = { x: centre - 118, y: centre - 96, width: 236, height: 192 };
  return svg(
    PORTRAIT.width,
    PORTRAIT.height,
    [
      rect(whole, palette.ground),
      clippedToBox('cloth', whole, motif(random, palette, whole, random.between(64, 92))),
      circle(centre, centre, radius + 22, palette.accents[0]),
      circle(centre, centre, radius, paper),
      ring(centre, centre, radius - 16, thread, 3),
      embroidered(initials(name), letters, thread),
    ].join(''),
  );
}
