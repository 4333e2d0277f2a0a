import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '../lib/failure.ts';
import { attempt } from '../lib/run.ts';

/** @throws Failure when the archive is damaged or unsafe */
export async function unzip(archive: string, folder: string): Promise<void> {
  const script = fileURLToPath(new URL('unzip.php', import.meta.url));
  const result = await attempt('php', [script, archive, folder]);
  if (result.code !== 0) throw new Failure(`${archive} can't be unpacked: ${result.stderr.trim()}.`);
}

/** The folder that holds the content: the only folder of an archive that wraps everything in one, else the folder itself. */
export async function unwrapped(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  const [only] = entries;
  return entries.length === 1 && only?.isDirectory() === true ? join(folder, only.name) : folder;
}
