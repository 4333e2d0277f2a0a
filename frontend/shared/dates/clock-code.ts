import type { Change } from './zone-changes.ts';
import type { YearlyChange } from './zone-code.ts';

/** Writes what `readZone()` reads. */
const minute = 60_000;
const base = 36;

interface ZoneRow {
  /** Minutes ahead of UTC before the changes. */
  first: number;
  changes: readonly Change[];
  /** Changes that repeat every year after those of `changes`, in the order of a year. */
  rules: readonly YearlyChange[];
}

/** @returns `60 2bd:120 4ok:60|3,25,0,120,120|10,25,0,180,60`: minutes, since the beginning of the data or the change before */
export function zoneCode({ first, changes, rules }: ZoneRow, from: number): string {
  let before = from;
  const listed = changes.map(({ at, offset }) => {
    const minutes = (at - before) / minute;
    if (!Number.isInteger(minutes)) throw new Error(`A change within a minute: ${at}.`);
    before = at;
    return `${minutes.toString(base)}:${offset}`;
  });
  return [[first, ...listed].join(' '), ...rules.map((rule) => rule.join(','))].join('|');
}
