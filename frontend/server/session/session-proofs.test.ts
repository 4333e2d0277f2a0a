import type { FastifyReply, FastifyRequest } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { PurgeLog } from '../cache/purge-log.ts';
import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import { cookieNames } from './cookies.ts';
import { SessionProofs } from './session-proofs.ts';

const now = 1_795_262_400_000;
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (sid: number, expiresIn = 600): string =>
  `${encode({ alg: 'HS256' })}.${encode({ sub: '7', sid, exp: now / 1_000 + expiresIn })}.signature`;
const requestWith = (token: string) =>
  ({ cookies: { [cookieNames.access]: token } }) as unknown as FastifyRequest;
const reply = {} as FastifyReply;

let requestCount: number;
let isFeedConnected: boolean;
let isMember: boolean;
let failure: AppError | undefined;
let proofs: SessionProofs;
beforeEach(() => {
  requestCount = 0;
  isFeedConnected = true;
  isMember = true;
  failure = undefined;
  proofs = new SessionProofs({
    sessions: {
      requireActiveSession: async ({ cookies }) => {
        requestCount += 1;
        if (failure) throw failure;
        return { accessToken: cookies[cookieNames.access] ?? '', isMember };
      },
    },
    purges: new PurgeLog(limits.invalidation.rememberedTags),
    now: () => now,
    isFeedConnected: () => isFeedConnected,
  });
});

it('queries once for each session', async () => {
  for (const token of [tokenOf(1), tokenOf(1), tokenOf(2)])
    expect(await proofs.isMembers(requestWith(token), reply)).toBe(true);
  expect(requestCount).toBe(2);
});

it('remembers accounts that only review too, which are no members', async () => {
  isMember = false;
  for (const token of [tokenOf(1), tokenOf(1)])
    expect(await proofs.isMembers(requestWith(token), reply)).toBe(false);
  expect(requestCount).toBe(1);
});

it('queries each time while purges of other proxies are not received', async () => {
  await proofs.isMembers(requestWith(tokenOf(1)), reply);
  isFeedConnected = false;
  await proofs.isMembers(requestWith(tokenOf(1)), reply);
  await proofs.isMembers(requestWith(tokenOf(1)), reply);
  expect(requestCount).toBe(3);
});

it('queries again for an expired token, however recent its proof', async () => {
  const token = tokenOf(1, 0);
  await proofs.isMembers(requestWith(token), reply);
  await proofs.isMembers(requestWith(token), reply);
  expect(requestCount).toBe(2);
});

it('remembers neither an end nor a failure', async () => {
  failure = new AppError('session_expired');
  expect(await proofs.isMembers(requestWith(tokenOf(1)), reply)).toBe(false);
  failure = new AppError('content_system_unavailable');
  await expect(proofs.isMembers(requestWith(tokenOf(1)), reply)).rejects.toThrow(
    'content_system_unavailable',
  );
  failure = undefined;
  expect(await proofs.isMembers(requestWith(tokenOf(1)), reply)).toBe(true);
  expect(requestCount).toBe(3);
});

it('can be dropped by session and by account', async () => {
  await proofs.isMembers(requestWith(tokenOf(1)), reply);
  await proofs.isMembers(requestWith(tokenOf(2)), reply);
  expect(proofs.cache.keysWith(['session:1'])).toHaveLength(1);
  expect(proofs.cache.keysWith(['account:7'])).toHaveLength(2);
  expect(proofs.cache.keysWith(['session:3', 'account:8'])).toEqual([]);
});

it('does not use tokens as keys', async () => {
  await proofs.isMembers(requestWith(tokenOf(1)), reply);
  expect(proofs.cache.keysWith(['session:1'])[0]).toMatch(/^[\w-]{43}$/);
});
