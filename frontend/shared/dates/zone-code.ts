import type { Change } from './zone-changes.ts';

/** How wp-plugin/config/zones.json writes the clocks of a zone; `Kernel\Zones\ZoneRow` of the plugin reads the same. */
const minute = 60_000;
const daysOfWeek = 7;
const base = 36;
/** The last year of dates: DateChecks of the plugin. */
const lastYear = 2200;

/** Changes of clocks after this instant are not listed, in milliseconds since 1970. */
export const endOfZones = Date.UTC(lastYear + 1, 0, 1);

/**
 * A change of every year: on the first such weekday (0: Sunday) from a day of a month (1: January) on, so many minutes after
 * midnight by the clocks before it; the clocks are ahead of UTC by the offset then.
 */
export type YearlyChange = readonly [
  month: number,
  day: number,
  weekday: number,
  minutes: number,
  offset: number,
];

/** The clock of a yearly change, in milliseconds since 1970, as if its zone were UTC. */
export function yearlyClock([month, day, weekday, minutes]: YearlyChange, year: number): number {
  const from = Date.UTC(year, month - 1, day);
  const days = (weekday - new Date(from).getUTCDay() + daysOfWeek) % daysOfWeek;
  return Date.UTC(year, month - 1, day + days, 0, minutes);
}

/** Offsets in minutes with the instants from which they hold, in order; the first holds since ever. */
export function readZone(code: string, from: number): Change[] {
  const [head = '', ...ruleTexts] = code.split('|');
  const [first = '0', ...listed] = head.split(' ');
  const changes: Change[] = [{ at: Number.NEGATIVE_INFINITY, offset: Number(first) }];
  let [at, offset] = [from, Number(first)];
  const add = (instant: number, next: number): void => {
    [at, offset] = [instant, next];
    changes.push({ at, offset });
  };
  for (const text of listed) {
    const [minutes = '', next = ''] = text.split(':');
    add(at + Number.parseInt(minutes, base) * minute, Number(next));
  }
  const rules = ruleTexts.map((text) => text.split(',').map(Number) as unknown as YearlyChange);
  for (let year = new Date(at).getUTCFullYear(); rules.length > 0 && year <= lastYear; year++) {
    for (const rule of rules) {
      const instant = yearlyClock(rule, year) - offset * minute;
      if (instant > at && rule[4] !== offset) add(instant, rule[4]);
    }
  }
  return changes;
}
