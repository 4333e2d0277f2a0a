import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printLine, step } from '../lib/progress.ts';
import type { Database, EngineChoice, Ports } from '../stack/options.ts';
import { cacheFolder } from './cache.ts';
import { type Found, obtain, sources } from './cascade.ts';
import { chooseEngine, type EnginePlugins } from './engine.ts';
import type { Secrets } from './secrets.ts';
import { assemble, enginesBegun, type SiteFolders, debugLog, siteFolders } from './site.ts';
import { install, wordpressCommand } from './wordpress.ts';
import { frenchTexts } from './wordpress-org.ts';
import { wpConfig } from './wp-config.ts';
import { DATABASE_USER } from '../stack/mariadb.ts';

export interface SitePlan {
  folders: SiteFolders;
  database: Database;
  databaseName: string;
  engine: EnginePlugins;
  wordpress: Found;
  sqlite: Found | null;
  cache: string;
}

function report(message: string): void {
  printLine(`note: ${message}`);
}

/** Finds everything that a site is made of, without changing anything of it yet. */
export async function plan(state: string, database: Database, choice: EngineChoice): Promise<SitePlan> {
  const cache = cacheFolder(process.env);
  await mkdir(cache, { recursive: true });
  const places = sources(cache);
  return await step('looking for WordPress and its plugins', async () => {
    const wordpress = await obtain('wordpress', places, cache, report);
    const sqlite =
      database === 'sqlite' ? await obtain('sqlite-database-integration', places, cache, report) : null;
    const engine = await chooseEngine(choice, enginesBegun(state, database), places, cache, report);
    printLine(`  WordPress ${wordpress.version} from ${wordpress.place}; ${engine.description}`);
    return {
      folders: siteFolders(state, database, engine.engine),
      database,
      databaseName: `passerelle_${engine.engine.replace('-', '_')}`,
      engine,
      wordpress,
      sqlite,
      cache,
    };
  });
}

export async function forgetSite(site: SitePlan): Promise<void> {
  await rm(site.folders.root, { recursive: true, force: true });
}

/**
 * Puts the site together and sets it up; done again it only does what is missing. The database must be running.
 * @param scannerPort of a virus scanner on loopback
 */
export async function provision(
  site: SitePlan,
  ports: Ports,
  secrets: Secrets,
  scannerPort?: number,
): Promise<void> {
  const { folders, engine } = site;
  await step('assembling WordPress', () => assemble(folders, site.wordpress, site.sqlite, engine));
  await mkdir(folders.logs, { recursive: true });
  await writeFile(
    join(folders.wordpress, 'wp-config.php'),
    wpConfig({
      url: `http://localhost:${ports.wordpress}`,
      frontendUrl: `http://127.0.0.1:${ports.site}`,
      publicUrl: `http://localhost:${ports.site}`,
      filesFolder: folders.files,
      logFile: debugLog(folders),
      engine: engine.engine,
      engineDescription: engine.description,
      smtpPort: ports.smtp,
      scannerPort,
      secrets,
      database: {
        kind: site.database,
        name: site.databaseName,
        user: DATABASE_USER,
        password: secrets.database,
        host: `127.0.0.1:${ports.database}`,
        folder: folders.database,
      },
    }),
    { mode: 0o600 },
  );
  await step('setting WordPress up', async () => {
    await install(folders.wordpress);
    const plugins = [...engine.plugins.map(({ main }) => main), 'passerelle/passerelle.php'];
    await wordpressCommand(folders.wordpress, ['plugins:activate', `--plugins=${plugins.join(',')}`]);
    await wordpressCommand(folders.wordpress, ['languages:provision']);
    const french = await frenchTexts(site.cache, site.wordpress.version);
    await wordpressCommand(folders.wordpress, ['setup', ...(french === null ? [] : [`--french=${french}`])]);
  });
}
