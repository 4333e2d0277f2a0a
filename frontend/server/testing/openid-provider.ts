import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { type ProviderId, providerIds } from '../social-login/provider.ts';
import { clientSecret, providerEnvironment } from './provider-environment.ts';

/** A person with an account at the providers. */
export interface NetworkPerson {
  email?: string;
  isVerified?: boolean;
  firstName?: string;
  lastName?: string;
}

interface Options {
  /** The page of the site that people are sent back to. */
  returnTo: string;
  /** People by the network's own name for each. */
  people: Readonly<Record<string, NetworkPerson>>;
  port?: number;
  /** Puts what is known of a person into the ID token too. */
  putsClaimsInIdToken?: boolean;
}

/**
 * A real OpenID provider on loopback, in the place of all three providers, with a form for choosing a person. It also
 * serves a profile as Facebook does.
 */
export class OpenIdProvider {
  readonly url: string;
  readonly #server: Server;
  readonly #people: Options['people'];
  readonly #provider: Provider;

  private constructor(server: Server, url: string, { returnTo, people, putsClaimsInIdToken }: Options) {
    this.#server = server;
    this.#people = people;
    this.url = url;
    const provider = new Provider(url, {
      clients: providerIds.map((id) => ({
        client_id: id,
        client_secret: clientSecret,
        redirect_uris: [returnTo],
        token_endpoint_auth_method: 'client_secret_post',
        application_type: 'native',
      })),
      findAccount: (_context, accountId) => ({ accountId, claims: async () => claims(accountId, people) }),
      claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
      scopes: ['openid', 'email', 'profile', 'public_profile'],
      conformIdTokenClaims: putsClaimsInIdToken !== true,
      cookies: { keys: ['cookie-key-of-the-tests'] },
      pkce: { required: (_context, { clientId }) => clientId === 'google' },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      routes: { authorization: '/dialog/oauth', token: '/oauth/access_token', userinfo: '/userinfo' },
      ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    });
    provider.use(async (context, next) => {
      if (context.path.startsWith('/interaction/')) return this.#interact(context);
      if (context.path === '/me') return this.#profile(context);
      return next();
    });
    this.#provider = provider;
    server.on('request', provider.callback());
  }

  static async start(options: Options): Promise<OpenIdProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return new OpenIdProvider(server, `http://127.0.0.1:${port}`, options);
  }

  /** Environment variables of the site. */
  environment(ids: readonly ProviderId[] = providerIds): Record<string, string> {
    return providerEnvironment(this.url, ids);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Shows the account choice, and handles its form. */
  async #interact(context: Provider.Context): Promise<void> {
    const person = context.query['person'];
    if (typeof person !== 'string') {
      const links = [...Object.keys(this.#people), 'nobody'].map(
        (name) => `<p><a href="?person=${name}">${name}</a></p>`,
      );
      context.type = 'html';
      context.body = `<!DOCTYPE html><html lang="en"><title>Network</title><h1>Continue as</h1>${links.join('')}`;
      return;
    }
    const { params } = await this.#provider.interactionDetails(context.req, context.res);
    const result =
      person === 'nobody'
        ? { error: 'access_denied' }
        : { login: { accountId: person }, consent: { grantId: await this.#grant(person, params) } };
    await this.#provider.interactionFinished(context.req, context.res, result);
    context.respond = false;
  }

  async #grant(accountId: string, params: Record<string, unknown>): Promise<string> {
    const grant = new this.#provider.Grant({ accountId, clientId: String(params['client_id']) });
    grant.addOIDCScope(String(params['scope']));
    return grant.save();
  }

  async #profile(context: Provider.Context): Promise<void> {
    const token = await this.#provider.AccessToken.find(
      (context.get('authorization') || '').slice('Bearer '.length),
    );
    const person = token && this.#people[token.accountId];
    context.status = person ? 200 : 401;
    context.body = person
      ? {
          id: token.accountId,
          email: person.email,
          first_name: person.firstName,
          last_name: person.lastName,
        }
      : { error: { message: 'Invalid OAuth access token.' } };
  }
}

function claims(sub: string, people: Options['people']): { sub: string } {
  const { email, isVerified, firstName, lastName } = people[sub] ?? {};
  return {
    sub,
    ...(email === undefined ? {} : { email, email_verified: isVerified ?? true }),
    ...(firstName === undefined ? {} : { given_name: firstName }),
    ...(lastName === undefined ? {} : { family_name: lastName }),
  };
}
