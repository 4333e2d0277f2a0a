import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../lib/run.ts';
import { Group } from '../stack/group.ts';
import { PHP_SETTINGS } from '../stack/services.ts';
import { CONFIGURATION, isRoot, startNginx } from './nginx-process.ts';

/** Debian's nginx with the repository's configuration for WordPress, and PHP-FPM behind it. */
export class Nginx {
  readonly url: string;
  readonly #groups: readonly Group[];

  private constructor(url: string, groups: readonly Group[]) {
    this.url = url;
    this.#groups = groups;
  }

  /** @param folder of its own, for configuration, socket and logs */
  static async start(wordpress: string, folder: string): Promise<Nginx> {
    await mkdir(folder, { recursive: true });
    const socket = join(folder, 'php.sock');
    await writeFile(join(folder, 'php-fpm.conf'), fpmConfiguration(folder, socket));
    const php = await Group.start({
      name: 'PHP-FPM',
      command: await fpm(),
      // Runs as root where tests do: other users may not be able to read the checkout.
      args: [
        ...PHP_SETTINGS,
        '--nodaemonize',
        '--fpm-config',
        join(folder, 'php-fpm.conf'),
        ...(isRoot() ? ['--allow-to-run-as-root'] : []),
      ],
      logFile: join(folder, 'php-fpm.log'),
    });
    try {
      const { url, group } = await startNginx(folder, 'wordpress.conf', (port) => [
        ['include /etc/nginx/passerelle/served.map;', `include ${join(CONFIGURATION, 'served.map')};`],
        ['listen 127.0.0.1:8080;', `listen 127.0.0.1:${port};`],
        ['root /srv/wordpress;', `root ${wordpress};`],
        ['fastcgi_pass unix:/run/php/php8.2-fpm.sock;', `fastcgi_pass unix:${socket};`],
      ]);
      return new Nginx(url, [php, group]);
    } catch (error) {
      await php.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    for (const group of this.#groups.toReversed()) await group.stop();
  }
}

function fpmConfiguration(folder: string, socket: string): string {
  return [
    '[global]',
    `error_log = ${folder}/php-fpm-errors.log`,
    '[www]',
    ...(isRoot() ? ['user = root', 'group = root'] : []),
    `listen = ${socket}`,
    'pm = static',
    'pm.max_children = 3',
    '',
  ].join('\n');
}

/** Debian has one for each version of PHP. */
async function fpm(): Promise<string> {
  const version = await run('php', ['-r', 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;']);
  return `php-fpm${version.trim()}`;
}
