import { createRequire } from 'node:module';
import { join, posix } from 'node:path';
import { ROOT } from '../lib/paths.ts';

/** Configuration that wp-env makes of `.wp-env.json`, as far as it is needed here. */
interface WpEnvConfig {
  lifecycleScripts: Record<string, string | null>;
  env: { development: { port: number; config: Record<string, string | number | boolean> } };
}

export interface WpEnv {
  config: WpEnvConfig;
  /** Folders of this machine by the folder of the container in which Docker shows them. */
  folders: Map<string, string>;
}

/** The folder in which WordPress lies in wp-env's containers. */
export const WORDPRESS = '/var/www/html';

/**
 * Reads `.wp-env.json` with wp-env's own code, which rejects unknown keys. It would request the newest version of
 * WordPress from WordPress.org: the answer is faked, since tests need no network.
 */
export async function readWpEnv(folder = ROOT): Promise<WpEnv> {
  const library = join(ROOT, 'node_modules/@wordpress/env/lib');
  const require = createRequire(import.meta.url);
  const wordpress = require(join(library, 'wordpress.js')) as {
    getLatestWordPressVersion: () => Promise<string>;
  };
  wordpress.getLatestWordPressVersion = async () => '6.8';
  const loadConfig = require(join(library, 'config/load-config.js')) as (
    folder: string,
  ) => Promise<WpEnvConfig>;
  const compose = require(join(library, 'build-docker-compose-config.js')) as (config: WpEnvConfig) => {
    services: { wordpress: { volumes: string[] } };
  };
  const config = await loadConfig(folder);
  const folders = compose(config).services.wordpress.volumes.map((volume): [string, string] => {
    const [source = '', target = ''] = volume.split(':');
    // Docker resolves the two dots too.
    return [posix.normalize(target), source];
  });
  return { config, folders: new Map(folders) };
}
