import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieSerializeOptions } from '@fastify/cookie';

/** Cookie with WordPress's pass for the verified password: scripts cannot read it, and it needs the session too. */
const name = '__Host-export-pass';
const options: CookieSerializeOptions = { path: '/', secure: true, sameSite: 'strict', httpOnly: true };

export function setExportPass(
  reply: FastifyReply,
  { pass, seconds }: { pass: string; seconds: number },
): void {
  reply.setCookie(name, pass, { ...options, maxAge: seconds });
}

export const readExportPass = (request: FastifyRequest): string | undefined => request.cookies[name];
