import { Gauge, type Registry } from 'prom-client';
import type { OutboxHealth } from '../operations/outbox-health.ts';

const counted = ['waiting', 'failing', 'failed'] as const;

/** WordPress's outbox, worker and cron, as of a scrape. */
export class OutboxGauges {
  readonly #messages: Gauge<'kind' | 'state'>;
  readonly #oldest: Gauge<'kind'>;
  readonly #heartbeats: Gauge<'part'>;
  readonly #states: Gauge<'part'>;

  constructor(registry: Registry) {
    const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
      new Gauge({ name, help, labelNames, registers: [registry] });
    this.#messages = gauge(
      'passerelle_outbox_messages',
      'Messages of WordPress’s outbox, by kind: waiting, failing (tried again), failed (given up).',
      ['kind', 'state'],
    );
    this.#oldest = gauge(
      'passerelle_outbox_oldest_seconds',
      'Time since the oldest waiting message of a kind is due.',
      ['kind'],
    );
    this.#heartbeats = gauge(
      'passerelle_heartbeat_age_seconds',
      'Time since WordPress’s worker or cron last ran; absent if never.',
      ['part'],
    );
    this.#states = gauge(
      'passerelle_operations_ok',
      '0 while WordPress’s worker, cron or outbox is late or fails.',
      ['part'],
    );
  }

  /** undefined: WordPress does not answer, and nothing is reported. */
  replace(health: OutboxHealth | undefined): void {
    for (const gauge of [this.#messages, this.#oldest, this.#heartbeats, this.#states]) gauge.reset();
    if (!health) return;
    for (const message of health.messages) {
      for (const state of counted) this.#messages.set({ kind: message.kind, state }, message[state]);
      this.#oldest.set({ kind: message.kind }, message.oldestSeconds);
    }
    for (const [part, seconds] of Object.entries(health.heartbeatSeconds))
      if (seconds !== null) this.#heartbeats.set({ part }, seconds);
    for (const [part, state] of Object.entries(health.states))
      this.#states.set({ part }, Number(state === 'ok'));
  }
}
