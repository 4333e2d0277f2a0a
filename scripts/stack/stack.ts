import { join } from 'node:path';
import { printLine, step } from '../lib/progress.ts';
import { forgetSite, plan, provision, type SitePlan } from '../provision/provision.ts';
import { loadSecrets, securityLogKeys } from '../provision/secrets.ts';
import { seed } from '../provision/seed.ts';
import { wordpressCommand } from '../provision/wordpress.ts';
import { build, isBuilt } from './build.ts';
import type { Group } from './group.ts';
import { mariadbProgram } from './mariadb.ts';
import type { StartOptions } from './options.ts';
import { sitePorts, type PortUse } from './ports.ts';
import { answering, listening } from './ready.ts';
import { Run } from './run.ts';
import { mailboxProgram, scannerProgram, siteProgram, wordpressProgram, workerProgram } from './services.ts';

const SCHEDULE_MS = 20_000;

/** Which programs to run beside WordPress: tests of the plugin alone need neither the site nor the mailbox. */
export type Extent = 'everything' | 'wordpress';

/** A running Passerelle: what it is made of, and the way to end it. */
export class Stack {
  readonly options: StartOptions;
  readonly site: SitePlan;
  readonly publicUrl: string;
  readonly #run: Run;
  #schedule: NodeJS.Timeout | undefined;

  private constructor(options: StartOptions, site: SitePlan, run: Run) {
    this.options = options;
    this.site = site;
    this.publicUrl = `http://localhost:${options.ports.site}`;
    this.#run = run;
  }

  /**
   * Provisions, seeds, builds and starts. Stops everything again when a step fails or `signal` aborts.
   */
  static start(options: StartOptions, extent: Extent, signal: AbortSignal): Promise<Stack> {
    return Run.start(options, portsOf(options, extent), signal, (run) =>
      Stack.#bringUp(options, extent, run),
    );
  }

  static async #bringUp(options: StartOptions, extent: Extent, run: Run): Promise<Stack> {
    const { ports, state } = options;
    const { env, signal } = run;
    const secrets = await loadSecrets(join(state, 'secrets.json'));
    const site = await plan(state, options.database, options.engine);
    const { logs } = site.folders;
    if (options.fresh) await forgetSite(site);
    if (options.database === 'mariadb') {
      await step('starting MariaDB', async () => {
        const settings = {
          folder: join(state, 'mariadb'),
          port: ports.database,
          password: secrets.database,
          databases: [site.databaseName],
          logFile: join(logs, 'mariadb.log'),
        };
        const forgotten = options.fresh ? [site.databaseName] : [];
        const program = await mariadbProgram({ ...settings, forgotten });
        await listening(await run.launch({ ...program, env }));
        // A restart must find the data stored since.
        await mariadbProgram({ ...settings, forgotten: [] });
      });
    }
    signal.throwIfAborted();
    const scannerPort = extent === 'everything' ? options.scannerPort : undefined;
    await provision(site, ports, secrets, scannerPort);
    signal.throwIfAborted();
    if (options.stage !== 'empty') await seed(site.folders, options);
    signal.throwIfAborted();

    const settings = { wordpress: site.folders.wordpress, logs, ports, env };
    const stack = new Stack(options, site, run);
    const wordpress = await run.launch(wordpressProgram(settings));
    if (extent === 'wordpress') {
      await step('starting WordPress', () => wordpressAnswering(wordpress, secrets.graphql));
      return stack;
    }
    if (options.build && !(await isBuilt())) await step('building the site', build);
    await step('starting', async () => {
      await wordpressAnswering(wordpress, secrets.graphql);
      const mailbox = await run.launch(mailboxProgram(settings));
      if (scannerPort !== undefined) await listening(await run.launch(scannerProgram(settings, scannerPort)));
      await run.launch(workerProgram(settings));
      const front = await run.launch(
        siteProgram({
          ...settings,
          media: join(site.folders.root, 'media'),
          dev: options.dev,
          secrets: { ...secrets, securityLogKeys: securityLogKeys(secrets) },
          publicUrl: stack.publicUrl,
          wordpressUrl: `http://127.0.0.1:${ports.wordpress}`,
          wordpressAdminUrl: `http://localhost:${ports.wordpress}`,
        }),
      );
      await listening(mailbox);
      await answering(front, `http://127.0.0.1:${ports.site}/readyz`);
    });
    stack.#runSchedule();
    return stack;
  }

  /** Restarts every program that ends from now on, until `stop`. Tests that kill programs do not call it. */
  supervise(): void {
    this.#run.supervise();
  }

  /** Stops everything that was started; safe to call again. */
  async stop(): Promise<void> {
    clearTimeout(this.#schedule);
    this.#schedule = undefined;
    await this.#run.stop();
  }

  /** See `Run.kill`. */
  kill(name: string): Promise<() => Promise<void>> {
    return this.#run.kill(name);
  }

  /** See `Run.group`. */
  group(name: string): Group {
    return this.#run.group(name);
  }

  /** WordPress's schedule, run by us as the system's cron would: nothing waits for a visitor. */
  #runSchedule(): void {
    this.#schedule = setTimeout(() => {
      wordpressCommand(this.site.folders.wordpress, ['cron:run'])
        .catch((error: unknown) => printLine(`note: WordPress's schedule: ${String(error)}`))
        .finally(() => {
          if (this.#schedule !== undefined) this.#runSchedule();
        });
    }, SCHEDULE_MS);
  }
}

/** WordPress answers programs by GraphQL alone, and the site's server alone. */
function wordpressAnswering(group: Group, graphqlSecret: string): Promise<void> {
  const query = encodeURIComponent('{__typename}');
  return answering(group, `http://127.0.0.1:${group.program.port}/graphql?query=${query}`, {
    'x-passerelle-proxy': graphqlSecret,
  });
}

function portsOf({ ports, database }: StartOptions, extent: Extent): PortUse[] {
  const wordpress = { port: ports.wordpress, what: 'WordPress', flag: 'wp-port' };
  return [
    wordpress,
    ...(extent === 'everything' ? sitePorts(ports) : []),
    ...(database === 'mariadb' ? [{ port: ports.database, what: 'MariaDB', flag: 'db-port' }] : []),
  ];
}
