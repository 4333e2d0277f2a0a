import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { AppError } from '../errors/app-error.ts';
import type { WordPress } from '../upstream/wordpress.ts';

/** Name of a kind as the plugin writes it: it contains nothing that could break a line of /metrics. */
const kind = Type.String({ pattern: '^[a-z0-9_.]{1,40}$' });
const count = Type.Integer({ minimum: 0 });
const state = Type.Union([Type.Literal('ok'), Type.Literal('late'), Type.Literal('failing')]);
const age = Type.Union([count, Type.Null()]);
const OutboxHealth = Type.Object({
  states: Type.Object({ worker: state, cron: state, outbox: state }),
  heartbeatSeconds: Type.Object({ worker: age, cron: age }),
  messages: Type.Array(
    Type.Object({ kind, waiting: count, oldestSeconds: count, failing: count, failed: count }),
  ),
});
const health = Compile(OutboxHealth);

export type OutboxHealth = Static<typeof OutboxHealth>;

/**
 * Whether WordPress's worker and cron run, and what waits or fails in its outbox; WordPress decides what is late.
 * @throws AppError content_system_unavailable
 */
export async function outboxHealth(wordpress: WordPress, requestId: string): Promise<OutboxHealth> {
  const answer = await wordpress.outboxHealth(requestId);
  if (!health.Check(answer))
    throw new AppError('content_system_unavailable', { detail: 'health of the outbox' });
  return answer;
}
