import { enterWordPress } from '../../../../shared/config/calls/auth-calls.ts';
import { disableCaching } from '../../../forms/posted-form.ts';
import type { Route } from '../../route.ts';

/** POST /api/auth/wordpress: a one-time token, and the address of WordPress that a page of the site posts it to. */
export const route: Route = async (app, { sessions, env }) => {
  disableCaching(app);
  app.call(enterWordPress, async (request, reply) => ({
    data: { action: entryAddress(env.adminUrl), token: await sessions.wordPressToken(request, reply) },
  }));
};

/** Address at which WordPress accepts sign-in tokens. */
export const entryAddress = (adminUrl: URL): string =>
  `${adminUrl.href.replace(/\/$/, '')}/wp-login.php?action=passerelle`;
