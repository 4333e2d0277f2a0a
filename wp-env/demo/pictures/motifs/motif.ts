import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import type { Box } from '../shapes.ts';

/** Fills a box with a cloth. It may draw beyond the box: the caller clips it. `unit` is the size of one repeat. */
export type Motif = (random: Random, palette: Palette, box: Box, unit: number) => string;
