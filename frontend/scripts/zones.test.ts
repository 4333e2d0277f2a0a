import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import moment from 'moment-timezone';
import { expect, it } from 'vitest';
import { zones } from '../shared/dates/zone-data.ts';
import { endOfZones } from '../shared/dates/zone-code.ts';
import { offsetAt } from '../shared/dates/zone-clock.ts';
import { zoneFiles } from './zones.ts';

const root = join(import.meta.dirname, '../..');
const minute = 60_000;

it('the committed files are those of the installed data: npm run codegen writes them', () => {
  const files = zoneFiles();
  const committed = Object.keys(files).map((path) => [path, readFileSync(join(root, path), 'utf8')]);
  expect(Object.fromEntries(committed)).toEqual(files);
});

it('the clocks of all zones are those of the data, at each of their changes from 2000 to the last year of dates', () => {
  const from = Date.UTC(2000, 0, 1);
  const different = moment.tz.names().flatMap((name) => {
    const zone = moment.tz.zone(name);
    const published = (zone?.untils ?? []).filter((at) => at !== null && at > from && at < endOfZones);
    const own = zones()
      .changesBetween(name, from, endOfZones)
      .map(({ at }) => at);
    const instants = [...published, ...own].flatMap((at) => [at - 1, at]);
    return instants
      .filter((at) => offsetAt(name, at) !== -Math.round(zone?.utcOffset(at) ?? 0) * minute + 0)
      .map((at) => `${name} ${new Date(at).toISOString()}`);
  });
  expect(different).toEqual([]);
});
