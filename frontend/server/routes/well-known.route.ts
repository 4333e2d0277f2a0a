import { defaultLanguage, languages } from '../../shared/config/locales.ts';
import { pathTo } from '../../shared/config/routes.ts';
import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import type { Route } from './route.ts';

const millisecondsPerSecond = 1_000;
const securityTxt = '/.well-known/security.txt';

/** Well-known URIs: security.txt (RFC 9116), and change-password for password managers. */
export const route: Route = async (app, { env, now }) => {
  const { publicUrl, securityContacts } = env;

  app.get(securityTxt, { schema: { hide: true } }, async (_request, reply) => {
    if (securityContacts.length === 0) throw new AppError('not_found');
    const expires = new Date(now() + limits.security.contactLifetime).toISOString().replace(/\.\d+Z$/, 'Z');
    const lines = [
      ...securityContacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${expires}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${publicUrl.origin}${securityTxt}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${limits.security.contactFresh / millisecondsPerSecond}`)
      .send(`${lines.join('\n')}\n`);
  });

  app.get('/.well-known/change-password', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .code(303)
      .header('cache-control', 'no-store')
      .header('location', pathTo('settingsPassword', defaultLanguage))
      .send(),
  );
};
