import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../shared/config/locales.ts';
import { limits } from '../limits.ts';
import { Seal } from '../session/seal.ts';
import { isBrowserSecret, newBrowserSecret } from './flows.ts';
import type { ProviderId } from './provider.ts';

/** What the browser keeps of its flows, and of an account of a network that is still to be linked. */
const cookies = { flow: '__Host-oauth', link: '__Host-oauth-link' } as const;
const options = { path: '/', secure: true, sameSite: 'lax', httpOnly: true } as const;
const millisecondsPerSecond = 1_000;

/** The account of a network that somebody has proven to be theirs, and may link to the account they sign in to. */
export interface PendingLink {
  readonly provider: ProviderId;
  readonly subject: string;
  /** By what the page names it: an address, or a name. */
  readonly shown: string;
  readonly language: Language;
  readonly next: string;
  /** Why it could not be used as it is. */
  readonly reason: 'known_address' | 'no_address';
  /** Milliseconds since 1970. */
  readonly at: number;
}

export function browserOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[cookies.flow];
  return isBrowserSecret(value) ? value : undefined;
}

/** Stays for as long as a flow may take; the same for all flows of a browser, so that two tabs do not part. */
export function keepBrowser(request: FastifyRequest, reply: FastifyReply): string {
  const browser = browserOf(request) ?? newBrowserSecret();
  const maxAge = limits.socialLogin.flowLifetime / millisecondsPerSecond;
  reply.setCookie(cookies.flow, browser, { ...options, maxAge });
  return browser;
}

/** Sealed in the browser itself: neither it nor anybody else can change or read what is in it. */
export class PendingLinks {
  readonly #seal: Seal;
  readonly #now: () => number;

  constructor(secret: string, now: () => number) {
    this.#seal = new Seal(secret, 'pending social link');
    this.#now = now;
  }

  keep(reply: FastifyReply, link: Omit<PendingLink, 'at'>): void {
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
