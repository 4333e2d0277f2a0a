import * as client from 'openid-client';
import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import type { Abilities, Identity, Provider, ProviderId, Returned } from './provider.ts';
import type { ProviderSettings } from './provider-settings.ts';

type Fetch = (address: string, options: object) => Promise<Response>;
export type Claims = Readonly<Record<string, unknown>>;

/** Properties that differ between providers. */
export interface Definition {
  readonly id: ProviderId;
  readonly name: string;
  readonly abilities: Abilities;
  readonly scope: string;
  /** Issuer of the provider, for OpenID Connect discovery; or its endpoints. */
  readonly server: { issuer: URL } | { metadata: client.ServerMetadata; profile: URL };
  readonly identity: (claims: Claims) => Identity;
}

interface Options {
  settings: ProviderSettings;
  /** The page that the provider sends people back to. */
  returnTo: string;
  fetch: Fetch;
  now: () => number;
}

/** A provider by the certified client library: OpenID Connect by discovery, or plain OAuth 2 and a profile. */
export function openIdProvider(definition: Definition, options: Options): Provider {
  const { id, name, abilities, scope, server } = definition;
  const { settings, returnTo, fetch, now } = options;
  let known: { config: Promise<client.Configuration>; until: number } | undefined;

  const insecure = settings.standIn ? [client.allowInsecureRequests] : [];

  async function configure(): Promise<client.Configuration> {
    const { clientId, clientSecret } = settings;
    const proof = client.ClientSecretPost(clientSecret);
    if ('issuer' in server) {
      return client.discovery(server.issuer, clientId, clientSecret, proof, {
        [client.customFetch]: fetch,
        execute: insecure,
        timeout: limits.socialLogin.timeout / 1_000,
      });
    }
    const config = new client.Configuration(server.metadata, clientId, clientSecret, proof);
    for (const allow of insecure) allow(config);
    config[client.customFetch] = fetch;
    config.timeout = limits.socialLogin.timeout / 1_000;
    return config;
  }

  /** The provider's metadata changes rarely; failures are not cached. */
  function configuration(): Promise<client.Configuration> {
    if (known && known.until > now()) return known.config;
    const config = configure();
    known = { config, until: now() + limits.socialLogin.discoveryFresh };
    config.catch(() => {
      known = undefined;
    });
    return config;
  }

  async function claimsOf(
    config: client.Configuration,
    tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers,
  ): Promise<Claims> {
    if (!('issuer' in server)) {
      const response = await client.fetchProtectedResource(
        config,
        tokens.access_token,
        server.profile,
        'GET',
      );
      if (!response.ok) throw new Error(`the profile was answered with ${response.status}`);
      return (await response.json()) as Claims;
    }
    const claims = tokens.claims();
    if (!claims) throw new Error('there is no ID token');
    if ('email' in claims) return claims;
    return { ...claims, ...(await client.fetchUserInfo(config, tokens.access_token, claims.sub)) };
  }

  return {
    id,
    name,
    abilities,
    begin: (checks, language) =>
      standingBehind(async () => {
        const config = await configuration();
        return client.buildAuthorizationUrl(config, {
          redirect_uri: returnTo,
          scope,
          state: checks.state,
          ui_locales: language,
          ...(abilities.nonce ? { nonce: checks.nonce } : {}),
          ...(abilities.pkce
            ? {
                code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
                code_challenge_method: 'S256',
              }
            : {}),
        });
      }),
    finish: (returned, checks) =>
      standingBehind(async () => {
        const config = await configuration();
        const tokens = await client.authorizationCodeGrant(config, addressOf(returnTo, returned), {
          expectedState: checks.state,
          idTokenExpected: 'issuer' in server,
          ...(abilities.nonce ? { expectedNonce: checks.nonce } : {}),
          ...(abilities.pkce ? { pkceCodeVerifier: checks.verifier } : {}),
        });
        return definition.identity(await claimsOf(config, tokens));
      }),
  };
}

/** The address that the provider sent the browser to, as the library reads it. */
function addressOf(returnTo: string, { code, state, iss }: Returned): URL {
  const url = new URL(returnTo);
  url.search = new URLSearchParams({ code, state, ...(iss ? { iss } : {}) }).toString();
  return url;
}

/** Errors of a provider are only logged, by kind: messages may contain secrets. */
async function standingBehind<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw new AppError('authentication_failed', { detail: kindOf(error) });
  }
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'error' in error ? `${code} ${String(error.error)}` : code;
}
