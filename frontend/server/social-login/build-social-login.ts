import { routes } from '../../shared/config/routes.ts';
import type { Env } from '../env.ts';
import type { Sessions } from '../session/sessions.ts';
import type { KeyValueStore } from '../shared/key-value-store.ts';
import { PendingLinks } from './browser.ts';
import { Flows } from './flows.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { socialProviders } from './providers.ts';
import { SocialLogin } from './social-login.ts';

interface Options {
  env: Pick<Env, 'socialProviders' | 'publicUrl' | 'cookieSecret'>;
  store: KeyValueStore;
  sessions: Sessions;
  now: () => number;
}

/** Signing in with the networks that the environment names. */
export function buildSocialLogin({ env, store, sessions, now }: Options) {
  const standIns = env.socialProviders.flatMap(({ standIn }) => (standIn ? [standIn.origin] : []));
  const { fetch, close } = guardedFetch(standIns);
  const social = new SocialLogin({
    providers: socialProviders({
      settings: env.socialProviders,
      returnTo: new URL(routes.oauth.fr, env.publicUrl).href,
      fetch,
      now,
    }),
    flows: new Flows({ secret: env.cookieSecret, store, now }),
    links: new PendingLinks(env.cookieSecret, now),
    sessions,
    now,
  });
  return { social, closeSocial: close };
}
