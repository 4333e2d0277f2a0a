import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { type RunOptions, run } from '../lib/run.ts';
import { PHP_SETTINGS } from '../stack/services.ts';

/** Runs a command of wp-env/cli.php in a site's WordPress. */
export async function wordpressCommand(
  wordpress: string,
  args: string[],
  options: Pick<RunOptions, 'onLine' | 'env' | 'label'> = {},
): Promise<string> {
  return await run('php', [...PHP_SETTINGS, join(ROOT, 'wp-env/cli.php'), ...args], {
    label: `php wp-env/cli.php ${args.join(' ')}`,
    ...options,
    env: { ...options.env, PASSERELLE_WP_DIR: wordpress },
  });
}

/** Makes WordPress's tables when they are missing. The very first try on a new SQLite file may fail: it is made twice. */
export async function install(wordpress: string): Promise<void> {
  const args = [...PHP_SETTINGS, join(ROOT, 'wp-env/install.php'), wordpress];
  const label = 'Installing WordPress';
  await run('php', args, { label }).catch(() => run('php', args, { label }));
}
