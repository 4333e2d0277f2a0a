import data from '../../../wp-plugin/config/zones.json' with { type: 'json' };
import { zoneCode } from './clock-code.ts';
import { type Change, offsetOf } from './zone-changes.ts';
import { readZone } from './zone-code.ts';
import { provideZones } from './zone-data.ts';

const second = 1000;
const minute = 60 * second;
const rows: Readonly<Record<string, number>> = { ...data.former, ...data.zones };
const known = new Map<string, readonly Change[]>();

const has = (name: string): boolean => Object.hasOwn(rows, name);

function changesOf(name: string): readonly Change[] {
  const code = has(name) ? data.rows[rows[name] ?? -1] : undefined;
  if (code === undefined) throw new RangeError(`There is no time zone ${name}.`);
  const changes = known.get(code) ?? readZone(code, data.from * second);
  known.set(code, changes);
  return changes;
}

const changesBetween = (name: string, from: number, until: number): readonly Change[] =>
  changesOf(name).filter(({ at }) => at > from && at <= until);

provideZones({
  names: Object.keys(data.zones),
  has,
  offsetAt: (name, instant) => offsetOf(changesOf(name), instant) * minute,
  changesBetween,
  clockCode: (name, from, until) => {
    const changes = changesBetween(name, from, until);
    return zoneCode({ first: offsetOf(changesOf(name), from), changes, rules: [] }, 0);
  },
});

/** Version of the IANA data: `2026f`. */
export const zonesVersion = data.version;
