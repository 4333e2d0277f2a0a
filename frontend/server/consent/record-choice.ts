import { createHash, randomUUID } from 'node:crypto';
import { graphqlLanguage, type Language } from '../../shared/config/locales.ts';
import {
  ConsentProofsOperation,
  type ConsentProofsQuery,
  RecordConsentOperation,
} from '../../shared/graphql/generated/operations.ts';
import { type Consent, type ConsentCategory, consentVersion } from '../../shared/consent/consent.ts';
import type { Operations } from '../upstream/operations.ts';
import type { WordPress } from '../upstream/wordpress.ts';

interface Options {
  wordpress: Pick<WordPress, 'query'>;
  operations: Operations;
  now: () => number;
  /** Called when the proof of a refusal could not be stored. */
  onUnproven: (error: unknown) => void;
}

interface Choice {
  granted: ConsentCategory[];
  language: Language;
  /** The current choice: its reference is reused. */
  before: Consent | undefined;
  /** The same key and choice make one proof; without script there is none. */
  key: string | undefined;
  requestId: string;
}

export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Records choices about cookies: the proof in WordPress, the choice in a cookie of the visitor. */
export class Choices {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * An agreement counts only once its proof is stored; a refusal counts in any case.
   * @throws what `WordPress.query` throws, for an agreement
   */
  async record({ granted, language, before, key, requestId }: Choice): Promise<Consent> {
    const { now, onUnproven } = this.#options;
    const at = now();
    const id = before?.id ?? key ?? randomUUID();
    const consent = { id, granted, version: consentVersion, at };
    const input = {
      key: key ?? keyOfRepeat(before, granted) ?? randomUUID(),
      consentId: id,
      granted,
      version: consentVersion,
      language: graphqlLanguage(language),
    };
    try {
      await this.#query(RecordConsentOperation.id, { input }, requestId);
    } catch (error) {
      if (granted.length > 0) throw error;
      onUnproven(error);
    }
    return consent;
  }

  /** All stored proofs of a reference, oldest first. */
  async proofs(consentId: string, requestId: string): Promise<ConsentProofsQuery['passerelleConsentProofs']> {
    const data = (await this.#query(
      ConsentProofsOperation.id,
      { consentId },
      requestId,
    )) as ConsentProofsQuery;
    return data.passerelleConsentProofs;
  }

  #query(id: string, variables: Record<string, unknown>, requestId: string): Promise<unknown> {
    const { operations, wordpress } = this.#options;
    return wordpress.query(operations.get(id), variables, requestId);
  }
}

/** A form that is sent twice comes twice from the same state to the same choice: that is one proof. */
function keyOfRepeat(before: Consent | undefined, granted: ConsentCategory[]): string | undefined {
  if (!before) return undefined;
  const hash = createHash('sha256')
    .update(JSON.stringify([before, granted, consentVersion]))
    .digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
