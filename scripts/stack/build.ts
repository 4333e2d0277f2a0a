import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { run } from '../lib/run.ts';

const STAMP = join(ROOT, 'frontend/dist/.passerelle-build');
/** Output of the build outside `frontend/dist`: the scripts of WordPress's edit screens. */
const PLUGIN_SCRIPTS = join(ROOT, 'wp-plugin/assets/build');
const INPUTS = [
  'frontend/shared',
  'frontend/src',
  'frontend/scripts',
  'frontend/public',
  'frontend/vite.config.ts',
];
const OTHER_INPUTS = [
  'frontend/schema.graphql',
  'frontend/forms',
  'frontend/text-fields.json',
  'wp-plugin/config',
  'package-lock.json',
];

/** True when the last build was made from what is there now. */
export async function isBuilt(): Promise<boolean> {
  const stamp = await readFile(STAMP, 'utf8').catch(() => '');
  return stamp !== '' && existsSync(PLUGIN_SCRIPTS) && stamp === (await fingerprint());
}

/** Builds the frontend for the browser, for the server and for WordPress's edit screens. */
export async function build(): Promise<void> {
  const print = await fingerprint();
  await run(
    process.execPath,
    [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--app', '--config', 'frontend/vite.config.ts'],
    { cwd: ROOT, label: 'Building the frontend', env: { NODE_ENV: 'production' } },
  );
  await writeFile(STAMP, print);
}

/**
 * Hash of names, sizes and times of everything that the build reads: fast, and wrong at worst for one build too many.
 */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const input of [...INPUTS, ...OTHER_INPUTS]) {
    const path = join(ROOT, input);
    if (!existsSync(path)) continue;
    const files = (await stat(path)).isDirectory()
      ? (await readdir(path, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .toSorted()
      : [path];
    for (const file of files) {
      const { size, mtimeMs } = await stat(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}
