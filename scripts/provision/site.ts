import { existsSync } from 'node:fs';
import { cp, lstat, mkdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import type { Database, Engine } from '../stack/options.ts';
import type { Found } from './cascade.ts';
import type { EnginePlugins } from './engine.ts';

/** The folders of one site: one per database and engine, so that neither can spoil the other. */
export interface SiteFolders {
  root: string;
  wordpress: string;
  files: string;
  database: string;
  logs: string;
}

/** WordPress's debug log, with what PHP reports of each request and command. */
export const debugLog = ({ logs }: SiteFolders): string => join(logs, 'wordpress-debug.log');

const NEVER_COPIED = new Set(['.git', 'node_modules']);

export function siteFolders(state: string, database: Database, engine: Engine): SiteFolders {
  const root = join(state, 'sites', `${database}-${engine}`);
  return {
    root,
    wordpress: join(root, 'wordpress'),
    files: join(root, 'files'),
    database: join(root, 'database'),
    logs: join(root, 'logs'),
  };
}

/** Engines that already have a site of this database. */
export function enginesBegun(state: string, database: Database): Engine[] {
  const engines: Engine[] = ['real', 'stand-ins'];
  return engines.filter((engine) => existsSync(siteFolders(state, database, engine).wordpress));
}

/** Puts WordPress and its plugins into the site's folder. Done again, it only replaces what has another version. */
export async function assemble(
  folders: SiteFolders,
  wordpress: Found,
  sqlite: Found | null,
  engine: EnginePlugins,
): Promise<void> {
  await mkdir(folders.files, { recursive: true });
  await mkdir(folders.database, { recursive: true });
  await copyOnce(wordpress.folder, folders.wordpress, `wordpress ${wordpress.version}`);
  const content = join(folders.wordpress, 'wp-content');
  const plugins = join(content, 'plugins');
  await mkdir(plugins, { recursive: true });
  if (sqlite === null) await rm(join(content, 'db.php'), { force: true });
  else await installSqlite(sqlite, content);
  for (const { name, folder, version } of engine.plugins) {
    if (version === null) await linkTo(folder, join(plugins, name));
    else await copyOnce(folder, join(plugins, name), `${name} ${version} ${folder}`);
  }
  await linkTo(join(ROOT, 'wp-plugin'), join(plugins, 'passerelle'));
  await linkTo(join(ROOT, 'wp-env/mu-plugins'), join(content, 'mu-plugins'));
}

async function installSqlite(sqlite: Found, content: string): Promise<void> {
  const plugin = join(content, 'plugins/sqlite-database-integration');
  await copyOnce(sqlite.folder, plugin, `sqlite-database-integration ${sqlite.version}`);
  const dropIn = await readFile(join(plugin, 'db.copy'), 'utf8');
  // The drop-in holds an absolute path: written at every start, so that the folder may be moved.
  const text = dropIn
    .replaceAll('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', plugin.replaceAll(/[\\']/g, String.raw`\$&`))
    .replaceAll('{SQLITE_PLUGIN}', 'sqlite-database-integration/load.php');
  await writeFile(join(content, 'db.php'), text);
}

/** Copies a folder completely or not at all; `label` identifies its content, and a copy with the same label is reused. */
async function copyOnce(source: string, target: string, label: string): Promise<void> {
  const stamp = join(target, '.passerelle-copy');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === label) return;
  const partial = `${target}.partial`;
  await rm(partial, { recursive: true, force: true });
  await cp(source, partial, {
    recursive: true,
    dereference: true,
    filter: (path) => !NEVER_COPIED.has(basename(path)),
  });
  await writeFile(join(partial, '.passerelle-copy'), label);
  const uploads = 'wp-content/uploads';
  if (existsSync(join(target, uploads))) {
    await mkdir(join(partial, 'wp-content'), { recursive: true });
    await rename(join(target, uploads), join(partial, uploads));
  }
  await rm(target, { recursive: true, force: true });
  await rename(partial, target);
}

async function linkTo(source: string, link: string): Promise<void> {
  const existing = await lstat(link).catch(() => null);
  if (existing?.isSymbolicLink() === true && (await readlink(link)) === source) return;
  await rm(link, { recursive: true, force: true });
  await symlink(source, link);
}
