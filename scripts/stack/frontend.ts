import { join } from 'node:path';
import { step } from '../lib/progress.ts';
import { loadSecrets } from '../provision/secrets.ts';
import { build, isBuilt } from './build.ts';
import { checkWordpress, sharedSecrets } from './external-wordpress.ts';
import type { StartOptions } from './options.ts';
import { sitePorts } from './ports.ts';
import { answering, listening } from './ready.ts';
import { Run } from './run.ts';
import { mailboxProgram, siteProgram } from './services.ts';

/**
 * Starts the site and the mailbox alone, beside a WordPress that others run, and restarts them when they end. Whatever was
 * started is stopped again when a step fails or `signal` aborts.
 */
export const startFrontend = (options: StartOptions, wordpress: string, signal: AbortSignal): Promise<Run> =>
  Run.start(options, sitePorts(options.ports), signal, async (run) => {
    const { ports, state, listen, dev } = options;
    const shared = await sharedSecrets(process.env);
    await step(`asking WordPress at ${wordpress}`, () => checkWordpress(wordpress, shared.graphql));
    if (options.build && !(await isBuilt())) await step('building the site', build);
    const own = await loadSecrets(join(state, 'secrets.json'));
    const settings = {
      logs: join(state, 'frontend/logs'),
      media: join(state, 'frontend/media'),
      ports,
      listen,
      dev,
      publicUrl: `http://localhost:${ports.site}`,
      wordpressUrl: wordpress,
      wordpressAdminUrl: wordpress,
      secrets: { ...shared, cookie: own.cookie },
      env: run.env,
    };
    await step('starting', async () => {
      const mailbox = await run.launch(mailboxProgram(settings));
      const site = await run.launch(siteProgram(settings));
      await listening(mailbox);
      await answering(site, `http://127.0.0.1:${ports.site}/readyz`);
    });
    run.supervise();
    return run;
  });
