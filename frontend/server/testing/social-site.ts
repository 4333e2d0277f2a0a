import type { LightMyRequestResponse } from 'fastify';
import { render } from '../../src/app/entry-server.tsx';
import { consentCookie, consentVersion, writeConsent } from '../../shared/consent/consent.ts';
import { type AuthSite, type Browser, site as siteOrigin, startAuthSite } from './auth-site.ts';
import { data, graphqlError } from './fake-wordpress.ts';
import { OpenIdProvider } from './openid-provider.ts';

export const returnTo = `${siteOrigin}/oauth/`;

const people = {
  'awa-1': { email: 'awa@example.test', firstName: 'Awa', lastName: 'Sarr' },
  'new-1': { email: 'new@example.test', firstName: 'Nour', lastName: 'Élan' },
  'unproven-1': { email: 'unproven@example.test', isVerified: false },
  'silent-1': { firstName: 'Sidi' },
};

export interface Returned {
  code: string;
  state: string;
  iss: string;
}

/** The application with all three networks, which are a real OpenID provider on loopback. */
export class SocialSite {
  readonly auth: AuthSite;
  readonly provider: OpenIdProvider;
  /** "NETWORK subject" of what opens an account. */
  readonly linked = new Set<string>();
  /** Addresses that have an account. */
  readonly known = new Set<string>(['awa@example.test']);

  private constructor(auth: AuthSite, provider: OpenIdProvider) {
    this.auth = auth;
    this.provider = provider;
    auth.wordpress.answer = (query) => {
      const { operationName, variables = {}, headers } = query;
      if (operationName === 'SocialSignIn')
        return this.#arrive(variables['input'] as Input, headers.authorization);
      if (operationName === 'LinkIdentity' && headers.authorization) return this.#link(variables);
      if (operationName === 'Countries') return data({ passerelleReference: { countries: [] } });
      return auth.accounts.answer(query);
    };
  }

  static async start(
    options: { putsClaimsInIdToken?: boolean; env?: Record<string, string> } = {},
  ): Promise<SocialSite> {
    const provider = await OpenIdProvider.start({ returnTo, people, ...options });
    const env = { ENVIRONMENT: 'development', ...provider.environment(), ...options.env };
    return new SocialSite(await startAuthSite({ render, env }), provider);
  }

  /** A browser that has agreed to social login. */
  browser(granted: 'social_login'[] = ['social_login']): Browser {
    const browser = this.auth.browser();
    const id = '00000000-0000-4000-8000-000000000001';
    const consent = { id, granted, version: consentVersion, at: this.auth.clock.now };
    browser.cookies.set(consentCookie, writeConsent(consent));
    return browser;
  }

  start = (browser: Browser, provider = 'google', query = ''): Promise<LightMyRequestResponse> =>
    browser.send('GET', `/api/auth/oauth/${provider}/start${query}`);

  /**
   * Follows the redirects to the network, accepts its question, and goes up to the address that it redirects the
   * browser to.
   * @returns the parameters of that address
   */
  async through(started: LightMyRequestResponse, person: string): Promise<Record<string, string>> {
    const jar = new Map<string, string>();
    let url = new URL(String(started.headers.location));
    for (let hops = 0; !url.href.startsWith(returnTo); hops += 1) {
      if (hops > 8) throw new Error(`no way back from ${url.pathname}`);
      if (url.pathname.startsWith('/interaction/')) url.searchParams.set('person', person);
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        jar.set(name, value);
      }
      const location = response.headers.get('location');
      if (!location) throw new Error(`${response.status} ${await response.text()}`);
      url = new URL(location, url);
    }
    return Object.fromEntries(url.searchParams);
  }

  async away(browser: Browser, person: string, provider = 'google', query = ''): Promise<Returned> {
    const {
      code = '',
      state = '',
      iss = '',
    } = await this.through(await this.start(browser, provider, query), person);
    return { code, state, iss };
  }

  call = (browser: Browser, returned: object): Promise<LightMyRequestResponse> =>
    browser.post('/api/auth/oauth/callback', returned);

  async close(): Promise<void> {
    await this.auth.close();
    await this.provider.stop();
  }

  #arrive({ provider, subject, email, isVerified }: Input, authorization: string | undefined) {
    const answer = { signedIn: null, demandToken: null, demandSeconds: 900 };
    if (this.linked.has(`${provider} ${subject}`)) {
      return data({ passerelleSocialSignIn: { ...answer, signedIn: this.auth.accounts.begin() } });
    }
    if (authorization) return data({ passerelleSocialSignIn: answer });
    if (!email || !isVerified) return graphqlError('oauth_email_missing');
    const demandToken = this.known.has(email) ? null : 'demand.token.of-the-test';
    return data({ passerelleSocialSignIn: { ...answer, demandToken } });
  }

  #link({ provider, subject }: Record<string, unknown>) {
    const identity = `${String(provider)} ${String(subject)}`;
    if (identity === 'google taken-1') return graphqlError('oauth_identity_taken');
    this.linked.add(identity);
    return data({ passerelleLinkIdentity: true });
  }
}

interface Input {
  provider: string;
  subject: string;
  email: string;
  isVerified: boolean;
}
