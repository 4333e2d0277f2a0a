import { execFileSync } from 'node:child_process';
import { lstat, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../lib/paths.ts';
import { temporaryFolder, writeFiles } from '../testing/temporary.ts';
import type { Found } from './cascade.ts';
import type { EnginePlugins } from './engine.ts';
import { loadSecrets, securityLogKeys } from './secrets.ts';
import { assemble, enginesBegun, siteFolders } from './site.ts';
import { phpString, wpConfig } from './wp-config.ts';
import { siteProgram } from '../stack/services.ts';

const found = (folder: string, version: string): Found => ({
  name: 'wordpress',
  title: 'WordPress',
  version,
  folder,
  place: 'the cache',
});

describe('assemble', () => {
  it('copies versions once, keeps uploads when the version changes, and links folders of this repository', async () => {
    const folder = await temporaryFolder();
    const source = await writeFiles(join(folder, 'source'), { 'wp-load.php': '6.5', '.git/HEAD': 'no' });
    const sqlite = await writeFiles(join(folder, 'sqlite'), {
      'load.php': '',
      'db.copy': '{SQLITE_IMPLEMENTATION_FOLDER_PATH} {SQLITE_PLUGIN}',
    });
    const polylang = await writeFiles(join(folder, 'polylang'), { 'polylang.php': '3.8' });
    const engine: EnginePlugins = {
      engine: 'real',
      plugins: [{ name: 'polylang', main: 'polylang/polylang.php', folder: polylang, version: '3.8' }],
      description: '',
    };
    const folders = siteFolders(join(folder, 'state'), 'sqlite', 'real');
    expect(enginesBegun(join(folder, 'state'), 'sqlite')).toEqual([]);

    await assemble(folders, found(source, '6.5'), found(sqlite, '2.2'), engine);
    const content = join(folders.wordpress, 'wp-content');
    await writeFiles(folders.wordpress, {
      'wp-load.php': 'touched',
      'wp-content/uploads/photo.jpg': 'photo',
    });
    await assemble(folders, found(source, '6.5'), found(sqlite, '2.2'), engine);
    expect(await readFile(join(folders.wordpress, 'wp-load.php'), 'utf8')).toBe('touched');

    await assemble(folders, found(source, '6.6'), found(sqlite, '2.2'), engine);
    expect(await readFile(join(folders.wordpress, 'wp-load.php'), 'utf8')).toBe('6.5');
    expect(await readFile(join(content, 'uploads/photo.jpg'), 'utf8')).toBe('photo');
    expect(await readFile(join(content, 'plugins/polylang/polylang.php'), 'utf8')).toBe('3.8');
    expect(await readFile(join(content, 'db.php'), 'utf8')).toBe(
      `${content}/plugins/sqlite-database-integration sqlite-database-integration/load.php`,
    );
    expect((await lstat(join(content, 'plugins/passerelle'))).isSymbolicLink()).toBe(true);
    await expect(stat(join(folders.wordpress, '.git'))).rejects.toThrow('ENOENT');
    expect(enginesBegun(join(folder, 'state'), 'sqlite')).toEqual(['real']);

    await assemble(folders, found(source, '6.6'), null, engine);
    await expect(stat(join(content, 'db.php'))).rejects.toThrow('ENOENT');
  });
});

describe('wpConfig', () => {
  it('is PHP with the requested constants, whatever the texts contain', async () => {
    const folder = await temporaryFolder();
    const secrets = await loadSecrets(join(folder, 'secrets.json'));
    const hostile = String.raw`it's \' a "path" <?php $x \\`;
    const config = wpConfig({
      url: 'http://localhost:8080',
      frontendUrl: 'http://127.0.0.1:3000',
      publicUrl: 'http://localhost:3000',
      filesFolder: hostile,
      logFile: `${folder}/debug.log`,
      engine: 'stand-ins',
      engineDescription: 'd',
      smtpPort: 1025,
      scannerPort: 3310,
      secrets,
      database: { kind: 'sqlite', name: 'n', user: 'u', password: 'p', host: 'h', folder: '/db' },
    });
    await writeFiles(folder, {
      'wp-config.php': config,
      'wp-settings.php':
        '<?php echo json_encode([PASSERELLE_FILES_DIR, WP_DEBUG, PASSERELLE_SMTP_PORT, AUTH_KEY, DB_DIR, PASSERELLE_CLAMD]);',
    });

    const output = execFileSync('php', [join(folder, 'wp-config.php')], { encoding: 'utf8' });
    expect(JSON.parse(output)).toEqual([
      hostile,
      true,
      1025,
      secrets.salts.AUTH_KEY,
      '/db/',
      'tcp://127.0.0.1:3310',
    ]);
  });

  it('has the security log’s key of the site', async () => {
    const folder = await temporaryFolder();
    const secrets = await loadSecrets(join(folder, 'secrets.json'));
    const config = wpConfig({
      url: 'http://localhost:8080',
      frontendUrl: 'http://127.0.0.1:3000',
      publicUrl: 'http://localhost:3000',
      filesFolder: folder,
      logFile: `${folder}/debug.log`,
      engine: 'stand-ins',
      engineDescription: 'd',
      smtpPort: 1025,
      secrets,
      database: { kind: 'sqlite', name: 'n', user: 'u', password: 'p', host: 'h', folder: '/db' },
    });
    const { env } = siteProgram({
      logs: folder,
      media: folder,
      ports: { site: 3000, wordpress: 8080, database: 3306, smtp: 1025, mailbox: 1080 },
      secrets: { ...secrets, securityLogKeys: securityLogKeys(secrets) },
      publicUrl: 'http://localhost:3000',
      wordpressUrl: 'http://127.0.0.1:8080',
      wordpressAdminUrl: 'http://localhost:8080',
      env: {},
    });
    const keys = env?.['PASSERELLE_SECURITY_LOG_KEYS'] ?? '';
    expect(keys).toMatch(/^1:[\w-]{43}$/);
    expect(config).toContain(`define('PASSERELLE_SECURITY_LOG_KEYS', '${keys}');`);
    const others = [secrets.cookie, secrets.graphql, secrets.invalidation, secrets.database, secrets.tokens];
    expect(others).not.toContain(secrets.securityLog);
  });

  it.each([
    ["d'accord", String.raw`'d\'accord'`],
    ['\\', String.raw`'\\'`],
  ])('writes %s as %s', (text, literal) => {
    expect(phpString(text)).toBe(literal);
  });
});

describe('loadSecrets', () => {
  it('makes them once, for their owner only', async () => {
    const file = join(await temporaryFolder(), 'state/secrets.json');
    const made = await loadSecrets(file);

    expect(await loadSecrets(file)).toEqual(made);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(made.cookie.length).toBeGreaterThanOrEqual(32);
    expect(new Set([made.cookie, made.graphql, made.invalidation, made.database]).size).toBe(4);
  });

  it('reports what to do about a damaged file', async () => {
    const folder = await writeFiles(await temporaryFolder(), { 'secrets.json': '{' });

    await expect(loadSecrets(join(folder, 'secrets.json'))).rejects.toMatchObject({
      message: `${folder}/secrets.json is damaged.`,
      advice: ['Delete it: new secrets are made, and everyone is signed out.'],
    });
  });
});

it('the repository is where the scripts think', async () => {
  expect((await stat(join(ROOT, 'wp-plugin/passerelle.php'))).isFile()).toBe(true);
});
