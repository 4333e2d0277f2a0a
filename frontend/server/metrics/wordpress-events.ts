import type { Counter } from 'prom-client';
import type { SecurityCount } from '../security/security-counts.ts';

type Events = Counter<'event' | 'outcome' | 'reason'>;

/** WordPress's totals among the security events that this server counts; the kinds of the two differ. */
export class WordPressEvents {
  readonly #events: Events;
  #reported: readonly SecurityCount[] = [];

  constructor(events: Events) {
    this.#events = events;
  }

  /** A counter cannot be set: the totals of the last scrape are removed, those of this one are added. */
  replace(counts: readonly SecurityCount[]): void {
    for (const { event, outcome, reason } of this.#reported) this.#events.remove({ event, outcome, reason });
    for (const { total, ...labels } of counts) this.#events.inc(labels, total);
    this.#reported = counts;
  }
}
