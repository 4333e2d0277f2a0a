/**
 * Writes wp-plugin/config/zones.json, the database of time zones of both halves: the clocks of all zones from 2000 on, from
 * the data of moment-timezone, which are those of IANA; and what the tests of both halves expect of it.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import moment from 'moment-timezone';
import { zoneCode } from '../shared/dates/clock-code.ts';
import { endOfZones, type YearlyChange, yearlyClock } from '../shared/dates/zone-code.ts';

const second = 1000;
const minute = 60 * second;
/** Years that the changes of a zone must follow a rule, before the rule stands for them. */
const yearsOfRule = 28;
const from = Date.UTC(2000, 0, 1);
const firstYearOfChecks = 2026;

/** Change of a zone's offset: from `at` on, in milliseconds since 1970, it is `offset` minutes ahead of UTC. */
interface Change {
  at: number;
  offset: number;
}

/** Ahead of UTC in minutes at the beginning of the data, and the changes after it. */
function changesOf(name: string): { first: number; changes: Change[] } {
  const zone = moment.tz.zone(name);
  if (!zone) throw new Error(`moment-timezone does not know ${name}.`);
  const { untils, offsets } = zone;
  const ahead = offsets.map((behind) => {
    const rounded = -Math.round(behind);
    return rounded === 0 ? 0 : rounded;
  });
  const start = untils.findIndex((until) => until === null || until > from);
  const changes: Change[] = [];
  for (let index = start + 1; index < ahead.length; index++) {
    const at = untils[index - 1] ?? 0;
    if (at < endOfZones && ahead[index] !== ahead[index - 1]) changes.push({ at, offset: ahead[index] ?? 0 });
  }
  return { first: ahead[start] ?? 0, changes };
}

/** Local time right before a change, as if its zone were UTC. */
const clockBefore = (first: number, changes: readonly Change[], index: number): Date =>
  new Date((changes[index]?.at ?? 0) + (changes[index - 1]?.offset ?? first) * minute);

/** The two changes of every year at the end; none where the clocks change no more, or by no rule. */
function rulesOf(first: number, changes: readonly Change[]): YearlyChange[] {
  const last = changes.length - yearsOfRule * 2;
  const endsWithData = new Date(changes.at(-1)?.at ?? 0).getUTCFullYear() === lastYear;
  if (last < 0 || !endsWithData) return [];
  const rules = [0, 1].map((half) => {
    const clocks = changes
      .map((_, index) => clockBefore(first, changes, index))
      .filter((_, index) => index >= last && (index - last) % 2 === half);
    return ruleOf(clocks, changes[last + half]?.offset ?? 0);
  });
  return rules.every((rule) => rule !== undefined) ? rules.toSorted((one, other) => one[0] - other[0]) : [];
}

const lastYear = new Date(endOfZones - 1).getUTCFullYear();

function ruleOf(clocks: readonly Date[], offset: number): YearlyChange | undefined {
  const [one] = clocks;
  if (!one) return undefined;
  // Within 28 years, the first such weekday from any day of a month on also falls on that day itself.
  const plainYear = 2001;
  const days = clocks.map((clock) => Date.UTC(plainYear, clock.getUTCMonth(), clock.getUTCDate()));
  const earliest = new Date(Math.min(...days));
  const minutes = one.getUTCHours() * 60 + one.getUTCMinutes();
  const rule: YearlyChange = [
    earliest.getUTCMonth() + 1,
    earliest.getUTCDate(),
    one.getUTCDay(),
    minutes,
    offset,
  ];
  const isRule = clocks.every((clock) => yearlyClock(rule, clock.getUTCFullYear()) === clock.getTime());
  return isRule ? rule : undefined;
}

/** Code of a zone: as few changes as possible, with the rule that yields the rest. */
function codeOf(name: string): string {
  const { first, changes } = changesOf(name);
  const rules = rulesOf(first, changes);
  let listed = changes.length;
  const isSame = (count: number): boolean => {
    const clock = clockBefore(first, changes, count);
    return rules.some(
      (rule) =>
        rule.at(-1) === changes[count]?.offset &&
        yearlyClock(rule, clock.getUTCFullYear()) === clock.getTime(),
    );
  };
  while (listed > 0 && isSame(listed - 1) && (listed === changes.length || !skipped(listed - 1))) listed--;
  if (listed < changes.length && skipped(listed - 1)) listed++;
  return zoneCode({ first, changes: changes.slice(0, listed), rules }, from);

  /** Whether the rule has a change between one of the list and the next, or before the first. */
  function skipped(index: number): boolean {
    const clock = index < 0 ? from + first * minute : clockBefore(first, changes, index).getTime();
    const next = clockBefore(first, changes, index + 1).getTime();
    const year = new Date(clock).getUTCFullYear();
    return [year, year + 1]
      .flatMap((each) => rules.map((rule) => yearlyClock(rule, each)))
      .some((at) => at > clock && at < next);
  }
}

function zonesFile(): string {
  const listed = new Set([
    'UTC',
    ...moment.tz
      .countries()
      .flatMap((country) => moment.tz.zonesForCountry(country) ?? [])
      .map(String),
  ]);
  const rows = new Map<string, number>();
  const index = (name: string): number => {
    const code = codeOf(name);
    if (!rows.has(code)) rows.set(code, rows.size);
    return rows.get(code) ?? 0;
  };
  const names = [...moment.tz.names()].toSorted();
  const table = (isListed: boolean) =>
    Object.fromEntries(
      names.filter((name) => listed.has(name) === isListed).map((name) => [name, index(name)]),
    );
  const [zones, former] = [table(true), table(false)];
  const data = { version: moment.tz.dataVersion, from: from / second, zones, former, rows: [...rows.keys()] };
  return textOf(data);
}

const sampledYears = 3;
const hours = 6;

/**
 * Checksums that both halves must compute: the offsets of each zone in seconds, every six hours of three years. They
 * are made by moment-timezone itself, so that neither half proves itself.
 */
function zoneChecksums(): string {
  const [start, end] = [Date.UTC(firstYearOfChecks, 0, 1), Date.UTC(firstYearOfChecks + sampledYears, 0, 1)];
  const checksum = (name: string): string => {
    const zone = moment.tz.zone(name);
    const offsets: number[] = [];
    for (let at = start; at < end; at += hours * 60 * minute)
      offsets.push(-Math.round(zone?.utcOffset(at) ?? 0) * 60);
    return crc32(offsets.map((offset) => offset || 0).join(' '))
      .toString(16)
      .padStart(8, '0');
  };
  const zones = Object.fromEntries(
    moment.tz
      .names()
      .toSorted()
      .map((name) => [name, checksum(name)]),
  );
  return textOf({ from: start / second, until: end / second, step: hours * 60 * 60, zones });
}

const textOf = (data: object): string => `${JSON.stringify(data, undefined, 1).replaceAll(/\n +/g, '\n')}\n`;

export const zoneFiles = (): Record<string, string> => ({
  'wp-plugin/config/zones.json': zonesFile(),
  'wp-plugin/tests/fixtures/zones.json': zoneChecksums(),
});

if (import.meta.main) {
  for (const [path, text] of Object.entries(zoneFiles()))
    writeFileSync(join(import.meta.dirname, '../..', path), text);
}
