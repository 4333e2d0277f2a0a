import { explain, Failure } from '../lib/failure.ts';
import { findInCache } from './cache.ts';
import { fromRegistry } from './registry.ts';
import { checkedVersion, PACKAGES, type PackageName } from './versions.ts';
import { fromWordpressOrg } from './wordpress-org.ts';

/** One place that a package may come from. `find` returns the unpacked folder, or null when this place doesn't have it. */
export interface Source {
  place: string;
  find: (name: PackageName) => Promise<string | null>;
}

export interface Found {
  name: PackageName;
  title: string;
  version: string;
  folder: string;
  place: string;
}

/** The places in the order in which they are tried. */
export function sources(cache: string): Source[] {
  return [
    { place: 'the cache', find: (name) => findInCache(cache, name) },
    { place: 'wordpress.org', find: (name) => fromWordpressOrg(cache, name) },
    { place: 'the npm registry', find: (name) => fromRegistry(cache, name) },
  ];
}

/**
 * Takes a package from the first place that has a usable one. An unusable one (damaged, too old, incomplete) is
 * reported to `report`, and the next place is tried.
 */
export async function locate(
  name: PackageName,
  places: Source[],
  report: (message: string) => void,
): Promise<Found | null> {
  for (const { place, find } of places) {
    try {
      const folder = await find(name);
      if (folder === null) continue;
      const version = await checkedVersion(name, folder);
      return { name, title: PACKAGES[name].title, version, folder, place };
    } catch (error) {
      report(`${PACKAGES[name].title} from ${place}: ${explain(error)}`);
    }
  }
  return null;
}

/** @throws Failure with the folder where the package can be put by hand */
export async function obtain(
  name: PackageName,
  places: Source[],
  cache: string,
  report: (message: string) => void,
): Promise<Found> {
  const found = await locate(name, places, report);
  if (found !== null) return found;
  const { title, minimum } = PACKAGES[name];
  throw new Failure(
    `${title} is not available from ${places.map(({ place }) => place).join(', ')}.`,
    `Put ${title} ${minimum} or later into ${cache} as the folder ${name}/ or as ${name}.zip, or run this again with a connection.`,
  );
}
