import { createHash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { graphqlLanguage, type Language } from '../../shared/config/locales.ts';
import { RecordConsentOperation } from '../../shared/graphql/generated/operations.ts';
import { type Consent, type ConsentCategory, consentVersion } from '../../shared/consent/consent.ts';
import type { Services } from '../services.ts';

interface Choice {
  granted: ConsentCategory[];
  language: Language;
  /** The current choice: its reference is reused. */
  before: Consent | undefined;
  /** The same key and choice make one proof; without script there is none. */
  key: string | undefined;
}

export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Records a choice about cookies: the proof in WordPress, the choice in a cookie of the visitor. An agreement counts
 * only once its proof is stored; a refusal counts in any case.
 * @throws AppError content_system_unavailable, for an agreement
 */
export async function recordChoice(
  { granted, language, before, key }: Choice,
  request: FastifyRequest,
  { sessions, now }: Pick<Services, 'sessions' | 'now'>,
): Promise<Consent> {
  const id = before?.id ?? key ?? randomUUID();
  const consent = { id, granted, version: consentVersion, at: now() };
  const input = {
    key: key ?? keyOfRepeat(before, granted) ?? randomUUID(),
    consentId: id,
    granted,
    version: consentVersion,
    language: graphqlLanguage(language),
  };
  try {
    await sessions.query(RecordConsentOperation, { input }, request);
  } catch (error) {
    if (granted.length > 0) throw error;
    request.log.warn({ err: error }, 'cookie refusal kept, its proof not stored');
  }
  return consent;
}

/** A form that is sent twice comes twice from the same state to the same choice: that is one proof. */
function keyOfRepeat(before: Consent | undefined, granted: ConsentCategory[]): string | undefined {
  if (!before) return undefined;
  const hash = createHash('sha256')
    .update(JSON.stringify([before, granted, consentVersion]))
    .digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
