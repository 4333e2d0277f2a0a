import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { BotChallenge, BotProvider } from '../../shared/forms/bot-challenge.ts';
import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import { bindingOf } from '../session/csrf.ts';
import type { KeyValueStore } from '../shared/key-value-store.ts';
import { FormAge } from './form-age.ts';
import { spend } from './spend.ts';

/** Input of the check from a form or a call of /api. */
export interface BotCheckInput {
  proof: string;
  /** The field that people do not see; calls of /api leave it out. */
  trap?: string | undefined;
}

/** Verifies proofs that a request comes from a browser used by a person. */
export interface ProofProvider {
  readonly name: BotProvider;
  /** A valid proof passes once. @throws AppError content_system_unavailable when it cannot be verified */
  isRight: (proof: string, request: FastifyRequest) => Promise<boolean>;
}

interface Options {
  /** Undefined: nothing is checked. */
  provider: ProofProvider | undefined;
  store: KeyValueStore;
  secret: string;
  now: () => number;
}

const { fastest, longest, withoutScriptPerHour, verifiedFor } = limits.botCheck;
const millisecondsOfSecond = 1_000;
const hour = 3_600 * millisecondsOfSecond;

/**
 * Protects public forms from bots. Script obtains a proof; without script the form contains a signed time of rendering,
 * with a lower rate limit. Check it last, after validation: a proof is valid once.
 */
export class BotCheck {
  readonly #options: Options;
  readonly #age: FormAge;

  constructor(options: Options) {
    this.#options = options;
    this.#age = new FormAge(options.secret, options.now);
  }

  /** Returns the challenge for a form; each page gets a new one. */
  challenge(): BotChallenge {
    return { provider: this.#options.provider?.name ?? 'none', proof: this.#age.issue() };
  }

  /** @throws AppError invalid_fields (`botProof`: bot_check_retry) · rate_limited · content_system_unavailable */
  async check(request: FastifyRequest, { proof, trap = '' }: BotCheckInput): Promise<void> {
    const { provider } = this.#options;
    if (!provider) return;
    if (trap !== '') throw retry('the trap');
    if (this.#age.isFormAgeToken(proof)) return this.#checkAge(request, proof);
    const isRight = (await this.#wasVerified(request, proof)) || (await provider.isRight(proof, request));
    if (!isRight) throw retry(provider.name);
  }

  /** Verifies a proof before the form is sent. The same browser may still send one form with it. */
  async verify(request: FastifyRequest, proof: string): Promise<boolean> {
    const { provider, store } = this.#options;
    if (!provider) return true;
    if (!(await provider.isRight(proof, request))) return false;
    await store.set(`bot:verified:${digest(proof)}`, digest(bindingOf(request) ?? ''), verifiedFor);
    return true;
  }

  async #wasVerified(request: FastifyRequest, proof: string): Promise<boolean> {
    const { store } = this.#options;
    const binding = bindingOf(request);
    const boundTo = await store.get(`bot:verified:${digest(proof)}`);
    if (!binding || boundTo !== digest(binding)) return false;
    return spend(store, `bot:spent:${digest(proof)}`, verifiedFor);
  }

  async #checkAge(request: FastifyRequest, proof: string): Promise<void> {
    const age = this.#age.ageOf(proof);
    if (age === undefined || age < fastest || age > longest) throw retry('the age of the form');
    await this.#countForm(request.network);
    if (!(await spend(this.#options.store, `bot:form:${digest(proof)}`, longest))) throw retry('sent before');
  }

  async #countForm(network: string): Promise<void> {
    const { count, left } = await this.#options.store.count(`bot:forms:${digest(network)}`, hour);
    if (count <= withoutScriptPerHour) return;
    throw new AppError('rate_limited', {
      detail: 'forms without script',
      retryAfter: Math.ceil(left / millisecondsOfSecond),
    });
  }
}

/** Neither addresses nor tokens lie in the store. */
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

function retry(detail: string): AppError {
  return new AppError('invalid_fields', {
    detail: `bot check: ${detail}`,
    fields: [{ path: 'botProof', code: 'bot_check_retry' }],
  });
}
