import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../shared/config/locales.ts';
import { limits } from '../limits.ts';
import { Seal } from '../session/seal.ts';
import { isBrowserSecret, newBrowserSecret } from './flows.ts';
import type { ProviderId } from './provider.ts';

/** Cookies of running flows, and of a network's account that is not linked yet. */
const cookies = { flow: '__Host-oauth', link: '__Host-oauth-link' } as const;
const options = { path: '/', secure: true, sameSite: 'lax', httpOnly: true } as const;
const millisecondsPerSecond = 1_000;

/** A verified account of a network, which may be linked after the sign-in. */
export interface PendingLink {
  readonly provider: ProviderId;
  readonly subject: string;
  /** Shown on the page: an e-mail address or a name. */
  readonly displayName: string;
  readonly language: Language;
  readonly next: string;
  /** Why it could not be used directly. */
  readonly reason: 'known_address' | 'no_address';
  /** Milliseconds since 1970. */
  readonly at: number;
}

export function browserOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[cookies.flow];
  return isBrowserSecret(value) ? value : undefined;
}

/** Lives as long as a flow may take; shared by all flows of a browser, so that two tabs do not conflict. */
export function ensureBrowserCookie(request: FastifyRequest, reply: FastifyReply): string {
  const browser = browserOf(request) ?? newBrowserSecret();
  const maxAge = limits.socialLogin.flowLifetime / millisecondsPerSecond;
  reply.setCookie(cookies.flow, browser, { ...options, maxAge });
  return browser;
}

/** Encrypted in a cookie of the browser, which can neither read nor change it. */
export class PendingLinks {
  readonly #seal: Seal;
  readonly #now: () => number;

  constructor(secret: string, now: () => number) {
    this.#seal = new Seal(secret, 'pending social link');
    this.#now = now;
  }

  store(reply: FastifyReply, link: Omit<PendingLink, 'at'>): void {
    const maxAge = limits.socialLogin.linkLifetime / millisecondsPerSecond;
    reply.setCookie(cookies.link, this.#seal.close(JSON.stringify({ ...link, at: this.#now() })), {
      ...options,
      maxAge,
    });
  }

  read(request: FastifyRequest): PendingLink | undefined {
    const text = this.#seal.open(request.cookies[cookies.link] ?? '');
    if (text === undefined) return undefined;
    const link = JSON.parse(text) as PendingLink;
    return this.#now() - link.at > limits.socialLogin.linkLifetime ? undefined : link;
  }

  forget(reply: FastifyReply): void {
    reply.clearCookie(cookies.link, options);
  }
}
