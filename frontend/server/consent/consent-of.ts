import type { FastifyRequest } from 'fastify';
import { type Consent, consentCookie, readConsent } from '../../shared/consent/consent.ts';

/** The choice that the visitor's browser holds, while it holds. */
export const consentOf = (request: FastifyRequest, now: number): Consent | undefined =>
  readConsent(request.cookies[consentCookie], now);
