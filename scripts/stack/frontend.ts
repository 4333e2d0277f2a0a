import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { say, step } from '../lib/progress.ts';
import { loadSecrets } from '../provision/secrets.ts';
import { build, isBuilt } from './build.ts';
import { checkWordpress, sharedSecrets } from './external-wordpress.ts';
import { Group, type Program, stopAll } from './group.ts';
import { release, RUN_VARIABLE, takeOver } from './leftovers.ts';
import type { StartOptions } from './options.ts';
import { requireFreePorts, sitePorts } from './ports.ts';
import { answering, listening } from './ready.ts';
import { mailboxProgram, siteProgram } from './services.ts';
import { Supervisor } from './supervisor.ts';

/** The site and the mailbox alone, beside a WordPress that others run. */
export class Frontend {
  readonly #groups: Group[];
  readonly #runFile: string;
  readonly #supervisor: Supervisor;

  private constructor(groups: Group[], runFile: string) {
    this.#groups = groups;
    this.#runFile = runFile;
    this.#supervisor = new Supervisor(groups, say);
  }

  /** Whatever was started is stopped again when a step fails or `signal` aborts. */
  static async start(options: StartOptions, wordpress: string, signal: AbortSignal): Promise<Frontend> {
    const runFile = join(options.state, 'run.json');
    const run = { id: randomUUID(), pid: process.pid };
    await takeOver(runFile, run);
    const groups: Group[] = [];
    try {
      await requireFreePorts(sitePorts(options.ports));
      const shared = await sharedSecrets(process.env);
      await step(`asking WordPress at ${wordpress}`, () => checkWordpress(wordpress, shared.graphql));
      if (options.build && !(await isBuilt())) await step('building the site', build);
      const own = await loadSecrets(join(options.state, 'secrets.json'));
      const settings = {
        logs: join(options.state, 'frontend/logs'),
        media: join(options.state, 'frontend/media'),
        ports: options.ports,
        listen: options.listen,
        publicUrl: `http://localhost:${options.ports.site}`,
        wordpressUrl: wordpress,
        wordpressAdminUrl: wordpress,
        secrets: { ...shared, cookie: own.cookie },
        env: { ...options.env, [RUN_VARIABLE]: run.id },
      };
      const launch = async (program: Program): Promise<Group> => {
        signal.throwIfAborted();
        const group = await Group.start(program);
        groups.push(group);
        return group;
      };
      await step('starting', async () => {
        const mailbox = await launch(mailboxProgram(settings));
        const site = await launch(siteProgram(settings));
        await listening(mailbox);
        await answering(site, `http://127.0.0.1:${options.ports.site}/readyz`);
      });
      signal.throwIfAborted();
      return new Frontend(groups, runFile);
    } catch (error) {
      await stopAll(groups);
      await release(runFile);
      throw error;
    }
  }

  async stop(): Promise<void> {
    await this.#supervisor.stop();
    await stopAll(this.#groups);
    await release(this.#runFile);
  }
}
