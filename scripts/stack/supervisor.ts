import { setTimeout as delay } from 'node:timers/promises';
import { explain } from '../lib/failure.ts';
import { Group } from './group.ts';
import { listening } from './ready.ts';

interface Backoff {
  /** Delay before the first restart; it doubles each time. */
  firstMs: number;
  /** The longest delay: restarts never stop. */
  ceilingMs: number;
  /** A program that ran this long begins at the first delay again. */
  steadyMs: number;
}

const BACKOFF: Backoff = { firstMs: 500, ceilingMs: 30_000, steadyMs: 60_000 };

/** Restarts programs that end, each time later than before, and reports every step. */
export class Supervisor {
  readonly #groups: Group[];
  readonly #report: (text: string) => void;
  readonly #backoff: Backoff;
  readonly #stopping = new AbortController();
  readonly #watches: Promise<void>[];

  /** @param groups changed in place: a restarted group takes the place of the one that ended */
  constructor(groups: Group[], report: (text: string) => void, backoff: Backoff = BACKOFF) {
    this.#groups = groups;
    this.#report = report;
    this.#backoff = backoff;
    this.#watches = groups.map((group, place) => this.#watch(group, place));
  }

  /** Resolves when nothing will be started any more; running processes continue. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#watches);
  }

  async #watch(first: Group, place: number): Promise<void> {
    const { signal } = this.#stopping;
    const stopped = new Promise<null>((resolve) => {
      signal.addEventListener('abort', () => resolve(null), { once: true });
    });
    let delayMs = this.#backoff.firstMs;
    const nextDelay = (): number => {
      const next = delayMs;
      delayMs = Math.min(delayMs * 2, this.#backoff.ceilingMs);
      return next;
    };
    for (let group: Group | null = first; group !== null; ) {
      const startedAt = performance.now();
      const how = await Promise.race([group.ended, stopped]);
      if (how === null || signal.aborted) return;
      if (performance.now() - startedAt >= this.#backoff.steadyMs) delayMs = this.#backoff.firstMs;
      group = await this.#restart(group, how, nextDelay);
      if (group === null) return;
      this.#groups[place] = group;
      void this.#reportReady(group);
    }
  }

  /** Resolves with null when it was stopped instead. */
  async #restart(ended: Group, how: string, nextDelay: () => number): Promise<Group | null> {
    // Workers that outlive their parent hold its port. Now, since the number may soon be another group's.
    await ended.kill();
    let what = `${ended.name} ended (${how})`;
    let details = `The end of its log, ${ended.program.logFile}:\n  ${(await ended.logTail()).join('\n  ')}`;
    for (;;) {
      const delayMs = nextDelay();
      this.#report(`${what}; restarting it in ${delayMs / 1000} s. ${details}`);
      await delay(delayMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      if (this.#stopping.signal.aborted) return null;
      try {
        return await Group.start(ended.program);
      } catch (error) {
        what = `${ended.name} could not be started`;
        details = String(error);
      }
    }
  }

  async #reportReady(group: Group): Promise<void> {
    const text = await listening(group).then(() => `${group.name} was restarted.`, explain);
    // The end of one that did not last is reported by its watch.
    if (group.isRunning && !this.#stopping.signal.aborted) this.#report(text);
  }
}
