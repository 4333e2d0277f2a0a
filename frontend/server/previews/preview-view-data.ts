import type { FastifyReply, FastifyRequest } from 'fastify';
import { graphqlLanguage, type Language } from '../../shared/config/locales.ts';
import { PreviewOperation } from '../../shared/graphql/generated/operations.ts';
import { isQueryError } from '../../shared/graphql/operation.ts';
import type { PreviewViewData } from '../../shared/pages/preview-view-data.ts';
import { AppError } from '../errors/app-error.ts';
import { hashOf } from '../forms/pages/link-hash.ts';
import type { Sessions } from '../session/sessions.ts';

/**
 * View data of a preview, for anybody with its link. It is not cached, and no other site learns the address.
 * @throws AppError content_system_unavailable
 */
export async function previewViewData(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, language }: { sessions: Sessions; language: Language },
): Promise<PreviewViewData> {
  reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow');
  const hash = hashOf({ request });
  if (hash === '') return { hash, isOver: false };
  try {
    const variables = { hash, language: graphqlLanguage(language) };
    const answer = await sessions.query(PreviewOperation, variables, request);
    return { hash, isOver: false, item: answer.passerellePreview };
  } catch (error) {
    const code = error instanceof AppError || isQueryError(error) ? error.code : '';
    if (code !== 'link_expired' && code !== 'not_found') throw error;
    return { hash, isOver: code === 'link_expired' };
  }
}
