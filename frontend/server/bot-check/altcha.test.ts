import type { FastifyRequest } from 'fastify';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { memoryStore } from '../shared/key-value-store.ts';
import { Altcha } from './altcha.ts';
import type { ProofProvider } from './bot-check.ts';

const secret = 'cookie-secret-of-the-tests-0123456789abcdef';
/** The library reads the real clock too. */
const clock = { ahead: 0 };
const now = () => Date.now() + clock.ahead;
const start = (own = secret) => new Altcha({ store: memoryStore(now), secret: own, now });
const ask = (provider: ProofProvider, proof: string) => provider.isRight(proof, {} as FastifyRequest);
const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

describe('Altcha', () => {
  let challenge: Challenge;
  let solution: Awaited<ReturnType<typeof solveChallenge>>;

  beforeAll(async () => {
    challenge = await start().challenge();
    solution = await solveChallenge({ challenge, deriveKey });
  });

  it('creates a challenge that needs work, and reveals neither the answer nor a secret', () => {
    const { fewestTries, mostTries, cost } = limits.botCheck.altcha;
    expect(challenge.parameters.cost).toBe(cost);
    expect(solution?.counter).toBeGreaterThanOrEqual(fewestTries);
    expect(solution?.counter).toBeLessThanOrEqual(mostTries);
    expect(JSON.stringify(challenge)).not.toContain(solution?.derivedKey);
    expect(JSON.stringify(challenge)).not.toContain(secret);
  });

  it('accepts a solution once, also when sent concurrently', async () => {
    const altcha = start();
    const proof = encode({ challenge, solution });
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(altcha, proof)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    const { took: _took, ...same } = { ...solution, took: 1 };
    expect(await ask(altcha, encode({ solution: same, challenge, more: 'x' }))).toBe(false);
  });

  it('accepts a solution of another proxy with the same secret', async () => {
    expect(await ask(start(), encode({ challenge, solution }))).toBe(true);
    expect(await ask(start(secret.toUpperCase()), encode({ challenge, solution }))).toBe(false);
  });

  it('forgets a task when its time is over', async () => {
    const altcha = start();
    clock.ahead = limits.botCheck.altcha.lifetime + 1_000;
    expect(await ask(altcha, encode({ challenge, solution }))).toBe(false);
    clock.ahead = 0;
  });

  it.each([
    ['nothing', () => ''],
    ['no base64', () => '…'],
    ['no JSON', () => Buffer.from('{').toString('base64')],
    ['null', () => encode(null)],
    ['a list', () => encode([])],
    ['no solution', () => encode({ challenge })],
    ['no challenge', () => encode({ solution })],
    ['no signature', () => encode({ challenge: { parameters: challenge.parameters }, solution })],
    ['a cheaper task', () => encode({ challenge: withParameters({ cost: 1 }), solution })],
    ['a longer life', () => encode({ challenge: withParameters({ expiresAt: 9_999_999_999 }), solution })],
    ['another number', () => encode({ challenge: withParameters({ nonce: '00' }), solution })],
    ['a number that is none', () => encode({ challenge: withParameters({ nonce: 7 }), solution })],
    ['a wrong key', () => encode({ challenge, solution: { counter: 1, derivedKey: 'ab'.repeat(32) } })],
    ['a key that is none', () => encode({ challenge, solution: { counter: 1, derivedKey: { length: 64 } } })],
    ['a parameter too many', () => encode({ challenge: withParameters({ data: { ok: true } }), solution })],
    ['too much', () => encode({ challenge, solution, more: 'x'.repeat(4_000) })],
  ])('refuses %s', async (_name, proof) => {
    expect(await ask(start(), proof())).toBe(false);
  });

  const withParameters = (changed: Record<string, unknown>) => ({
    ...challenge,
    parameters: { ...challenge.parameters, ...changed },
  });
});
