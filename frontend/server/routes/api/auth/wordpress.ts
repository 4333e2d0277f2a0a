import type { FastifyInstance } from 'fastify';
import { enterWordPress } from '../../../../shared/config/calls/auth-calls.ts';
import { disableCaching } from '../../../forms/posted-form.ts';
import type { Sessions } from '../../../session/sessions.ts';

interface Options {
  sessions: Sessions;
  /** URL at which staff reach WordPress. */
  adminUrl: URL;
}

/** POST /api/auth/wordpress: a one-time token, and the address of WordPress that a page of the site posts it to. */
export async function wordpressCall(app: FastifyInstance, { sessions, adminUrl }: Options): Promise<void> {
  disableCaching(app);
  app.call(enterWordPress, async (request, reply) => ({
    data: { action: entryAddress(adminUrl), token: await sessions.wordPressToken(request, reply) },
  }));
}

/** Address at which WordPress accepts sign-in tokens. */
export const entryAddress = (adminUrl: URL): string =>
  `${adminUrl.href.replace(/\/$/, '')}/wp-login.php?action=passerelle`;
