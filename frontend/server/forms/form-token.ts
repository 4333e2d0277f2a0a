import type { FastifyReply, FastifyRequest } from 'fastify';
import { setCookieCheck } from '../session/cookies.ts';
import { bindingOf, type CsrfTokens, newCookieCheck, visitorBinding } from '../session/csrf.ts';

/** The hidden token of a form, and the cookie that it is tied to where there is none yet. */
export function formToken(request: FastifyRequest, reply: FastifyReply, csrf: CsrfTokens): string {
  const known = bindingOf(request);
  if (known) return csrf.issue(known);
  const check = newCookieCheck();
  setCookieCheck(reply, check);
  return csrf.issue(visitorBinding(check) ?? '');
}
