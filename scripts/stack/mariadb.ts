import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { run } from '../lib/run.ts';
import type { Program } from './group.ts';

export const DATABASE_USER = 'passerelle';

export interface MariadbSettings {
  /** Folder that keeps the server's data. */
  folder: string;
  port: number;
  password: string;
  /** Databases to make when they are not there yet. */
  databases: string[];
  /** Databases to forget first. */
  forgotten: string[];
  logFile: string;
}

/** Prepares a MariaDB server of our own, on loopback, with its data in the state folder; independent of the system's server. */
export async function mariadbProgram(settings: MariadbSettings): Promise<Program> {
  const data = join(settings.folder, 'data');
  const user = userInfo().username;
  if (!existsSync(data)) {
    const partial = `${data}.partial`;
    await rm(partial, { recursive: true, force: true });
    await mkdir(settings.folder, { recursive: true });
    await run(
      'mariadb-install-db',
      [
        '--no-defaults',
        `--datadir=${partial}`,
        `--user=${user}`,
        '--auth-root-authentication-method=normal',
        '--skip-test-db',
      ],
      { label: 'Preparing MariaDB' },
    );
    await rename(partial, data);
  }
  const initFile = join(settings.folder, 'init.sql');
  await writeFile(initFile, initStatements(settings), { mode: 0o600 });
  // A socket's path is limited to about a hundred characters: the state folder's may be longer.
  const id = createHash('sha256').update(settings.folder).digest('hex').slice(0, 12);
  return {
    name: 'MariaDB',
    command: 'mariadbd',
    args: [
      '--no-defaults',
      `--datadir=${data}`,
      `--user=${user}`,
      `--port=${settings.port}`,
      '--bind-address=127.0.0.1',
      `--socket=${join(tmpdir(), `passerelle-${id}.sock`)}`,
      `--pid-file=${join(settings.folder, 'mariadbd.pid')}`,
      `--init-file=${initFile}`,
      '--skip-name-resolve',
      '--character-set-server=utf8mb4',
      '--collation-server=utf8mb4_unicode_520_ci',
      '--innodb-flush-log-at-trx-commit=2',
    ],
    logFile: settings.logFile,
    port: settings.port,
    greets: true,
  };
}

/** Names and the password consist of letters, digits, - and _: they need no escaping. */
function initStatements({ databases, forgotten, password }: MariadbSettings): string {
  const account = `'${DATABASE_USER}'@'127.0.0.1'`;
  return [
    ...forgotten.map((name) => `DROP DATABASE IF EXISTS \`${name}\`;`),
    `CREATE USER IF NOT EXISTS ${account};`,
    `ALTER USER ${account} IDENTIFIED BY '${password}';`,
    ...databases.flatMap((name) => [
      `CREATE DATABASE IF NOT EXISTS \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci;`,
      `GRANT ALL ON \`${name}\`.* TO ${account};`,
    ]),
    `ALTER USER 'root'@'localhost' IDENTIFIED BY '${password}';`,
    "DROP USER IF EXISTS 'root'@'127.0.0.1', 'root'@'::1';",
    'FLUSH PRIVILEGES;',
    '',
  ].join('\n');
}
