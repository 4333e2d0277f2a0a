import { useSyncExternalStore } from 'react';
import { currentZoneName } from '../../shared/dates/zones.ts';

const never = () => () => undefined;
const zoneOfBrowser = (): string => currentZoneName(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The time zone of the person; undefined on the server, which does not know it. */
export const useOwnZone = (): string | undefined =>
  useSyncExternalStore<string | undefined>(never, zoneOfBrowser, () => undefined);
