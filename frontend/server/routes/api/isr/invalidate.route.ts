import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { invalidate as invalidateCall } from '../../../../shared/config/calls/content-calls.ts';
import { tagsToPurge } from '../../../cache/tags.ts';
import { AppError } from '../../../errors/app-error.ts';
import { limits } from '../../../limits.ts';
import { requireWellFormed } from '../../../plugins/well-formed-input.ts';
import { checkSignature } from './signature.ts';
import type { Route } from '../../route.ts';

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
const body = Compile(Body);

/** POST /api/isr/invalidate: purges the tags of changed content. */
export const route: Route = async (app, services) => {
  const { content, shared, store, env, now } = services;
  // The signature is over the bytes as they came, so the body is parsed only after it was checked.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  );

  app.call(
    invalidateCall,
    async (request) => {
      const text = (request.body as string | undefined) ?? '';
      const {
        'x-passerelle-timestamp': timestamp,
        'x-passerelle-nonce': nonce,
        'x-passerelle-signature': signature,
      } = request.headers;
      const used = checkSignature({ timestamp, nonce, signature, body: text }, env.invalidationSecret, now());
      const { tags, paths = [] } = read(text);
      // A signature is good from five minutes before its time to five minutes after it.
      if (!(await store.add(`invalidation:${used}`, '', 2 * limits.invalidation.window)))
        throw new AppError('signature_invalid', { detail: 'nonce used before' });
      const invalidated = await content.purge(tagsToPurge(tags, paths), shared?.feed);
      request.log.info({ tags: tags.length, paths: paths.length, invalidated }, 'caches emptied');
      return { data: { invalidated } };
    },
    { bodyLimit: limits.invalidation.bodyBytes },
  );
};

function read(text: string): Static<typeof Body> {
  let value: unknown;
  try {
    value = JSON.parse(text);
    requireWellFormed(value);
  } catch (error) {
    throw new AppError('malformed_request', { cause: error });
  }
  if (!body.Check(value)) throw new AppError('malformed_request', { detail: 'tags or paths' });
  return value;
}
