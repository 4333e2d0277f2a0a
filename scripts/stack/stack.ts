import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { say, step } from '../lib/progress.ts';
import { forgetSite, plan, provision, type SitePlan } from '../provision/provision.ts';
import { loadSecrets, securityLogKeys } from '../provision/secrets.ts';
import { seed } from '../provision/seed.ts';
import { wordpressCommand } from '../provision/wordpress.ts';
import { build, isBuilt } from './build.ts';
import { Group, type Program, stopAll } from './group.ts';
import { release, RUN_VARIABLE, takeOver } from './leftovers.ts';
import { mariadbProgram } from './mariadb.ts';
import type { StartOptions } from './options.ts';
import { requireFreePorts, sitePorts, type Wanted } from './ports.ts';
import { answering, listening } from './ready.ts';
import { mailboxProgram, siteProgram, wordpressProgram, workerProgram } from './services.ts';
import { Supervisor } from './supervisor.ts';

const SCHEDULE_MS = 20_000;

/** Which programs to run beside WordPress: tests of the plugin alone need neither the site nor the mailbox. */
export type Extent = 'everything' | 'wordpress';

/** A running Passerelle: what it is made of, and the way to end it. */
export class Stack {
  readonly options: StartOptions;
  readonly site: SitePlan;
  readonly publicUrl: string;
  readonly #groups: Group[];
  readonly #runFile: string;
  #schedule: NodeJS.Timeout | undefined;
  #supervisor: Supervisor | undefined;

  private constructor(options: StartOptions, site: SitePlan, groups: Group[], runFile: string) {
    this.options = options;
    this.site = site;
    this.publicUrl = `http://localhost:${options.ports.site}`;
    this.#groups = groups;
    this.#runFile = runFile;
  }

  /**
   * Provisions, seeds, builds and starts. Whatever was started is stopped again when a step fails or `signal` is given.
   */
  static async start(options: StartOptions, extent: Extent, signal: AbortSignal): Promise<Stack> {
    const runFile = join(options.state, 'run.json');
    const run = { id: randomUUID(), pid: process.pid };
    await takeOver(runFile, run);
    const groups: Group[] = [];
    try {
      await requireFreePorts(wantedPorts(options, extent));
      const stack = await Stack.#bringUp(options, extent, run.id, groups, runFile, signal);
      signal.throwIfAborted();
      return stack;
    } catch (error) {
      await stopAll(groups);
      await release(runFile);
      throw error;
    }
  }

  static async #bringUp(
    options: StartOptions,
    extent: Extent,
    runId: string,
    groups: Group[],
    runFile: string,
    signal: AbortSignal,
  ): Promise<Stack> {
    const { ports, state } = options;
    const launch = async (program: Program): Promise<Group> => {
      signal.throwIfAborted();
      const group = await Group.start(program);
      groups.push(group);
      return group;
    };
    const secrets = await loadSecrets(join(state, 'secrets.json'));
    const site = await plan(state, options.database, options.engine);
    const logs = join(site.folders.root, 'logs');
    const env = { ...options.env, [RUN_VARIABLE]: runId };
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
        await listening(await launch({ ...program, env }));
        // Whoever starts it again must find what was kept since.
        await mariadbProgram({ ...settings, forgotten: [] });
      });
    }
    signal.throwIfAborted();
    await provision(site, ports, secrets, logs);
    signal.throwIfAborted();
    if (options.stage !== 'empty') await seed(site.folders, options, join(state, 'pictures'));
    signal.throwIfAborted();

    const settings = { wordpress: site.folders.wordpress, logs, ports, env };
    const stack = new Stack(options, site, groups, runFile);
    const wordpress = await launch(wordpressProgram(settings));
    if (extent === 'wordpress') {
      await step('starting WordPress', () => wordpressAnswering(wordpress, secrets.graphql));
      return stack;
    }
    if (options.build && !(await isBuilt())) await step('building the site', build);
    await step('starting', async () => {
      await wordpressAnswering(wordpress, secrets.graphql);
      const mailbox = await launch(mailboxProgram(settings));
      await launch(workerProgram(settings));
      const front = await launch(
        siteProgram({
          ...settings,
          media: join(site.folders.root, 'media'),
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

  /** From now on restarts every program that ends, until `stop`. Tests that kill programs go without. */
  supervise(): void {
    this.#supervisor ??= new Supervisor(this.#groups, say);
  }

  /** Stops every process group that was started; safe to call again. */
  async stop(): Promise<void> {
    await this.#supervisor?.stop();
    clearTimeout(this.#schedule);
    this.#schedule = undefined;
    await stopAll(this.#groups);
    await release(this.#runFile);
  }

  /**
   * Kills one of the programs, for tests of faults.
   *
   * @param name as its log names it, for example "MariaDB"
   * @returns starts it again
   */
  async kill(name: string): Promise<() => Promise<void>> {
    const killed = this.group(name);
    await killed.kill();
    return async () => {
      this.#groups[this.#groups.indexOf(killed)] = await Group.start(killed.program);
    };
  }

  /** @throws Error when it is not among what was started */
  group(name: string): Group {
    const found = this.#groups.find((group) => group.name === name);
    if (!found) throw new Error(`${name} is not among what was started`);
    return found;
  }

  /** WordPress's schedule, run by us as the system's cron would: nothing waits for a visitor. */
  #runSchedule(): void {
    this.#schedule = setTimeout(() => {
      wordpressCommand(this.site.folders.wordpress, ['cron:run'])
        .catch((error: unknown) => say(`note: WordPress's schedule: ${String(error)}`))
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

function wantedPorts({ ports, database }: StartOptions, extent: Extent): Wanted[] {
  const wordpress = { port: ports.wordpress, what: 'WordPress', flag: 'wp-port' };
  return [
    wordpress,
    ...(extent === 'everything' ? sitePorts(ports) : []),
    ...(database === 'mariadb' ? [{ port: ports.database, what: 'MariaDB', flag: 'db-port' }] : []),
  ];
}
