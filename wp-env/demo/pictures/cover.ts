import { bogolan } from './motifs/bogolan.ts';
import { kente } from './motifs/kente.ts';
import { kuba } from './motifs/kuba.ts';
import type { Motif } from './motifs/motif.ts';
import { ndop } from './motifs/ndop.ts';
import { wax } from './motifs/wax.ts';
import { weave } from './motifs/weave.ts';
import { type Palette, paletteFor } from './palettes.ts';
import { Random } from './random.ts';
import { arch, type Box, circle, clipped, clippedToBox, group, polygon, rect, svg } from './shapes.ts';

export const COVER = { width: 1680, height: 620 };
export const MOTIFS: Motif[] = [kente, bogolan, kuba, ndop, wax, weave];

const WHOLE: Box = { x: 0, y: 0, ...COVER };

/** A cover: one cloth, one strong printed form and a calm surface; the same for the same key, always. */
export function cover(key: string, type: string): string {
  const random = new Random(`cover ${type} ${key}`);
  const palette = paletteFor(type, random);
  const composition = random.pick([panel, sun, bridge, patchwork, hills, ribbon]);
  return svg(COVER.width, COVER.height, composition(random, palette));
}

type Composition = (random: Random, palette: Palette) => string;

/** A width of cloth beside a calm surface that carries one printed form. */
const panel: Composition = (random, palette) => {
  const width = COVER.width * random.between(0.42, 0.58);
  const left = random.chance(0.5);
  const cloth = { x: left ? 0 : COVER.width - width, y: 0, width, height: COVER.height };
  const calm = { x: left ? width : 0, y: 0, width: COVER.width - width, height: COVER.height };
  const motif = random.pick(MOTIFS);
  return [
    rect(WHOLE, palette.ground),
    clippedToBox('cloth', cloth, motif(random, palette, cloth, random.between(88, 130))),
    printedForm(random, palette, calm),
    selvedge(left ? width : COVER.width - width, palette),
  ].join('');
};

/** A great disc of cloth over flat bands. */
const sun: Composition = (random, palette) => {
  const radius = random.between(250, 330);
  const centre = {
    x: COVER.width * random.pick([0.28, 0.5, 0.72]),
    y: COVER.height * random.between(0.46, 0.6),
  };
  const box = { x: centre.x - radius, y: centre.y - radius, width: radius * 2, height: radius * 2 };
  const motif = random.pick(MOTIFS);
  const horizon = COVER.height * random.between(0.6, 0.74);
  const second = radius * 0.52;
  const secondX = centre.x < COVER.width / 2 ? centre.x + radius * 1.75 : centre.x - radius * 1.75;
  return [
    rect(WHOLE, palette.ground),
    rect({ x: 0, y: horizon, width: COVER.width, height: COVER.height - horizon }, palette.accents[1]),
    halftone({ x: 0, y: horizon - 170, width: COVER.width, height: 170 }, palette.accents[1]),
    circle(secondX, centre.y + radius * 0.3, second, palette.accents[0]),
    multiplied(circle(centre.x + 26, centre.y + 20, radius, palette.accents[0])),
    clipped(
      'disc',
      circle(centre.x, centre.y, radius, '#000'),
      motif(random, palette, box, random.between(80, 110)),
    ),
  ].join('');
};

/** A footbridge: spans of cloth under a deck. */
const bridge: Composition = (random, palette) => {
  const spans = random.pick([3, 4, 5]);
  const width = COVER.width / spans;
  const pier = width * 0.13;
  const deck = COVER.height * 0.2;
  const motifs = random.shuffled(MOTIFS).slice(0, 2);
  const drawn = [
    rect(WHOLE, palette.ink),
    rect({ x: 0, y: 0, width: COVER.width, height: deck }, palette.ground),
  ];
  drawn.push(...deckPattern(palette, deck));
  for (let span = 0; span < spans; span++) {
    const x = span * width + pier / 2;
    const box = { x, y: deck, width: width - pier, height: COVER.height - deck };
    const opening = arch(x, COVER.height + 2, width - pier, COVER.height - deck * 1.35, '#000');
    const motif = motifs[span % motifs.length] ?? weave;
    drawn.push(clipped(`span${span}`, opening, motif(random, palette, box, random.between(76, 100))));
  }
  return drawn.join('');
};

function deckPattern(palette: Palette, deck: number): string[] {
  const pitch = 35;
  const drawn = [
    rect({ x: 0, y: deck - 14, width: COVER.width, height: 14 }, palette.accents[0]),
    rect({ x: 0, y: deck - 26, width: COVER.width, height: 6 }, palette.light),
  ];
  for (let x = 0; x < COVER.width; x += pitch) {
    drawn.push(
      polygon(
        [
          { x, y: deck - 34 },
          { x: x + pitch / 2, y: deck - 62 },
          { x: x + pitch, y: deck - 34 },
        ],
        palette.accents[1],
      ),
    );
  }
  return drawn;
}

/** Squares of several cloths sewn together, some left plain. */
const patchwork: Composition = (random, palette) => {
  const columns = 6;
  const size = COVER.width / columns;
  const rows = Math.ceil(COVER.height / size);
  const motifs = random.shuffled(MOTIFS).slice(0, 3);
  const plain = [palette.ground, palette.accents[0], palette.accents[1], palette.light];
  const drawn: string[] = [];
  for (let index = 0; index < columns * rows; index++) {
    const box = {
      x: (index % columns) * size,
      y: Math.floor(index / columns) * size - 110,
      width: size,
      height: size,
    };
    if ((index + Math.floor(index / columns)) % 2 === 0) {
      const motif = motifs[random.int(0, motifs.length - 1)] ?? weave;
      drawn.push(clippedToBox(`patch${index}`, box, motif(random, palette, box, random.pick([56, 70, 84]))));
    } else {
      drawn.push(rect(box, random.pick(plain)), quarter(random, box, random.pick(plain)));
    }
  }
  return drawn.join('');
};

function quarter(random: Random, box: Box, colour: string): string {
  const corner = random.int(0, 3);
  const x = box.x + (corner % 2) * box.width;
  const y = box.y + Math.floor(corner / 2) * box.height;
  return clippedToBox(
    `quarter${Math.round(box.x)}x${Math.round(box.y)}`,
    box,
    circle(x, y, box.width, colour),
  );
}

/** Printed hills that overlap, one of them of cloth. */
const hills: Composition = (random, palette) => {
  const motif = random.pick(MOTIFS);
  const crest = COVER.height * random.between(0.34, 0.46);
  const slope = (from: number, peak: number, to: number, base: number): string =>
    `M0 ${base}C${COVER.width * from} ${peak} ${COVER.width * to} ${peak} ${COVER.width} ${base + 60}V${COVER.height}H0Z`;
  const cloth = `<path d="${slope(0.2, crest - 210, 0.55, COVER.height * 0.78)}"/>`;
  const box = { x: 0, y: crest - 160, width: COVER.width, height: COVER.height - crest + 160 };
  return [
    rect(WHOLE, palette.ground),
    circle(
      COVER.width * random.between(0.66, 0.84),
      crest - 40,
      random.between(110, 150),
      palette.accents[1],
    ),
    halftone({ x: 0, y: 0, width: COVER.width, height: 190 }, palette.accents[0], true),
    `<path d="${slope(0.5, crest - 90, 0.8, COVER.height * 0.66)}" fill="${palette.accents[0]}"/>`,
    clipped('hill', cloth, motif(random, palette, box, random.between(84, 112))),
    `<path d="${slope(0.7, COVER.height * 0.74, 0.9, COVER.height * 1.02)}" fill="${palette.accents[1]}"/>`,
  ].join('');
};

/** Diagonal lengths of cloth, as hung to dry. */
const ribbon: Composition = (random, palette) => {
  const motifs = random.shuffled(MOTIFS).slice(0, 2);
  const lean = random.chance(0.5) ? 1 : -1;
  const width = random.between(300, 400);
  const gap = width * random.between(0.32, 0.5);
  const drawn = [
    rect(WHOLE, palette.ground),
    halftone({ x: 0, y: COVER.height - 230, width: COVER.width, height: 230 }, palette.accents[1]),
  ];
  const slant = 240 * lean;
  for (let index = -1, x = -width; x < COVER.width + width; index++, x += width + gap) {
    const points = [
      { x: x + slant, y: 0 },
      { x: x + slant + width, y: 0 },
      { x: x - slant + width, y: COVER.height },
      { x: x - slant, y: COVER.height },
    ];
    const box = { x: x - Math.abs(slant), y: 0, width: width + 2 * Math.abs(slant), height: COVER.height };
    const motif = motifs[(index + 1) % motifs.length] ?? weave;
    drawn.push(
      multiplied(
        polygon(
          points.map((point) => ({ x: point.x + 22, y: point.y })),
          palette.accents[0],
        ),
      ),
    );
    drawn.push(
      clipped(
        `ribbon${index + 1}`,
        polygon(points, '#000'),
        motif(random, palette, box, random.between(82, 104)),
      ),
    );
  }
  return drawn.join('');
};

/** One large printed form on a calm surface: discs, spans or steps that overprint each other. */
function printedForm(random: Random, palette: Palette, box: Box): string {
  const [first, second, third] = palette.accents;
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const radius = Math.min(box.width, box.height) * 0.34;
  const forms = [
    () => [
      circle(centre.x - radius * 0.42, centre.y, radius, first),
      multiplied(circle(centre.x + radius * 0.42, centre.y, radius, second)),
    ],
    () =>
      [first, palette.light, second, palette.ink].map((colour, index) =>
        arch(
          centre.x - radius * (1.3 - index * 0.3),
          box.height + 2,
          radius * (2.6 - index * 0.6),
          box.height * (0.8 - index * 0.17),
          colour,
        ),
      ),
    () =>
      [first, second, third, palette.light].map((colour, index) =>
        rect(
          {
            x: box.x + box.width * (0.16 + index * 0.17),
            y: box.height * (0.2 + index * 0.16),
            width: box.width * 0.17,
            height: box.height,
          },
          colour,
        ),
      ),
    () => [
      circle(centre.x, centre.y, radius * 1.15, palette.light),
      clippedToBox(
        'half',
        { x: centre.x - radius * 1.2, y: centre.y, width: radius * 2.4, height: radius * 1.2 },
        circle(centre.x, centre.y, radius * 1.15, first),
      ),
      circle(centre.x, centre.y, radius * 0.45, second),
    ],
  ];
  const inner = random.pick(forms)().join('');
  const dots = halftone({ ...box, y: box.y + box.height - 150, height: 150 }, random.pick([second, third]));
  return clippedToBox('calm', box, dots + inner);
}

/** Dots that grow towards the bottom (or the top), as a printer's screen makes a shade. */
function halftone(box: Box, colour: string, fromTop = false): string {
  const pitch = 26;
  const rows = Math.floor(box.height / pitch);
  const drawn: string[] = [];
  for (let row = 0; row < rows; row++) {
    const strength = (row + 1) / (rows + 1);
    const y = fromTop
      ? box.y + box.height - (row + 0.5) * pitch
      : box.y + box.height - (rows - row - 0.5) * pitch;
    for (let x = box.x + ((row % 2) * pitch) / 2; x < box.x + box.width + pitch; x += pitch) {
      drawn.push(circle(x, y, pitch * 0.5 * strength, colour));
    }
  }
  return group(drawn);
}

/** One ink printed over another. */
function multiplied(content: string): string {
  return group([content], 'style="mix-blend-mode:multiply"');
}

/** The firm edge of a cloth. */
function selvedge(x: number, palette: Palette): string {
  return [
    rect({ x: x - 14, y: 0, width: 28, height: COVER.height }, palette.ink),
    rect({ x: x - 4, y: 0, width: 8, height: COVER.height }, palette.light),
  ].join('');
}
