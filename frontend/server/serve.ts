import { buildApp } from './app.ts';
import type { BuildOutput } from './build-output.ts';
import { readEnv } from './env.ts';
import { listen } from './listen.ts';

/**
 * Serves the build with the settings of the environment until SIGTERM or SIGINT; then ends the process once running
 * requests are answered. A startup error ends the process with its message.
 */
export async function serve(loadBuild: () => Promise<BuildOutput>): Promise<void> {
  try {
    await start(loadBuild);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

async function start(loadBuild: () => Promise<BuildOutput>): Promise<void> {
  const env = readEnv(process.env);
  const build = await loadBuild();
  const app = await buildApp({ env, build });
  const { addresses, drain } = await listen(app, {
    hosts: env.hosts,
    port: env.port,
    drainNotice: env.drainNotice,
    onUpgrade: build.development?.onUpgrade,
  });
  app.log.info({ addresses, environment: env.environment }, 'listening');

  let ending = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second signal ends the process at once.
      if (ending) process.exit(1);
      ending = true;
      app.log.info({ signal }, 'draining');
      void drain().then(() => process.exit(0));
    });
  }
}
