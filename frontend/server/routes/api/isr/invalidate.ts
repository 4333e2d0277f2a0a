import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ContentCache } from '../../../cache/content-cache.ts';
import { tagsToPurge } from '../../../cache/tags.ts';
import { AppError } from '../../../errors/app-error.ts';
import { limits } from '../../../limits.ts';
import type { PurgeFeed } from '../../../shared/purge-feed.ts';
import { checkSignature } from './signature.ts';

interface Options {
  content: ContentCache;
  /** Tells the other proxies, when there are any. */
  feed: PurgeFeed | undefined;
  secret: string;
  now: () => number;
}

const Body = Type.Object({
  tags: Type.Array(Type.String({ pattern: '^[a-z][a-z0-9_-]*(:[A-Za-z0-9_-]+)?$', maxLength: 100 }), {
    maxItems: limits.invalidation.tags,
  }),
  paths: Type.Optional(
    Type.Array(Type.String({ pattern: '^/', maxLength: limits.server.pathLength }), {
      maxItems: limits.invalidation.paths,
    }),
  ),
});
const Answer = Type.Object({ data: Type.Object({ invalidated: Type.Integer({ minimum: 0 }) }) });
const body = Compile(Body);

/** POST /api/isr/invalidate: WordPress tells which contents changed. */
export async function invalidate(
  app: FastifyInstance,
  { content, feed, secret, now }: Options,
): Promise<void> {
  // The signature is over the bytes as they came, so the body is parsed only after it was checked.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  );

  app.post<{ Body: string; Reply: Static<typeof Answer> }>(
    '/api/isr/invalidate',
    {
      bodyLimit: limits.invalidation.bodyBytes,
      // The signature says who calls.
      config: { guarded: false },
      schema: {
        tags: ['content system'],
        summary: 'Empty the caches of what changed',
        description:
          'Headers x-passerelle-timestamp (Unix seconds) and x-passerelle-signature: hex HMAC-SHA256 of "timestamp.body". ' +
          'Body: {tags: string[], paths?: string[]}.',
        response: { 200: Answer },
      },
    },
    async (request) => {
      const { 'x-passerelle-timestamp': timestamp, 'x-passerelle-signature': signature } = request.headers;
      checkSignature({ timestamp, signature, body: request.body ?? '' }, secret, now());
      const { tags, paths = [] } = read(request.body);
      const invalidated = await content.purge(tagsToPurge(tags, paths), feed);
      request.log.info({ tags: tags.length, paths: paths.length, invalidated }, 'caches emptied');
      return { data: { invalidated } };
    },
  );
}

function read(text: string): Static<typeof Body> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new AppError('malformed_request', { cause: error });
  }
  if (!body.Check(value)) throw new AppError('malformed_request', { detail: 'tags or paths' });
  return value;
}
