import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { Group } from '../stack/group.ts';
import { freePort } from '../stack/ports.ts';
import { listening } from '../stack/ready.ts';
import { PHP_SETTINGS } from '../stack/services.ts';

const CONFIGURATION = join(ROOT, 'wp-env/nginx');

/** Debian's nginx with the repository's configuration, and PHP-FPM behind it. */
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
    const port = await freePort();
    const socket = join(folder, 'php.sock');
    await writeFile(join(folder, 'php-fpm.conf'), fpmConfiguration(folder, socket));
    await writeFile(join(folder, 'wordpress.conf'), await siteConfiguration(port, wordpress, socket));
    await writeFile(join(folder, 'nginx.conf'), nginxConfiguration(folder));
    const groups: Group[] = [];
    try {
      groups.push(
        await Group.start({
          name: 'PHP-FPM',
          command: await fpm(),
          // As root, where tests run as root: the checkout may be readable by nobody else.
          args: [
            ...PHP_SETTINGS,
            '--nodaemonize',
            '--fpm-config',
            join(folder, 'php-fpm.conf'),
            ...(isRoot() ? ['--allow-to-run-as-root'] : []),
          ],
          logFile: join(folder, 'php-fpm.log'),
        }),
      );
      const nginx = await Group.start({
        name: 'nginx',
        command: 'nginx',
        args: ['-e', join(folder, 'error.log'), '-p', folder, '-c', join(folder, 'nginx.conf')],
        logFile: join(folder, 'nginx.log'),
        port,
      });
      groups.push(nginx);
      await listening(nginx);
      return new Nginx(`http://127.0.0.1:${port}`, groups);
    } catch (error) {
      for (const group of groups) await group.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    for (const group of this.#groups.toReversed()) await group.stop();
  }
}

/** The repository's file with the lines that are each installation's own. */
async function siteConfiguration(port: number, wordpress: string, socket: string): Promise<string> {
  const own: [line: string, value: string][] = [
    ['include /etc/nginx/passerelle/served.map;', `include ${join(CONFIGURATION, 'served.map')};`],
    ['listen 127.0.0.1:8080;', `listen 127.0.0.1:${port};`],
    ['root /srv/wordpress;', `root ${wordpress};`],
    ['fastcgi_pass unix:/run/php/php8.2-fpm.sock;', `fastcgi_pass unix:${socket};`],
  ];
  let text = await readFile(join(CONFIGURATION, 'wordpress.conf'), 'utf8');
  for (const [line, value] of own) {
    if (text.split(line).length !== 2) throw new Error(`wordpress.conf has no line "${line}", or several`);
    text = text.replace(line, () => value);
  }
  return text;
}

function nginxConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    ...(isRoot() ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    'events { worker_connections 64; }',
    'http {',
    '  include /etc/nginx/mime.types;',
    '  access_log off;',
    ...temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    `  include ${folder}/wordpress.conf;`,
    '}',
    '',
  ].join('\n');
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

const isRoot = (): boolean => process.getuid?.() === 0;
