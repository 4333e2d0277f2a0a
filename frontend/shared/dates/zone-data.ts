import type { Change } from './zone-changes.ts';

/** Time zones by their names, former ones too, as Europe/Kiev. */
interface Zones {
  /** Current names, in their order. */
  readonly names: readonly string[];
  readonly has: (name: string) => boolean;
  /** Ahead of UTC in milliseconds. @throws RangeError for a name that the database does not have */
  readonly offsetAt: (name: string, instant: number) => number;
  /** Minutes ahead of UTC from each change on, after an instant and up to another. */
  readonly changesBetween: (name: string, from: number, until: number) => readonly Change[];
  /** The clocks between two instants, for `readZone(code, 0)` in scripts that do not have the whole database. */
  readonly clockCode: (name: string, from: number, until: number) => string;
}

/**
 * The time zones of both halves: those of this machine and of browsers are other editions of the database, and are not asked.
 * Servers import all-zones.ts; the workspace waits for it before it runs.
 */
let provided: Zones | undefined;

export function provideZones(zones: Zones): void {
  provided = zones;
}

/** Zones that all-zones.ts provided. @throws Error when it was not loaded */
export function zones(): Zones {
  if (!provided) throw new Error('No all-zones.ts');
  return provided;
}

/** A current name. */
export const isZone = (name: string): boolean => zones().names.includes(name);
