import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { Group } from '../stack/group.ts';
import { freePort } from '../stack/ports.ts';
import { listening } from '../stack/ready.ts';

export const CONFIGURATION = join(ROOT, 'wp-env/nginx');

export const isRoot = (): boolean => process.getuid?.() === 0;

export interface NginxProcess {
  url: string;
  group: Group;
}

/**
 * Debian's nginx with one of the repository's files.
 * @param folder of its own, for configuration, caches and logs
 * @param own lines of the file that are each installation's own, and what stands for them; given the port to listen on
 */
export async function startNginx(
  folder: string,
  file: string,
  own: (port: number) => ReadonlyArray<readonly [line: string, value: string]>,
): Promise<NginxProcess> {
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  await writeFile(join(folder, file), await withOwnLines(file, own(port)));
  await writeFile(join(folder, 'nginx.conf'), nginxConfiguration(folder, file));
  const group = await Group.start({
    name: 'nginx',
    command: 'nginx',
    args: ['-e', join(folder, 'error.log'), '-p', folder, '-c', join(folder, 'nginx.conf')],
    logFile: join(folder, 'nginx.log'),
    port,
  });
  try {
    await listening(group);
  } catch (error) {
    await group.stop();
    throw error;
  }
  return { url: `http://127.0.0.1:${port}`, group };
}

async function withOwnLines(
  file: string,
  own: ReadonlyArray<readonly [line: string, value: string]>,
): Promise<string> {
  let text = await readFile(join(CONFIGURATION, file), 'utf8');
  for (const [line, value] of own) {
    if (text.split(line).length !== 2) throw new Error(`${file} has no line "${line}", or several`);
    text = text.replace(line, () => value);
  }
  return text;
}

function nginxConfiguration(folder: string, file: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    ...(isRoot() ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    'events { worker_connections 64; }',
    'http {',
    '  include /etc/nginx/mime.types;',
    // These settings are those of Debian's own file.
    '  sendfile on;',
    '  tcp_nopush on;',
    '  access_log off;',
    ...temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    `  include ${folder}/${file};`,
    '}',
    '',
  ].join('\n');
}
