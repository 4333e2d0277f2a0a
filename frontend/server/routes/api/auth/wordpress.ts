import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { keepNowhere } from '../../../forms/posted-form.ts';
import type { Sessions } from '../../../session/sessions.ts';

interface Options {
  sessions: Sessions;
  /** Where staff reach WordPress. */
  adminUrl: URL;
}

const NoBody = Type.Optional(Type.Object({}, { additionalProperties: false }));

/** POST /api/auth/wordpress: a one-time token, and the address of WordPress that a page of the site posts it to. */
export async function wordpressCall(app: FastifyInstance, { sessions, adminUrl }: Options): Promise<void> {
  keepNowhere(app);
  app.post(
    '/api/auth/wordpress',
    {
      schema: {
        tags: ['auth'],
        summary: 'A one-time token to enter WordPress’s administration',
        body: NoBody,
      },
    },
    async (request, reply) => ({
      data: { action: entryAddress(adminUrl), token: await sessions.wordPressToken(request, reply) },
    }),
  );
}

/** Where WordPress takes tokens. */
export const entryAddress = (adminUrl: URL): string =>
  `${adminUrl.href.replace(/\/$/, '')}/wp-login.php?action=passerelle`;
