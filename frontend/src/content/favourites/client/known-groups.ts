import { favouriteGroups } from '../../../../shared/config/calls/favourite-calls.ts';
import { signedInCookie } from '../../../../shared/config/reader-cookies.ts';
import { readCookie } from '../../../../shared/consent/browser-cookie.ts';
import { read } from '../../../lib/api/read.ts';

interface Known {
  /** The value of the cookie at the time of the request: another one means another person. */
  version: string | undefined;
  /** Time of the answer in milliseconds. */
  at: number;
  groupIds: readonly number[];
}

const storageKey = 'favourites';
/** Milliseconds after which other tabs and devices may have changed them. */
const freshFor = 60_000;

/** The groups of the reader’s favourites: fetched once a minute for a tab, however many pages it reads. */
export async function favouriteGroupIds(): Promise<readonly number[]> {
  const known = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Known | null;
  const isFresh = known && known.version === readCookie(signedInCookie) && Date.now() - known.at < freshFor;
  if (isFresh) return known.groupIds;
  const answer = await read(favouriteGroups);
  if (answer) store(answer.groupIds);
  return answer?.groupIds ?? [];
}

/** Must be called after any change of the favourites. */
export function forgetFavouriteGroups(): void {
  sessionStorage.removeItem(storageKey);
}

function store(groupIds: readonly number[]): void {
  const version = readCookie(signedInCookie);
  sessionStorage.setItem(storageKey, JSON.stringify({ version, at: Date.now(), groupIds } satisfies Known));
}
