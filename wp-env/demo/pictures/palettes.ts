import type { Random } from './random.ts';

/** Five printing inks: few colours, as on cloth and on screen prints. */
export interface Palette {
  /** The quiet colour of large surfaces. */
  ground: string;
  /** The darkest: outlines, mud cloth, night. */
  ink: string;
  /** The lightest: unprinted cotton. */
  light: string;
  /** The colour that the content type is known by, then two companions. */
  accents: [string, string, string];
}

const COTTON = '#f6ead3';
const ECRU = '#f9f1e2';

const PALETTES: Record<string, Palette[]> = {
  initiative: [
    { ground: '#c8502d', ink: '#2b1a16', light: COTTON, accents: ['#e9a13b', '#1f4e5f', '#f0d9b0'] },
    { ground: '#f0d7a7', ink: '#2d1b2e', light: ECRU, accents: ['#c8452b', '#2a6f73', '#e39a2d'] },
    { ground: '#22414f', ink: '#151d26', light: COTTON, accents: ['#dd6236', '#eab44d', '#8fb8a8'] },
  ],
  call_for_application: [
    { ground: '#f2b632', ink: '#24202b', light: ECRU, accents: ['#c43a31', '#2b5d8a', '#f7e3a8'] },
    { ground: '#2c2a4a', ink: '#171525', light: COTTON, accents: ['#f4b942', '#e2603a', '#8aa5d6'] },
    { ground: '#f4e2b8', ink: '#2a2333', light: ECRU, accents: ['#e0992b', '#3c6997', '#b8372f'] },
  ],
  event: [
    { ground: '#7a1f4b', ink: '#22101f', light: COTTON, accents: ['#f07f5a', '#f6c453', '#3c8a87'] },
    { ground: '#f3c9b5', ink: '#2b1429', light: ECRU, accents: ['#a4265e', '#e2573b', '#31576b'] },
    { ground: '#1d1f3b', ink: '#11122a', light: COTTON, accents: ['#e84f6b', '#f3b03e', '#6b7fd1'] },
  ],
  resource: [
    { ground: '#2f6b5b', ink: '#132723', light: COTTON, accents: ['#e7c35a', '#d9643a', '#9fc7a5'] },
    { ground: '#dfe5cb', ink: '#17302b', light: ECRU, accents: ['#2e7d64', '#c98b2b', '#b5452f'] },
  ],
  formation: [
    { ground: '#23508f', ink: '#0f1c38', light: COTTON, accents: ['#f2c14b', '#e2643d', '#8fbbe0'] },
    { ground: '#d8e3ea', ink: '#14243f', light: ECRU, accents: ['#2657a0', '#d0532f', '#e7b33f'] },
  ],
  supported_projects: [
    { ground: '#3f5a2c', ink: '#1b2414', light: COTTON, accents: ['#e5ac3a', '#b9482b', '#b7c48a'] },
    { ground: '#ead9b3', ink: '#2a2318', light: ECRU, accents: ['#5a7a35', '#b54a28', '#d99a2b'] },
  ],
};

const EVERY = Object.values(PALETTES).flat();

export function paletteFor(type: string, random: Random): Palette {
  const palette = random.pick(PALETTES[type] ?? EVERY);
  const [first, second, third] = palette.accents;
  // The companions change places, so that two items of a type rarely look alike.
  return random.chance(0.5) ? palette : { ...palette, accents: [first, third, second] };
}
