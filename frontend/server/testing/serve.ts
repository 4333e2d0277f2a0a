/** A proxy with the test build as a process of its own: what `main.ts` does, with `WORDPRESS_URL` from a test. */
import { buildApp } from '../app.ts';
import { readEnv } from '../env.ts';
import { listen } from '../listen.ts';
import { testBuild } from './test-build.ts';

const env = readEnv(process.env);
const app = await buildApp({ env, build: testBuild(), logTo: { write: () => undefined } });
const { addresses, drain } = await listen(app, {
  hosts: env.hosts,
  port: env.port,
  drainNotice: env.drainNotice,
});
process.on('SIGTERM', () => void drain().then(() => process.exit(0)));
process.stdout.write(`${addresses[0]}\n`);
