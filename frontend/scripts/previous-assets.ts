import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Pages of the build before may stay open, in browsers and in HTTP caches, and name its files. */
const servedBuilds = 2;

interface Folders {
  /** Folder of the files that browsers fetch under /assets/. */
  assets: string;
  /** Folder of these files while the build empties that one. */
  aside: string;
  /** The files of each build that is served, the newest first. */
  list: string;
}

const foldersOf = (dist: string): Folders => ({
  assets: join(dist, 'client/assets'),
  aside: join(dist, 'previous-assets'),
  list: join(dist, 'builds.json'),
});

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

function readList(path: string): string[][] {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as string[][]) : [];
}

/**
 * Moves assets aside before a build empties `dist/client`, in addition to those that an interrupted build moved there.
 */
export function putAssetsAside(dist: string): void {
  const { assets, aside } = foldersOf(dist);
  if (!existsSync(assets)) return;
  cpSync(assets, aside, { recursive: true });
  rmSync(assets, { recursive: true });
}

/** Restores the files of earlier builds that are still served, after a build. */
export function restorePreviousAssets(dist: string): void {
  const { assets, aside, list } = foldersOf(dist);
  const current = filesUnder(assets);
  // The same sources, built again, are no other build.
  const previous = readList(list).filter((files) => files.join() !== current.join());
  const builds = [current, ...previous].slice(0, servedBuilds);
  for (const file of builds.slice(1).flat()) {
    const [from, to] = [join(aside, file), join(assets, file)];
    if (existsSync(to) || !existsSync(from)) continue;
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  }
  rmSync(aside, { recursive: true, force: true });
  writeFileSync(list, JSON.stringify(builds));
}
