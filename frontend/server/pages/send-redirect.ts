import type { FastifyReply } from 'fastify';
import { dataLightCookie } from '../../shared/config/data-light.ts';
import type { AddressAnswer } from './page-address.ts';

const oneYearInSeconds = 31_536_000;

/** Redirects to the canonical form of an address, and stores a data-light choice that the address contains. */
export function sendRedirect(
  { status, location, dataLight }: Extract<AddressAnswer, { kind: 'redirect' }>,
  reply: FastifyReply,
  https: boolean,
): FastifyReply {
  if (dataLight) {
    reply.setCookie(dataLightCookie, dataLight, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: https,
      maxAge: oneYearInSeconds,
    });
  }
  return reply
    .code(status)
    .header('cache-control', status === 301 ? 'public, max-age=3600' : 'no-store')
    .header('location', location)
    .send();
}
