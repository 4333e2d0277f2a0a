import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { printLine } from '../lib/progress.ts';
import { Group, type Program, stopAll } from './group.ts';
import { release, RUN_VARIABLE, takeOver } from './leftovers.ts';
import type { StartOptions } from './options.ts';
import { requireFreePorts, type PortUse } from './ports.ts';
import { Supervisor } from './supervisor.ts';

/** The programs that were started in one state folder, and end together. */
export class Run {
  /** Environment of every program: by it a later run finds the processes that this one left behind. */
  readonly env: Record<string, string>;
  readonly signal: AbortSignal;
  readonly #file: string;
  readonly #groups: Group[] = [];
  #supervisor: Supervisor | undefined;

  private constructor(file: string, env: Record<string, string>, signal: AbortSignal) {
    this.#file = file;
    this.env = env;
    this.signal = signal;
  }

  /**
   * Locks the state folder and lets `bringUp` launch programs.
   * @returns what `bringUp` returns; when it fails, everything that it launched is stopped again; when `signal` aborts, the caller stops what is running
   * @throws Failure when an earlier run is still running, or a port is taken
   */
  static async start<Running>(
    { state, env }: StartOptions,
    ports: PortUse[],
    signal: AbortSignal,
    bringUp: (run: Run) => Promise<Running>,
  ): Promise<Running> {
    const id = randomUUID();
    const run = new Run(join(state, 'run.json'), { ...env, [RUN_VARIABLE]: id }, signal);
    await takeOver(run.#file, { id, pid: process.pid });
    try {
      await requireFreePorts(ports);
      return await bringUp(run);
    } catch (error) {
      await run.stop();
      throw error;
    }
  }

  async launch(program: Program): Promise<Group> {
    this.signal.throwIfAborted();
    const group = await Group.start(program);
    this.#groups.push(group);
    return group;
  }

  /** Restarts every program that ends from now on, until `stop`. */
  supervise(): void {
    this.#supervisor ??= new Supervisor(this.#groups, printLine);
  }

  /** Stops every process group that was launched; safe to call again. */
  async stop(): Promise<void> {
    await this.#supervisor?.stop();
    await stopAll(this.#groups);
    await release(this.#file);
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

  /** @throws Error when it is not among what was launched */
  group(name: string): Group {
    const found = this.#groups.find((group) => group.name === name);
    if (!found) throw new Error(`${name} is not among what was started`);
    return found;
  }
}
