import { type Claims, type Definition, openIdProvider } from './openid.ts';
import type { Identity, Provider, ProviderId } from './provider.ts';
import type { ProviderSettings } from './provider-settings.ts';

interface Options {
  settings: readonly ProviderSettings[];
  returnTo: string;
  fetch: (address: string, options: object) => Promise<Response>;
  now: () => number;
}

/** The configured providers, in the order in which pages name them. */
export function socialProviders({ settings, ...rest }: Options): Map<ProviderId, Provider> {
  return new Map(
    settings.map((one) => [
      one.id,
      openIdProvider(definitions[one.id](one.standIn), { settings: one, ...rest }),
    ]),
  );
}

/** Capabilities of each provider, from its documentation. */
const definitions: Record<ProviderId, (standIn: URL | undefined) => Definition> = {
  google: (standIn) => ({
    id: 'google',
    name: 'Google',
    abilities: { pkce: true, nonce: true },
    scope: 'openid email profile',
    server: { issuer: standIn ?? new URL('https://accounts.google.com') },
    identity: openIdIdentity,
  }),
  // Its web applications prove themselves by their secret alone, and its ID tokens carry no nonce.
  linkedin: (standIn) => ({
    id: 'linkedin',
    name: 'LinkedIn',
    abilities: { pkce: false, nonce: false },
    scope: 'openid profile email',
    server: { issuer: standIn ?? new URL('https://www.linkedin.com/oauth') },
    identity: openIdIdentity,
  }),
  facebook: (standIn) => ({
    id: 'facebook',
    name: 'Facebook',
    abilities: { pkce: false, nonce: false },
    scope: 'email public_profile',
    server: facebookServer(standIn?.href.replace(/\/$/, '')),
    identity: facebookIdentity,
  }),
};

function facebookServer(standIn: string | undefined) {
  const version = 'v23.0';
  const pages = standIn ?? `https://www.facebook.com/${version}`;
  const graph = standIn ?? `https://graph.facebook.com/${version}`;
  return {
    metadata: {
      issuer: standIn ?? 'https://www.facebook.com',
      authorization_endpoint: `${pages}/dialog/oauth`,
      token_endpoint: `${graph}/oauth/access_token`,
    },
    profile: new URL(`${graph}/me?fields=id,email,first_name,last_name`),
  };
}

function openIdIdentity(claims: Claims): Identity {
  return {
    subject: required(claims['sub']),
    email: text(claims['email']),
    // LinkedIn has been seen to write the word as a text.
    isVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    firstName: text(claims['given_name']),
    lastName: text(claims['family_name']),
  };
}

/** Facebook does not report whether an address was verified: treated as unverified. */
function facebookIdentity(claims: Claims): Identity {
  return {
    subject: required(claims['id']),
    email: text(claims['email']),
    isVerified: false,
    firstName: text(claims['first_name']),
    lastName: text(claims['last_name']),
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function required(value: unknown): string {
  const subject = text(value);
  if (subject === '') throw new Error('the provider returned no subject');
  return subject;
}
