import { describe, expect, it } from 'vitest';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import { memoryStore } from '../shared/key-value-store.ts';
import { networkOf } from '../client/network.ts';
import { BotCheck, type BotCheckInput, type ProofProvider } from './bot-check.ts';

const { fastest, longest, withoutScriptPerHour } = limits.botCheck;
const secret = 'cookie-secret-of-the-tests-0123456789abcdef';
const provider: ProofProvider = { name: 'altcha', isRight: async (proof) => proof === 'right' };

function start(own: ProofProvider | undefined = provider) {
  const clock = { now: 1_795_262_400_000 };
  const now = () => clock.now;
  const check = new BotCheck({ provider: own, store: memoryStore(now), secret, now });
  const send = async (input: BotCheckInput, address = '192.0.2.1'): Promise<string> => {
    try {
      await check.check({ network: networkOf(address), cookies: {} } as FastifyRequest, input);
      return 'passed';
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return [error.code, ...error.fields.map(({ path, code }) => `${path} ${code}`)].join(' ');
    }
  };
  return { check, clock, send };
}

/** Accepts a correct proof once, as providers do. */
const once = (right: string) => {
  const left = new Set([right]);
  return async (proof: string) => left.delete(proof);
};

const browser = (id: string) =>
  ({ network: '192.0.2.1', cookies: { 'cookie-check': id.repeat(22) } }) as unknown as FastifyRequest;

const refused = 'invalid_fields botProof bot_check_retry';

describe('BotCheck', () => {
  it('accepts every proof when the check is off', async () => {
    const clock = { now: 0 };
    const check = new BotCheck({
      provider: undefined,
      store: memoryStore(() => 0),
      secret,
      now: () => clock.now,
    });
    expect(check.challenge().provider).toBe('none');
    for (const input of [{ proof: '' }, { proof: 'x', trap: 'y' }, { proof: check.challenge().proof }]) {
      await expect(check.check({ ip: '::1' } as FastifyRequest, input)).resolves.toBeUndefined();
    }
  });

  it('verifies a proof of script at the provider', async () => {
    const { check, send } = start();
    expect(check.challenge().provider).toBe('altcha');
    expect(await send({ proof: 'right' })).toBe('passed');
    expect(await send({ proof: 'right', trap: '' })).toBe('passed');
    expect(await send({ proof: 'wrong' })).toBe(refused);
    expect(await send({ proof: '' })).toBe(refused);
  });

  it('accepts a verified proof for one form of the same browser', async () => {
    const { check } = start({ ...provider, isRight: once('right') });
    const send = (id: string) =>
      check.check(browser(id), { proof: 'right' }).then(
        () => 'passed',
        () => 'refused',
      );
    expect(await check.verify(browser('a'), 'wrong')).toBe(false);
    expect(await check.verify(browser('a'), 'right')).toBe(true);
    expect(await send('b')).toBe('refused');
    expect((await Promise.all([send('a'), send('a'), send('a')])).toSorted()).toEqual([
      'passed',
      'refused',
      'refused',
    ]);
  });

  it('rejects a filled honeypot field, whatever its proof', async () => {
    const { check, clock, send } = start();
    const { proof } = check.challenge();
    clock.now += fastest;
    expect(await send({ proof: 'right', trap: 'Example Ltd' })).toBe(refused);
    expect(await send({ proof, trap: ' ' })).toBe(refused);
  });

  it('accepts a form without script once, neither too soon nor too late', async () => {
    const { check, clock, send } = start();
    const [first, second] = [check.challenge().proof, check.challenge().proof];
    clock.now += fastest - 1;
    expect(await send({ proof: first })).toBe(refused);
    clock.now += 1;
    expect(await send({ proof: first })).toBe('passed');
    expect(await send({ proof: first })).toBe(refused);
    clock.now += longest;
    expect(await send({ proof: second })).toBe(refused);
  });

  it.each([
    ['another time', (proof: string) => proof.replace(/^age\.\w+/, 'age.aaaaaa')],
    ['another number', (proof: string) => proof.replace(/\.[\w-]{12}\./, '.aaaaaaaaaaaa.')],
    ['no signature', (proof: string) => proof.replace(/[^.]+$/, '')],
    ['nothing', () => 'age.'],
  ])('refuses an age with %s', async (_name, change) => {
    const { check, clock, send } = start();
    const { proof } = check.challenge();
    clock.now += fastest;
    expect(await send({ proof: change(proof) })).toBe(refused);
  });

  it('limits forms without script per network, for an hour', async () => {
    const { check, clock, send } = start();
    const proofs = Array.from({ length: withoutScriptPerHour + 3 }, () => check.challenge().proof);
    clock.now += fastest;
    const answers = await Promise.all(
      proofs.map((proof, index) => send({ proof }, `2001:db8:1:2:${index}::1`)),
    );
    expect(answers.filter((answer) => answer === 'passed')).toHaveLength(withoutScriptPerHour);
    expect(answers.filter((answer) => answer === 'rate_limited')).toHaveLength(3);
    const { proof } = check.challenge();
    clock.now += fastest;
    expect(await send({ proof }, '2001:db8:1:2::ffff')).toBe('rate_limited');
    expect(await send({ proof: 'right' }, '2001:db8:1:2::ffff')).toBe('passed');
    expect(await send({ proof }, '2001:db8:1:3::ffff')).toBe('passed');
    clock.now += 3_600_000;
    expect(await send({ proof: check.challenge().proof }, '2001:db8:1:2::1')).toBe(refused);
    const later = check.challenge().proof;
    clock.now += fastest;
    expect(await send({ proof: later }, '2001:db8:1:2::1')).toBe('passed');
  });
});
