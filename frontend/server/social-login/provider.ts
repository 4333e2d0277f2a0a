/** Networks that somebody may sign in with. */
export const providerIds = ['google', 'linkedin', 'facebook'] as const;
export type ProviderId = (typeof providerIds)[number];

/** What a provider can do beyond the `state` that every flow has. */
export interface Abilities {
  /** Binds the code to who began, so that a code that was overheard is worth nothing. */
  readonly pkce: boolean;
  /** Binds the proof of identity to who began. */
  readonly nonce: boolean;
}

/** Who a provider says somebody is. */
export interface Identity {
  /** The provider's own name for the person; never changes, means nothing elsewhere. */
  readonly subject: string;
  readonly email: string;
  /** The provider says that the address was proven to be the person's. No other one counts. */
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

/** What the provider sent the browser back with. */
export interface Returned {
  readonly code: string;
  readonly state: string;
  /** Who says so, where the provider tells. */
  readonly iss?: string | undefined;
}

/** One network: how to send somebody there, and how to learn who came back. */
export interface Provider {
  readonly id: ProviderId;
  /** As people know it. */
  readonly name: string;
  readonly abilities: Abilities;
  /** @throws AppError authentication_failed: the provider can't be reached */
  begin: (checks: Checks, language: string) => Promise<URL>;
  /** @throws AppError authentication_failed: the provider does not stand behind it */
  finish: (returned: Returned, checks: Checks) => Promise<Identity>;
}
