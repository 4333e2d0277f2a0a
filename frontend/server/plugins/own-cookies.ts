import fp from 'fastify-plugin';
import { CookieSigner } from '../session/cookie-signature.ts';
import { ownCookies } from '../session/cookies.ts';

declare module 'fastify' {
  interface FastifyInstance {
    cookieSigner: CookieSigner;
  }
}

/**
 * Gives routes the values of signed cookies with a valid signature only: a forged one is not used as a rate limit key,
 * and WordPress is not queried for it.
 */
export const ownCookiesPlugin = fp<{ secret: string }>(
  async (app, { secret }) => {
    const signer = new CookieSigner(secret);
    app.decorate('cookieSigner', signer);
    app.addHook('onRequest', async ({ cookies }) => {
      for (const name of ownCookies) {
        const sent = cookies[name];
        if (sent === undefined) continue;
        const bare = signer.unsign(name, sent);
        if (bare === undefined) delete cookies[name];
        else cookies[name] = bare;
      }
    });
  },
  { name: 'own-cookies', dependencies: ['@fastify/cookie'] },
);
