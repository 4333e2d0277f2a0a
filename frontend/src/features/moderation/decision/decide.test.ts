// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { decide, type DecidedItem } from './decide.ts';
import { noDecision } from './decision-values.ts';

const { itemsPerRequest } = limits.moderation;
const approval = { ...noDecision, status: 'valid' } as const;

interface Body {
  items: { id: number; version: number }[];
  target: string;
  status: string;
}

let sent: Body[];
/** Number of the requests, from 1, that no network brings. */
let lost: number[];

beforeEach(() => {
  sent = [];
  lost = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (path === '/api/auth/get-auth')
      return Response.json({ data: { authenticated: true, csrfToken: 'token' } });
    const request = JSON.parse(body as string) as Body;
    sent.push(request);
    if (lost.includes(sent.length)) throw new TypeError('no network');
    const results = request.items.map(({ id }) => ({ id, status: 200, error: null }));
    return Response.json({ data: { results } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const itemsOf = (count: number, target: DecidedItem['target'] = 'record'): DecidedItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    version: 7,
    target,
    status: 'pending',
  }));

it('sends records and proposals apart, some at a time', async () => {
  const items = [...itemsOf(2, 'proposal'), ...itemsOf(itemsPerRequest + 1)];
  const decided = await decide(items, approval);
  expect(sent.map(({ target, items: { length } }) => [target, length])).toEqual([
    ['record', itemsPerRequest],
    ['record', 1],
    ['proposal', 2],
  ]);
  expect(sent[1]).toEqual({
    items: [{ id: itemsPerRequest + 1, version: 7 }],
    target: 'record',
    status: 'valid',
  });
  expect(decided).toMatchObject({ kind: 'decided' });
  expect(decided.kind === 'decided' && decided.results.map(({ error }) => error)).toEqual(
    items.map(() => null),
  );
});

it('reports what an interruption leaves open, item by item', async () => {
  lost = [2];
  const decided = await decide(itemsOf(2 * itemsPerRequest), approval);
  expect(decided.kind === 'decided' && decided.results.map(({ error }) => error)).toEqual([
    ...Array.from({ length: itemsPerRequest }, () => null),
    ...Array.from({ length: itemsPerRequest }, () => ({ code: 'unreachable' })),
  ]);
});

it('fails as a whole where the first request does', async () => {
  lost = [1];
  expect(await decide(itemsOf(itemsPerRequest + 1), approval)).toEqual({ kind: 'unreachable' });
  expect(sent).toHaveLength(1);
});

it('sends the languages of an item together, whatever the size of a request', async () => {
  const pairs: DecidedItem[] = Array.from({ length: itemsPerRequest }, (_, index) => index).flatMap((index) =>
    [0, 1].map(
      (language): DecidedItem => ({
        id: 10 * index + language,
        version: 7,
        target: 'record',
        status: 'pending',
        groupId: index,
      }),
    ),
  );
  await decide(pairs, approval);
  const split = sent.filter(({ items }) => {
    const groups = items.map(({ id }) => Math.floor(id / 10));
    return groups.some((group) => groups.filter((each) => each === group).length !== 2);
  });
  expect(split).toEqual([]);
  expect(sent.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(pairs.map(({ id }) => id));
  expect(Math.max(...sent.map(({ items }) => items.length))).toBeLessThanOrEqual(itemsPerRequest);
});
