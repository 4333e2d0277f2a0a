/** Providers of social login. */
export const providerIds = ['google', 'linkedin', 'facebook'] as const;
export type ProviderId = (typeof providerIds)[number];

/** Abilities of a provider beyond the `state` that every flow has. */
export interface Abilities {
  /** Binds the code to who began, so that an intercepted code is useless. */
  readonly pkce: boolean;
  /** Binds the proof of identity to who began. */
  readonly nonce: boolean;
}

/** Identity as the provider reports it. */
export interface Identity {
  /** The provider's own name for the person; never changes, means nothing elsewhere. */
  readonly subject: string;
  readonly email: string;
  /** The provider has verified the address. Unverified addresses are ignored. */
  readonly isVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** Secrets of one flow, each good for it alone. */
export interface Checks {
  readonly state: string;
  readonly verifier: string;
  readonly nonce: string;
}

/** Parameters with which the provider sent the browser back. */
export interface Returned {
  readonly code: string;
  readonly state: string;
  /** Issuer of the identity, where the provider returns one. */
  readonly iss?: string | undefined;
}

/** One provider: the authorisation request and the exchange of its result. */
export interface Provider {
  readonly id: ProviderId;
  /** Display name. */
  readonly name: string;
  readonly abilities: Abilities;
  /** @throws AppError authentication_failed: the provider can't be reached */
  begin: (checks: Checks, language: string) => Promise<URL>;
  /** @throws AppError authentication_failed: the provider does not confirm it */
  finish: (returned: Returned, checks: Checks) => Promise<Identity>;
}
