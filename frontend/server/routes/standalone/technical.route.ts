import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languages } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { cacheDumpFile } from '../../../shared/config/document-paths.ts';
import {
  type CacheSize,
  dumpParameter,
  type FlushOutcome,
  type CacheDumpViewData,
  type FlushCacheViewData,
  outcomeParameter,
} from '../../../shared/pages/cache-pages.ts';
import { withReturn } from '../../../shared/links/return-path.ts';
import { administrators } from '../../../shared/config/rights.ts';
import { can } from '../../../shared/config/can.ts';
import { everythingTag } from '../../cache/tags.ts';
import { AppError, toAppError } from '../../errors/app-error.ts';
import { formOf, hasFormToken, disableCaching, parseForms } from '../../forms/posted-form.ts';
import { limits } from '../../limits.ts';
import { isSessionOver } from '../../session/sessions.ts';
import type { CacheDumps } from '../../technical/cache-dumps.ts';
import { queryOf } from '../../input/query-of.ts';
import { perMinute } from '../../plugins/per-minute.ts';
import type { Route } from '../route.ts';

const outcomes: readonly string[] = ['done', 'alone', 'csrf'] satisfies FlushOutcome[];
const isOutcome = (text: string | null): text is FlushOutcome => text !== null && outcomes.includes(text);

/** The view data of the page that shows what is cached for an address; made once the reader's rights are known. */
export function cacheDumpViewData(request: FastifyRequest, dumps: CacheDumps): CacheDumpViewData {
  const path = queryOf(request).get(dumpParameter)?.trim() ?? '';
  return { path, make: () => dumps.of(path, request.id) };
}

/** The view data of the page that empties the caches. */
export function flushCacheViewData(request: FastifyRequest, sizes: () => CacheSize[]): FlushCacheViewData {
  const outcome = queryOf(request).get(outcomeParameter);
  return { sizes: sizes(), ...(isOutcome(outcome) ? { outcome } : {}) };
}

/** Functions for administrators only: downloading the data of a page as a file, and emptying the caches. */
export const route: Route = async (app, services) => {
  const { dumps, content, shared, sessions, csrf, env } = services;
  parseForms(app);
  disableCaching(app);
  const config = { rateLimit: perMinute(limits.technical.perMinute) };

  for (const language of languages) {
    app.get(cacheDumpFile(language), { schema: { hide: true }, config }, async (request, reply) => {
      await requireAdministrator(request, reply);
      const dump = await dumps.of(queryOf(request).get(dumpParameter) ?? '', request.id);
      if (typeof dump === 'string') throw new AppError('malformed_request', { detail: dump });
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="apollo-cache.json"')
        .send(JSON.stringify(dump, null, 2));
    });
    app.post(pathTo('flushCache', language), { schema: { hide: true }, config }, (request, reply) =>
      flush(language, request, reply),
    );
  }

  /** Queries WordPress each time. @throws AppError forbidden · as `Sessions.run` */
  async function requireAdministrator(request: FastifyRequest, reply: FastifyReply): Promise<number> {
    const user = await sessions.user(request, reply);
    if (!can(user, administrators)) throw new AppError('forbidden');
    return user.id;
  }

  async function flush(language: Language, request: FastifyRequest, reply: FastifyReply) {
    const form = formOf(request, env.publicUrl);
    let userId: number;
    try {
      userId = await requireAdministrator(request, reply);
    } catch (error) {
      if (!isSessionOver(error)) throw error;
      const signIn = withReturn(pathTo('login', language), pathTo('flushCache', language));
      return reply.code(303).header('location', signIn).send();
    }
    if (!hasFormToken(form, request, csrf)) return away(language, 'csrf', reply);
    try {
      const forgotten = await content.purge([everythingTag], shared?.feed);
      request.log.info({ userId, forgotten }, 'all caches emptied');
    } catch (error) {
      if (toAppError(error).code !== 'content_system_unavailable') throw error;
      request.log.warn({ userId, err: error }, 'the caches of this proxy alone were emptied');
      return away(language, 'alone', reply);
    }
    return away(language, 'done', reply);
  }
};

function away(language: Language, outcome: FlushOutcome, reply: FastifyReply): FastifyReply {
  const parameters = new URLSearchParams({ [outcomeParameter]: outcome });
  return reply
    .code(303)
    .header('location', `${pathTo('flushCache', language)}?${parameters}`)
    .send();
}
