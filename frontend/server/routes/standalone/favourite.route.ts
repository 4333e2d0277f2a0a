import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languages } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { favouriteFields, unwanted } from '../../../shared/forms/favourite-form.ts';
import { ToggleFavouriteOperation } from '../../../shared/graphql/generated/operations.ts';
import { favouritePath } from '../../../shared/links/favourite-path.ts';
import { withReturn } from '../../../shared/links/return-path.ts';
import { AppError } from '../../errors/app-error.ts';
import { favouriteRequestOf } from '../../favourites/favourite-request.ts';
import { disableCaching, formOf, parseForms } from '../../forms/posted-form.ts';
import { limits } from '../../limits.ts';
import { personKey } from '../../plugins/limit-keys.ts';
import { setWantedFavourite } from '../../session/cookies.ts';
import { isSessionOver } from '../../session/sessions.ts';
import { perMinute } from '../../plugins/per-minute.ts';
import type { Route } from '../route.ts';

/**
 * POST /favori/: the button of cards and pages without script. Pages are the same for everybody, so their form has no
 * token: it is accepted from pages of this site only. Who is not signed in signs in first, and the click is remembered.
 */
export const route: Route = async (app, { sessions, env }) => {
  parseForms(app);
  disableCaching(app);
  const rateLimit = perMinute(limits.session.writesPerMinute, { keyGenerator: personKey });
  for (const language of languages) {
    app.post(
      pathTo('favourite', language),
      { schema: { hide: true }, config: { rateLimit } },
      (request, reply) => change(language, request, reply),
    );
  }

  async function change(language: Language, request: FastifyRequest, reply: FastifyReply) {
    const form = formOf(request, env.publicUrl);
    const item = favouriteRequestOf(form);
    if (!item) throw new AppError('malformed_request', { detail: 'id' });
    const isFavourite = form.get(favouriteFields.wanted) !== unwanted;
    const path = favouritePath(language, item);
    try {
      await sessions.run(request, reply, (accessToken) =>
        sessions.query(ToggleFavouriteOperation, { id: item.id, isFavourite }, request, accessToken),
      );
      return reply.code(303).header('location', path).send();
    } catch (error) {
      if (!isSessionOver(error)) throw error;
      if (isFavourite) setWantedFavourite(reply, item.id);
      return reply
        .code(303)
        .header('location', withReturn(pathTo('login', language), path))
        .send();
    }
  }
};
