import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { unwrapped, unzip } from './unzip.ts';
import { compareVersions } from './versions.ts';

const STALE_PARTIAL_MS = 24 * 3600 * 1000;

/** The download cache's folder: $PASSERELLE_CACHE, $XDG_CACHE_HOME/passerelle or ~/.cache/passerelle. */
export function cacheFolder(env: Record<string, string | undefined>, home = homedir()): string {
  if (env['PASSERELLE_CACHE']) return env['PASSERELLE_CACHE'];
  if (env['XDG_CACHE_HOME']) return join(env['XDG_CACHE_HOME'], 'passerelle');
  return join(home, '.cache', 'passerelle');
}

/** Path of a package in the cache: a folder of that name, else its zip ("polylang.zip", "polylang.3.8.7.zip"). */
export async function findInCache(cache: string, name: string): Promise<string | null> {
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  const archive = newestArchive(name, await readdir(cache).catch(() => []));
  return archive === null ? null : await unpackArchive(cache, name, join(cache, archive));
}

/** The newest of several archives of a package, by the version in the name; one without a version comes first. */
export function newestArchive(name: string, files: string[]): string | null {
  const pattern = new RegExp(`^${name}(?:[.-]v?(\\d[\\w.-]*?))?\\.zip$`);
  const archives = files.flatMap((file) => {
    const match = pattern.exec(file);
    return match === null ? [] : [{ file, version: match[1] ?? null }];
  });
  archives.sort((a, b) => {
    if (a.version === null || b.version === null) return a.version === null ? -1 : 1;
    return compareVersions(b.version, a.version);
  });
  return archives[0]?.file ?? null;
}

/** Unpacks an archive once; it is unpacked again when the archive changes. A damaged archive is deleted and named. */
async function unpackArchive(cache: string, name: string, archive: string): Promise<string> {
  const { size, mtimeMs } = await stat(archive);
  const target = join(cache, '.unpacked', `${name}-${size}-${Math.round(mtimeMs)}`);
  if (existsSync(target)) return target;
  await mkdir(join(cache, '.unpacked'), { recursive: true });
  return await inPartialFolder(cache, async (partial) => {
    try {
      await unzip(archive, partial);
    } catch (error) {
      await rm(archive, { force: true });
      if (error instanceof Error) error.message += ' It was deleted.';
      throw error;
    }
    await rename(await unwrapped(partial), target);
    return target;
  });
}

/** A folder for unfinished work inside the cache, so that what is finished can be moved into place at once. */
export async function inPartialFolder<T>(cache: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(cache, { recursive: true });
  await forgetStalePartials(cache);
  const partial = await mkdtemp(join(cache, '.partial-'));
  try {
    return await work(partial);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

async function forgetStalePartials(cache: string): Promise<void> {
  for (const entry of await readdir(cache)) {
    if (!entry.startsWith('.partial-')) continue;
    const folder = join(cache, entry);
    const age = Date.now() - (await stat(folder)).mtimeMs;
    if (age > STALE_PARTIAL_MS) await rm(folder, { recursive: true, force: true });
  }
}
