// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteAccount, endSession } from '../../../shared/config/calls/settings-calls.ts';
import { send } from './send.ts';
import { whenSessionIsOver } from './session-over.ts';
import { type Write, whenWritten } from './written.ts';

type Answer = [status: number, body: unknown, headers?: Record<string, string>];

let answers: Answer[];
let sent: Request[];
let tokens = 0;

beforeEach(() => {
  document.documentElement.lang = 'en';
  answers = [];
  sent = [];
  vi.stubGlobal('fetch', async (path: string, options: RequestInit) => {
    if (path === '/api/auth/get-auth') {
      tokens += 1;
      return Response.json({ data: { authenticated: true, csrfToken: `token-${tokens}` } });
    }
    sent.push(new Request(`https://passerelle.test${path}`, options));
    const answer = answers.shift();
    if (!answer) throw new TypeError('no network');
    const [status, body, headers = {}] = answer;
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  whenSessionIsOver(async () => false);
});

const refusal = (code: string): unknown => ({ error: { code, message: code, fields: [] } });
const body = { password: 'p', publishedItems: 'keep' } as const;
const header = (name: string): (string | null)[] => sent.map(({ headers }) => headers.get(name));

it('sends the body with token, key and language, and returns the answer', async () => {
  answers = [
    [200, { data: { user: { id: 1 } }, notice: 'status_changed', message: 'The status has been changed.' }],
  ];
  expect(await send(deleteAccount, body)).toEqual({
    kind: 'done',
    data: { user: { id: 1 } },
    notice: { code: 'status_changed', text: 'The status has been changed.' },
  });
  expect(await sent[0]?.json()).toEqual(body);
  expect(header('x-csrf-token')[0]).toMatch(/^token-/);
  expect(header('idempotency-key')[0]).toMatch(/^[\w-]{36}$/);
  expect(header('x-locale')).toEqual(['en']);
});

it('accepts an answer without a body', async () => {
  answers = [[204, undefined]];
  expect(await send(endSession, { others: true })).toEqual({ kind: 'done', data: undefined });
});

it('repeats a try that had no answer with the same key, and the next one with another', async () => {
  expect(await send(deleteAccount, body)).toEqual({ kind: 'unreachable' });
  answers = [
    [503, refusal('content_system_unavailable'), { 'retry-after': '90' }],
    [200, { data: {} }],
    [200, { data: {} }],
  ];
  expect(await send(deleteAccount, body)).toMatchObject({ kind: 'refused', refusal: { wait: 2 } });
  await send(deleteAccount, body);
  await send(deleteAccount, body);
  const [first, second, third, other] = header('idempotency-key');
  expect([second, third]).toEqual([first, first]);
  expect(other).not.toBe(first);
});

it('fetches a new token once where the old one is invalid', async () => {
  answers = [
    [403, refusal('csrf_invalid')],
    [200, { data: {} }],
  ];
  expect(await send(deleteAccount, body)).toMatchObject({ kind: 'done' });
  const [first, second] = header('x-csrf-token');
  expect(second).not.toBe(first);
});

it('continues after a new sign-in, or returns that the session is over', async () => {
  whenSessionIsOver(async () => true);
  answers = [
    [401, refusal('session_expired')],
    [200, { data: {} }],
  ];
  expect(await send(deleteAccount, body)).toMatchObject({ kind: 'done' });
  whenSessionIsOver(async () => false);
  answers = [[401, refusal('session_expired')]];
  expect(await send(deleteAccount, body)).toMatchObject({
    kind: 'refused',
    refusal: { code: 'session_expired' },
  });
});

it('announces each write that succeeded, those that the screen confirms itself too', async () => {
  const writes: Write[] = [];
  const stop = whenWritten((write) => void writes.push(write));
  answers = [
    [200, { data: {} }],
    [200, { data: {} }],
    [403, refusal('forbidden')],
  ];
  await send(deleteAccount, body, { about: 'Awa' });
  await send(deleteAccount, body, { isConfirmed: false, requestsSignIn: false });
  await send(deleteAccount, body);
  stop();
  const announced = { call: deleteAccount, body, data: {} };
  expect(writes).toEqual([
    { ...announced, about: 'Awa', isConfirmed: true, isAutomatic: false },
    { ...announced, about: undefined, isConfirmed: false, isAutomatic: true },
  ]);
});
