import { zonesVersion } from '../../shared/dates/all-zones.ts';
import { limits } from '../limits.ts';
import { outboxHealth } from '../operations/outbox-health.ts';
import type { Route } from './route.ts';

/**
 * /healthz: the process serves (it listens only once the build is loaded), 503 while it drains. Also its clock, which Site
 * Health compares with those of PHP and the database.
 * /readyz: each dependency; 503 without WordPress, "degraded" without Redis, since the proxy then works alone, and while
 * WordPress's worker, cron or outbox is late, since pages are still served. Also the version of its time zones, which
 * Site Health compares with the plugin's.
 */
export const route: Route = async (app, { wordpress, shared, now }) => {
  const link = shared?.link;
  let checked: { at: number; checks: ReturnType<typeof check> } | undefined;
  const check = async (requestId: string) =>
    Promise.all([
      wordpress.isReachable(requestId),
      link?.answers() ?? true,
      outboxHealth(wordpress, requestId).then(
        ({ states }) => states,
        () => unreported,
      ),
    ]);

  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    const { active } = app.draining;
    return reply
      .code(active ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: active ? 'draining' : 'ok', time: new Date(now()).toISOString() });
  });

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    // Cached briefly, so that requests cannot make the proxy query them at will.
    if (!checked || now() - checked.at > limits.upstream.readinessCache) {
      checked = { at: now(), checks: check(request.id) };
    }
    const [hasWordPress, hasRedis, operations] = await checked.checks;
    const isWhole = hasRedis && Object.values(operations).every((state) => state === 'ok');
    const ready = hasWordPress && !app.draining.active;
    if (!ready) reply.header('retry-after', String(limits.retryAfter));
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? (isWhole ? 'ready' : 'degraded') : 'not ready',
        checks: {
          wordpress: stateOf(hasWordPress),
          ...(link && { redis: stateOf(hasRedis) }),
          ...(hasWordPress && operations),
          process: app.draining.active ? 'draining' : 'ok',
        },
        data: { zones: zonesVersion },
      });
  });
};

const unreported = { worker: 'unknown', cron: 'unknown', outbox: 'unknown' };

const stateOf = (reachable: boolean): string => (reachable ? 'ok' : 'unreachable');
