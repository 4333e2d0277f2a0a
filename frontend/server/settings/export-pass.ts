import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieSerializeOptions } from '@fastify/cookie';

/** What WordPress gave for the password: no script reads it, and without the session it opens nothing. */
const name = '__Host-export-pass';
const options: CookieSerializeOptions = { path: '/', secure: true, sameSite: 'strict', httpOnly: true };

export function setExportPass(
  reply: FastifyReply,
  { pass, seconds }: { pass: string; seconds: number },
): void {
  reply.setCookie(name, pass, { ...options, maxAge: seconds });
}

export const readExportPass = (request: FastifyRequest): string | undefined => request.cookies[name];
