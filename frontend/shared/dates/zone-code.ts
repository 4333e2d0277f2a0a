/** How wp-plugin/config/zones.json writes the clocks of a zone; `Kernel\Zones\ZoneRow` of the plugin reads the same. */
const minute = 60_000;
const daysOfWeek = 7;
const base = 36;
/** The last year of dates: DateChecks of the plugin. */
const lastYear = 2200;

/** Changes of clocks after this instant are not listed, in milliseconds since 1970. */
export const endOfZones = Date.UTC(lastYear + 1, 0, 1);

/** From an instant on, in milliseconds since 1970, a zone is so many minutes ahead of UTC. */
export interface Change {
  at: number;
  offset: number;
}

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

interface ZoneRow {
  /** Minutes ahead of UTC before the changes. */
  first: number;
  changes: readonly Change[];
  /** What follows them every year, in the order of a year. */
  rules: readonly YearlyChange[];
}

/** The clock of a yearly change, in milliseconds since 1970, as if its zone were UTC. */
export function yearlyClock([month, day, weekday, minutes]: YearlyChange, year: number): number {
  const from = Date.UTC(year, month - 1, day);
  const days = (weekday - new Date(from).getUTCDay() + daysOfWeek) % daysOfWeek;
  return Date.UTC(year, month - 1, day + days, 0, minutes);
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

/** Minutes ahead of UTC at an instant. */
export function offsetOf(changes: readonly Change[], instant: number): number {
  let [low, high] = [0, changes.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((changes[middle]?.at ?? 0) <= instant) low = middle;
    else high = middle - 1;
  }
  return changes[low]?.offset ?? 0;
}

/** What the clocks show: `2027-01-31T18:00:00`. @throws RangeError for what is no instant */
export const shownAt = (changes: readonly Change[], instant: number): string =>
  new Date(instant + offsetOf(changes, instant) * minute)
    .toISOString()
    .slice(0, '2027-01-31T18:00:00'.length);
