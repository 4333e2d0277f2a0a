import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { DuplicatePostOperation } from '../../../../shared/graphql/generated/operations.ts';
import type { Sessions } from '../../../session/sessions.ts';

const Duplicate = Type.Object(
  {
    id: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
    language: Type.Union([Type.Literal('fr'), Type.Literal('en')]),
  },
  { additionalProperties: false },
);

const languages = { fr: 'FR', en: 'EN' } as const;

/** Duplicates a post of the signed-in person into another language; `existing` tells that there was one already. */
export async function duplicatePost(
  app: FastifyInstance,
  { sessions }: { sessions: Sessions },
): Promise<void> {
  app.post<{ Body: Static<typeof Duplicate> }>(
    '/api/polylang/duplicatePostToLanguage',
    {
      schema: {
        tags: ['polylang'],
        summary: 'Duplicate a post into another language, as a draft',
        body: Duplicate,
      },
    },
    async (request, reply) => {
      const variables = { id: request.body.id, language: languages[request.body.language] };
      const { passerelleDuplicatePost } = await sessions.run(request, reply, (accessToken) =>
        sessions.ask(DuplicatePostOperation, variables, request, accessToken),
      );
      const { id, existing } = passerelleDuplicatePost;
      return reply.header('cache-control', 'no-store').send({ data: { id, existing } });
    },
  );
}
