import { useSyncExternalStore } from 'react';
import { zones } from '../../shared/dates/zone-data.ts';
import { currentZoneName } from '../../shared/dates/zones.ts';

const never = () => () => undefined;
/** The time zone of the person; undefined where the database does not have it. */
export function zoneOfBrowser(): string | undefined {
  const name = currentZoneName(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return zones().has(name) ? name : undefined;
}

/** Asking for it takes longer than many a component to render, and is done at each rendering. */
let known: { zone: string | undefined } | undefined;
const knownZone = (): string | undefined => (known ??= { zone: zoneOfBrowser() }).zone;

/** The time zone of the person; undefined on the server, which does not know it, and where the database does not have it. */
export const useOwnZone = (): string | undefined =>
  useSyncExternalStore<string | undefined>(never, knownZone, () => undefined);
