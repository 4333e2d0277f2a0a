import { createHash, createHmac } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { limits } from '../limits.ts';
import type { KeyValueStore } from '../shared/key-value-store.ts';
import type { ProofProvider } from './bot-check.ts';
import { spend } from './spend.ts';

interface Options {
  store: KeyValueStore;
  secret: string;
  now: () => number;
}

const { cost, fewestTries, mostTries, lifetime, payloadLength } = limits.botCheck.altcha;

/** Proof of work for each form: cheap for one person, expensive for bulk senders. Needs no third party. */
export class Altcha implements ProofProvider {
  readonly name = 'altcha';
  readonly #store: KeyValueStore;
  readonly #now: () => number;
  readonly #secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

  constructor({ store, secret, now }: Options) {
    this.#store = store;
    this.#now = now;
    const derived = (purpose: string): string => createHmac('sha256', secret).update(purpose).digest('hex');
    this.#secrets = {
      hmacSignatureSecret: derived('altcha challenge'),
      hmacKeySignatureSecret: derived('altcha key'),
    };
  }

  /** A signed challenge: no state is stored before it is solved. */
  challenge(): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      counter: randomInt(fewestTries, mostTries),
      deriveKey,
      expiresAt: new Date(this.#now() + lifetime),
      ...this.#secrets,
    });
  }

  /** @param proof base64 of JSON: `{challenge, solution}` */
  async isRight(proof: string): Promise<boolean> {
    const payload = read(proof);
    if (!payload || !(await this.#isSolved(payload))) return false;
    // The library accepts a solution any number of times. Its parameters are signed, so they cannot be varied.
    const key = createHash('sha256').update(payload.challenge.parameters.nonce).digest('base64url');
    return spend(this.#store, `bot:altcha:${key}`, lifetime);
  }

  async #isSolved({ challenge, solution }: Payload): Promise<boolean> {
    const { expiresAt = 0 } = challenge.parameters;
    if (expiresAt * 1_000 < this.#now()) return false;
    try {
      return (await verifySolution({ challenge, solution, deriveKey, ...this.#secrets })).verified;
    } catch {
      // Not of the shape that a challenge of ours has.
      return false;
    }
  }
}

function read(proof: string): Payload | undefined {
  if (proof === '' || proof.length > payloadLength) return undefined;
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(proof, 'base64').toString()) as Partial<Payload>;
    return challenge && typeof challenge.parameters?.nonce === 'string' && solution
      ? { challenge, solution }
      : undefined;
  } catch {
    return undefined;
  }
}
