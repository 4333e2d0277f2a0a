import { join } from 'node:path';
import { buildApp } from './app.ts';
import { loadBuild } from './build-output.ts';
import { readEnv } from './env.ts';
import { listen } from './listen.ts';

/** Starts the frontend server from the environment; SIGTERM and SIGINT end it with grace. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const build = await loadBuild(join(import.meta.dirname, '..'));
  const app = await buildApp({ env, build });
  const { addresses, drain } = await listen(app, env.hosts, env.port, env.drainNotice);
  app.log.info({ addresses, environment: env.environment }, 'listening');

  let ending = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second signal means: at once.
      if (ending) process.exit(1);
      ending = true;
      app.log.info({ signal }, 'draining');
      void drain().then(() => process.exit(0));
    });
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
