import zones from '../../../wp-plugin/config/zones.json' with { type: 'json' };
import { readZone } from './zone-code.ts';

/** The time zones of both halves: those of this machine and of browsers are other editions of the database, and are not asked. */
const second = 1000;
const listed: Readonly<Record<string, number>> = zones.zones;
const former: Readonly<Record<string, number>> = zones.former;
const known = new Map<string, ReturnType<typeof readZone>>();

/** Of IANA: `2026f`. */
export const zonesVersion = zones.version;

/** Current names, in their order. */
export const listedZones: readonly string[] = Object.keys(zones.zones);

const rowOf = (name: string): number | undefined =>
  Object.hasOwn(listed, name) ? listed[name] : Object.hasOwn(former, name) ? former[name] : undefined;

/** Also former names, as Europe/Kiev. */
export const isKnownZone = (name: string): boolean => rowOf(name) !== undefined;

/**
 * Minutes ahead of UTC with the instants from which they hold, in order.
 * @throws RangeError for a name that the database does not have
 */
export function changesOf(name: string): ReturnType<typeof readZone> {
  const row = rowOf(name);
  const code = row === undefined ? undefined : zones.rows[row];
  if (code === undefined) throw new RangeError(`There is no time zone ${name}.`);
  const changes = known.get(code) ?? readZone(code, zones.from * second);
  known.set(code, changes);
  return changes;
}
