import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';
import { AppError } from '../errors/app-error.ts';

/** GET /metrics for Prometheus: with the token as bearer; without a configured token it exists in no production. */
export async function metricsRoute(
  app: FastifyInstance,
  { env }: { env: Pick<Env, 'environment' | 'metricsToken'> },
): Promise<void> {
  const { metricsToken, environment } = env;
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const allowed = metricsToken
      ? sameText(request.headers.authorization ?? '', `Bearer ${metricsToken}`)
      : environment !== 'production';
    if (!allowed) throw new AppError('not_found');
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(app.metrics.text());
  });
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
