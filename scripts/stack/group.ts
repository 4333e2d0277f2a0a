import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '../../frontend/server/limits.ts';

/** Longer than the site takes at most to finish what it began. */
const GRACE_MS = limits.server.drainTimeout + 2_000;
const AFTER_KILL_MS = 1000;
const POLL_MS = 25;
const TAIL_LINES = 12;

export interface Program {
  name: string;
  command: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
  logFile: string;
  /** True for a program whose output goes to the terminal instead of its log. */
  isOnTerminal?: boolean;
  /** Port on 127.0.0.1; a program without one is ready once it runs. */
  port?: number;
  /** It writes first on each connection: only then it is ready, whatever its port accepts before. */
  greets?: boolean;
}

/** A program in a process group of its own, which is signalled as a whole: its workers go with it. */
export class Group {
  readonly name: string;
  readonly pid: number;
  /** Resolves when the program itself ended, with how it ended in words. */
  readonly ended: Promise<string>;
  /** Program that was started. */
  readonly program: Program;
  readonly #child: ChildProcess;

  private constructor(program: Program, child: ChildProcess, pid: number) {
    this.name = program.name;
    this.program = program;
    this.pid = pid;
    this.#child = child;
    this.ended = once(child, 'exit').then(([code, signal]) =>
      signal === null ? `exit code ${String(code)}` : `signal ${String(signal)}`,
    );
  }

  static async start(program: Program): Promise<Group> {
    await mkdir(dirname(program.logFile), { recursive: true });
    const log = createWriteStream(program.logFile, { flags: 'a' });
    await once(log, 'open');
    log.write(`--- ${new Date().toISOString()} ${program.name} starts\n`);
    const child = spawn(program.command, program.args, {
      cwd: program.cwd,
      env: { ...process.env, ...program.env },
      detached: true,
      stdio: program.isOnTerminal ? ['ignore', 'inherit', 'inherit'] : ['ignore', log, log],
    });
    await once(child, 'spawn').finally(() => log.close());
    return new Group(program, child, child.pid ?? 0);
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Sends SIGTERM to the whole group, SIGKILL after a while, and resolves when no process is left. */
  async stop(grace = GRACE_MS): Promise<void> {
    if (!signalGroup(this.pid, 'SIGTERM')) return;
    const insistAt = Date.now() + grace;
    // A container without an init process keeps the ended as zombies for ever: they are not waited for.
    const giveUpAt = insistAt + AFTER_KILL_MS;
    while (isGroupRunning(this.pid) && Date.now() < giveUpAt) {
      if (Date.now() > insistAt) signalGroup(this.pid, 'SIGKILL');
      await pause(POLL_MS);
    }
  }

  /** Kills the group as a power failure does: nothing of it can finish anything. */
  async kill(): Promise<void> {
    signalGroup(this.pid, 'SIGKILL');
    await this.ended;
  }

  /** The last lines that the program wrote, for the report of its end. */
  async logTail(): Promise<string[]> {
    const text = await readFile(this.program.logFile, 'utf8').catch(() => '');
    return text.trimEnd().split('\n').slice(-TAIL_LINES);
  }
}

/** The last started is stopped first: what others depend on goes last. */
export async function stopAll(groups: Group[]): Promise<void> {
  for (const group of groups.toReversed()) await group.stop();
}

function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

function isGroupRunning(pid: number): boolean {
  return signalGroup(pid, 0);
}
