import type { Family } from '../../../shared/config/content-types.ts';
import { classes } from '../../lib/classes.ts';
import styles from './icon.module.css';

/** Our own pictograms on a grid of 24, drawn with one line; each family of content has the one of its name. */
const drawings = {
  call: 'M4 10v4h3l8 5V5L7 10zM18 9a4 4 0 0 1 0 6',
  initiative: 'M12 21v-9m0 0c0-4-3-6-7-6 0 4 3 6 7 6zm0 0c0-5 3-8 7-8 0 5-3 8-7 8z',
  event: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M8 14h3',
  training: 'M3 20h5v-4h5v-4h5V8h3M14 4l4 4-4 4',
  resource: 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h5',
  project: 'M3 18V8m18 10V8M3 12c5 5 13 5 18 0M3 18h18M9 15v3m6-3v3',
  directory:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-4 3-6 6-6s6 2 6 6M16 5a3 3 0 0 1 0 6m2 4c2 1 3 3 3 5',
  stage: 'M4 4h16v10H4zM4 4c4 2 4 8 0 10M20 4c-4 2-4 8 0 10M3 20h18M8 17h8',
  frame: 'M4 4h16v16H4zM8 8h8v8H8zM8 14l3-3 2 2 1-1 2 2',
  book: 'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zm0 0v14',
  screen: 'M3 5h18v12H3zM8 21h8M10 9l5 2-5 2z',
  compass: 'M12 3v4M12 7 6 21M12 7l6 14M8 16h8M12 7a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  column: 'M5 4h14M7 4v16M12 7v13M17 4v16M4 20h16M5 7h14',
  weave: 'M4 8h16M4 16h16M8 4v16M16 4v16M4 12h4m8 0h4M12 4v4m0 8v4',
  bridge: 'M2 17h20M5 17v-7m14 7v-7M5 10c4 6 10 6 14 0M12 14.5V17',
  sound: 'M4 10v4m4-8v12m4-15v18m4-14v10m4-6v2',
  price: 'M12 3l8 8-8.5 9L4 12.5V3zM8 8h.01',
  favourite:
    'M12 20C6 15.5 3.5 12.5 3.5 9.2A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.5 2.2c0 3.3-2.5 6.3-8.5 10.8z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 21 21',
  menu: 'M4 7h16M4 12h16M4 17h10',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-5 4-7 8-7s8 2 8 7',
  plus: 'M12 4v16M4 12h16',
  close: 'M6 6l12 12M18 6 6 18',
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  back: 'M20 12H5m6-6-6 6 6 6',
  external: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  pin: 'M12 21c-4-5-6-8-6-11a6 6 0 1 1 12 0c0 3-2 6-6 11zM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
  leaf: 'M5 19C5 10 10 5 20 4c0 9-4 15-12 14M5 20c2-6 5-8 9-10',
  filter: 'M4 7h10m4 0h2M4 17h2m4 0h10M14 4v6M6 14v6',
  check: 'M5 12l5 5 9-10',
  bell: 'M6 17V10.5a6 6 0 0 1 12 0V17l2 2H4zM10 22h4M12 2v2.5',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
} as const satisfies Record<Family, string> & Record<string, string>;

export type IconName = keyof typeof drawings;

export const iconNames = Object.keys(drawings) as IconName[];

export const isIconName = (name: string | null | undefined): name is IconName =>
  Boolean(name && Object.hasOwn(drawings, name));

/** Always beside words: hidden from assistive technology. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={classes(styles['icon'], className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
