import { join } from 'node:path';
import { explain } from './lib/failure.ts';
import { ROOT } from './lib/paths.ts';
import { step } from './lib/progress.ts';
import { plan, provision } from './provision/provision.ts';
import { loadSecrets } from './provision/secrets.ts';
import { wordpressCommand } from './provision/wordpress.ts';
import { parseStartOptions } from './stack/options.ts';

/** State folder of a site that remains between runs, so that only what is missing is set up. */
const STATE = join(ROOT, '.passerelle/schema');
const SCHEMA = join(ROOT, 'frontend/schema.graphql');

try {
  const { ports } = parseStartOptions([]);
  const site = await plan(STATE, 'sqlite', 'stand-ins');
  const { wordpress } = site.folders;
  await provision(site, ports, await loadSecrets(join(STATE, 'secrets.json')));
  await step('writing the schema', async () => {
    await wordpressCommand(wordpress, ['schema:export', `--file=${SCHEMA}`]);
  });
} catch (error) {
  console.error(`passerelle: ${explain(error)}`);
  process.exitCode = 1;
}
