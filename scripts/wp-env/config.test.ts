import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../../frontend/server/env.ts';
import { ROOT } from '../lib/paths.ts';
import { loadSecrets } from '../provision/secrets.ts';
import { wpConfig } from '../provision/wp-config.ts';
import { temporaryFolder, writeFiles } from '../testing/temporary.ts';
import { readWpEnv, WORDPRESS } from './wp-env.ts';

describe('.wp-env.json', () => {
  it('is read by wp-env, which rejects unknown keys', async () => {
    const text = await readFile(join(ROOT, '.wp-env.json'), 'utf8');
    const folder = await temporaryFolder();
    await writeFiles(folder, {
      '.wp-env.json': JSON.stringify({ ...JSON.parse(text), testsEnvironment: false }),
    });

    await expect(readWpEnv(folder)).rejects.toThrow('"testsEnvironment" is not a configuration option');
    expect((await readWpEnv()).config.env.development.port).toBe(8080);
  });

  it('mounts the folders of this repository, with programs and uploads outside the web root', async () => {
    const { config, folders } = await readWpEnv();
    const plugin = folders.get(`${WORDPRESS}/wp-content/plugins/passerelle`);
    const environment = folders.get('/var/www/passerelle-env');

    expect(existsSync(join(plugin ?? '', 'passerelle.php'))).toBe(true);
    expect(existsSync(join(environment ?? '', 'after-start.sh'))).toBe(true);
    expect(
      existsSync(join(folders.get(`${WORDPRESS}/wp-content/mu-plugins`) ?? '', 'passerelle-environment.php')),
    ).toBe(true);
    expect(folders.get(String(config.env.development.config['PASSERELLE_FILES_DIR']))).toBe(
      join(ROOT, '.passerelle/wp-env/files'),
    );
  });

  it('defines what scripts/start defines, with secrets that the site accepts', async () => {
    const { config } = await readWpEnv();
    const { config: constants } = config.env.development;
    const ours = wpConfig({
      url: '',
      frontendUrl: '',
      publicUrl: '',
      filesFolder: '',
      logFile: '',
      engine: 'real',
      engineDescription: '',
      smtpPort: 0,
      secrets: await loadSecrets(join(await temporaryFolder(), 'secrets.json')),
      database: { kind: 'mariadb', name: '', user: '', password: '', host: '', folder: '' },
    });
    const names = [...ours.matchAll(/define\('(PASSERELLE_\w+)'/g)].map(([, name = '']) => name);

    expect(names.length).toBeGreaterThan(10);
    expect(Object.keys(constants)).toEqual(expect.arrayContaining(names));
    const text = (name: string) => String(constants[name]);
    const env = readEnv({
      WORDPRESS_URL: 'http://localhost:8080',
      PUBLIC_URL: text('PASSERELLE_PUBLIC_URL'),
      PASSERELLE_INVALIDATION_SECRET: text('PASSERELLE_INVALIDATION_SECRET'),
      PASSERELLE_GRAPHQL_SECRET: text('PASSERELLE_GRAPHQL_SECRET'),
      PASSERELLE_SECURITY_LOG_KEYS: text('PASSERELLE_SECURITY_LOG_KEYS'),
      PASSERELLE_COOKIE_SECRET: 'of the site alone, WordPress has none',
    });
    expect(env.graphqlSecret).toBe(text('PASSERELLE_GRAPHQL_SECRET'));
  });
});
