import type { FastifyInstance } from 'fastify';
import { limits } from '../limits.ts';
import type { WordPress } from '../upstream/wordpress.ts';

interface Options {
  wordpress: WordPress;
  now: () => number;
}

/**
 * /healthz: the process serves (it listens only once the build is loaded), 503 while it drains.
 * /readyz: each thing it depends on.
 */
export async function health(app: FastifyInstance, { wordpress, now }: Options): Promise<void> {
  let checked: { at: number; reachable: Promise<boolean> } | undefined;

  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    const { active } = app.draining;
    return reply
      .code(active ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: active ? 'draining' : 'ok' });
  });

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    // Cached briefly, so that requests cannot make the proxy query WordPress at will.
    if (!checked || now() - checked.at > limits.upstream.readinessCache) {
      checked = { at: now(), reachable: wordpress.isReachable(request.id) };
    }
    const reachable = await checked.reachable;
    const ready = reachable && !app.draining.active;
    if (!ready) reply.header('retry-after', String(limits.retryAfter));
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 'ready' : 'not ready',
        checks: {
          wordpress: reachable ? 'ok' : 'unreachable',
          process: app.draining.active ? 'draining' : 'ok',
        },
      });
  });
}
