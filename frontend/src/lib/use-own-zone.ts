import { useSyncExternalStore } from 'react';
import { zones } from '../../shared/dates/zone-data.ts';
import { currentZoneName } from '../../shared/dates/zones.ts';

const never = () => () => undefined;
function zoneOfBrowser(): string | undefined {
  const name = currentZoneName(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return zones().has(name) ? name : undefined;
}

/** The time zone of the person; undefined on the server, which does not know it, and where the database does not have it. */
export const useOwnZone = (): string | undefined =>
  useSyncExternalStore<string | undefined>(never, zoneOfBrowser, () => undefined);
