import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { signedInCookie } from '../../shared/config/reader-cookies.ts';
import { equalsSecret, signatureOf } from '../security/signatures.ts';

/** The cookies of a session. `__Host-`: this host only, over TLS (or on localhost), for every path. */
export const cookieNames = {
  access: '__Host-access-token',
  refresh: '__Host-refresh-token',
  /** Proves that its account was signed in to here before; stays when the session ends, and opens nothing. */
  device: '__Host-known-device',
  /** Tells scripts that a member is signed in; it grants nothing. */
  signedIn: signedInCookie,
  /** Proves that the browser accepts cookies, and binds CSRF tokens to it. */
  check: 'cookie-check',
  /** Allows setting the first password after the e-mail address was verified. */
  demand: '__Host-demand-access-token',
  /** The page that led to sign-up, to which the link of its mail returns. */
  afterSignUp: '__Host-after-sign-up',
  /** The address that signed up, which the page after it names. */
  signUpAddress: '__Host-sign-up-address',
  /** The item that a visitor wanted among their favourites, until they are signed in. */
  wantedFavourite: '__Host-wanted-favourite',
  /** Signed-in person, as a signed hint for what the server draws; it grants nothing. */
  person: 'user',
} as const;

/** Cookies that carry a signature of this server (plugins/own-cookies.ts). */
export const ownCookies = [
  cookieNames.access,
  cookieNames.refresh,
  cookieNames.demand,
  cookieNames.check,
  cookieNames.afterSignUp,
  cookieNames.signUpAddress,
  cookieNames.wantedFavourite,
] as const;

export interface Tokens {
  accessToken: string;
  accessSeconds: number;
  refreshToken: string;
  refreshSeconds: number;
  deviceProof: string;
  deviceSeconds: number;
}

/** Data that a page may show about its reader without querying WordPress. */
export interface Person {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  /** True after the person has chosen interests, or skipped the choice. */
  isOnboarded: boolean;
}

/** The user as noted in the cookie. */
export interface NotedPerson extends Person {
  /** Time of the note in milliseconds: the data is what WordPress had then. */
  notedAt: number;
}

const sevenDays = 604_800;
const oneDay = 86_400;
const quarterOfAnHour = 900;
/** Enough to tell greetings apart. */
const greetingLength = 8;
const options: CookieSerializeOptions = { path: '/', secure: true, sameSite: 'lax', httpOnly: true };

function setOwn(
  reply: FastifyReply,
  name: (typeof ownCookies)[number],
  value: string,
  given: CookieSerializeOptions,
): void {
  reply.setCookie(name, reply.server.cookieSigner.sign(name, value), given);
}

export function setTokens(reply: FastifyReply, tokens: Tokens): void {
  setOwn(reply, cookieNames.access, tokens.accessToken, { ...options, maxAge: tokens.accessSeconds });
  setOwn(reply, cookieNames.refresh, tokens.refreshToken, { ...options, maxAge: tokens.refreshSeconds });
  reply.setCookie(cookieNames.device, tokens.deviceProof, { ...options, maxAge: tokens.deviceSeconds });
}

/** Whether the browser sends session tokens, valid or not: without any, WordPress is not queried. */
export const holdsTokens = ({ cookies }: FastifyRequest): boolean =>
  cookieNames.refresh in cookies || cookieNames.access in cookies;

/** @param seconds that it lives */
export function setDemandToken(reply: FastifyReply, token: string, seconds: number): void {
  setOwn(reply, cookieNames.demand, token, { ...options, maxAge: seconds });
}

/** The proof was used, or is invalid. */
export function clearDemandToken(reply: FastifyReply): void {
  reply.clearCookie(cookieNames.demand, options);
}

/** @param path a safe one (safeReturnPath) */
export function setAfterSignUp(reply: FastifyReply, path: string): void {
  setOwn(reply, cookieNames.afterSignUp, path, { ...options, maxAge: oneDay });
}

export function clearAfterSignUp(reply: FastifyReply): void {
  reply.clearCookie(cookieNames.afterSignUp, options);
}

export function setSignUpAddress(reply: FastifyReply, email: string): void {
  setOwn(reply, cookieNames.signUpAddress, email, { ...options, maxAge: quarterOfAnHour });
}

export function setWantedFavourite(reply: FastifyReply, id: number): void {
  setOwn(reply, cookieNames.wantedFavourite, String(id), { ...options, maxAge: quarterOfAnHour });
}

export function clearWantedFavourite(reply: FastifyReply): void {
  reply.clearCookie(cookieNames.wantedFavourite, options);
}

export function setCookieCheck(reply: FastifyReply, value: string): void {
  setOwn(reply, cookieNames.check, value, { ...options, maxAge: oneDay });
}

/** Deletes all cookies of the session, except the CSRF binding and the proof of a known device. */
export function clearSession(reply: FastifyReply): void {
  for (const name of [cookieNames.access, cookieNames.refresh, cookieNames.person]) {
    reply.clearCookie(name, options);
  }
  reply.clearCookie(cookieNames.signedIn, { ...options, httpOnly: false });
}

export function setPerson(reply: FastifyReply, person: Person, secret: string, now: number): void {
  const { id, firstName, lastName, email, isOnboarded } = person;
  const noted: NotedPerson = { id, firstName, lastName, email, isOnboarded, notedAt: now };
  const body = Buffer.from(JSON.stringify(noted)).toString('base64url');
  reply.setCookie(cookieNames.person, `${body}.${signature(body, secret)}`, {
    ...options,
    maxAge: sevenDays,
  });
  const greeting = signature(`greeting|${JSON.stringify([id, firstName, isOnboarded])}`, secret);
  reply.setCookie(cookieNames.signedIn, greeting.slice(0, greetingLength), {
    ...options,
    httpOnly: false,
    maxAge: sevenDays,
  });
}

/** Undefined when there is none, or when it is not ours as it is now. */
export function readPerson(request: FastifyRequest, secret: string): NotedPerson | undefined {
  const [body = '', signed = ''] = (request.cookies[cookieNames.person] ?? '').split('.');
  if (!equalsSecret(signed, signature(body, secret))) return undefined;
  const noted = JSON.parse(Buffer.from(body, 'base64url').toString()) as NotedPerson;
  return 'notedAt' in noted ? noted : undefined;
}

const signature = (body: string, secret: string): string => signatureOf(`person|${body}`, secret);
