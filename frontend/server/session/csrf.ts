import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { limits } from '../limits.ts';
import { equalsSecret, signatureOf } from '../security/signatures.ts';
import { cookieNames } from './cookies.ts';

const checkBytes = 16;
const wellFormedCheck = /^[\w-]{22}$/;
/** The part of a refresh token that stays the same while its secret part changes. */
const selector = /^([\w-]{22})\.[\w-]{43}$/;

export const newCookieCheck = (): string => randomBytes(checkBytes).toString('base64url');

export function readCookieCheck(request: FastifyRequest): string | undefined {
  const value = request.cookies[cookieNames.check];
  return value && wellFormedCheck.test(value) ? value : undefined;
}

/** Value that binds a form's token: the session, or the browser while there is none. */
export function bindingOf(request: FastifyRequest): string | undefined {
  const session = selector.exec(request.cookies[cookieNames.refresh] ?? '')?.[1];
  return session ? sessionBinding(session) : visitorBinding(readCookieCheck(request));
}

export const visitorBinding = (check: string | undefined): string | undefined => check && `visitor ${check}`;

/** @param refreshToken whole, or its selector */
export const sessionBinding = (refreshToken: string): string => `session ${refreshToken.split('.', 1)[0]}`;

/** Tokens that prove that a request comes from a page of ours: signed, tied to the session, good for some hours. */
export class CsrfTokens {
  readonly #secret: string;
  readonly #now: () => number;

  constructor(secret: string, now: () => number) {
    this.#secret = secret;
    this.#now = now;
  }

  issue(binding: string): string {
    const issuedAt = Math.floor(this.#now() / 1_000).toString(36);
    return `${issuedAt}.${this.#sign(binding, issuedAt)}`;
  }

  isValid(token: string, binding: string): boolean {
    const [issuedAt = '', signature = ''] = token.split('.');
    if (!equalsSecret(signature, this.#sign(binding, issuedAt))) return false;
    return this.#now() - Number.parseInt(issuedAt, 36) * 1_000 <= limits.session.csrfLifetime;
  }

  #sign(binding: string, issuedAt: string): string {
    return signatureOf(`csrf|${binding}|${issuedAt}`, this.#secret);
  }
}
