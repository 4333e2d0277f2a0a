import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOfGraphql } from '../../shared/config/locales.ts';
import type { FavouriteViewData } from '../../shared/forms/favourite-form.ts';
import {
  FavouriteItemOperation,
  ToggleFavouriteOperation,
} from '../../shared/graphql/generated/operations.ts';
import { itemPath } from '../../shared/links/item-path.ts';
import { clearWantedFavourite, cookieNames } from '../session/cookies.ts';
import { isSessionOver, type Sessions } from '../session/sessions.ts';
import { favouriteRequestOf } from './favourite-request.ts';
import { queryOf } from '../input/query-of.ts';

/**
 * An item and whether it is a favourite. A favourite that was chosen before signing in is stored now: a cookie of
 * this browser records it, since an address can come from anywhere.
 * @throws AppError not_found · too_many_favourites · content_system_unavailable
 */
export async function favouriteViewData(
  request: FastifyRequest,
  reply: FastifyReply,
  sessions: Sessions,
): Promise<FavouriteViewData | undefined> {
  const wanted = favouriteRequestOf(queryOf(request));
  if (!wanted) return undefined;
  const { id } = wanted;
  try {
    return await sessions.run(request, reply, async (accessToken) => {
      if (request.cookies[cookieNames.wantedFavourite] === String(id)) {
        clearWantedFavourite(reply);
        await sessions.query(ToggleFavouriteOperation, { id, isFavourite: true }, request, accessToken);
      }
      const answer = await sessions.query(FavouriteItemOperation, { id }, request, accessToken);
      const item = answer.passerelleFavouriteItem;
      if (!item) return wanted;
      const { title, language, type, slug } = item.card;
      const path = itemPath(type, slug, languageOfGraphql(language));
      return { ...wanted, item: { title, language, path, isFavourite: item.isFavourite } };
    });
  } catch (error) {
    // The page's guard leads to sign-in.
    if (isSessionOver(error)) return wanted;
    throw error;
  }
}
