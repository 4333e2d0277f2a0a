import { describe, expect, it, vi } from 'vitest';
import type { Language } from '../../shared/config/locales.ts';
import { QueryError } from '../../shared/graphql/operation.ts';
import { limits } from '../limits.ts';
import { ViewCounter, type ViewBatch } from './view-counter.ts';
import { viewKind } from './view-request.ts';
import { ViewTokens } from './view-tokens.ts';
import { MemoryVisitors, newKey, visitHashes } from './visitors.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const day = '2026-11-21';
const visit = { day, place: '7', network: '203.0.113.7', agent: firefox };

const inPlace = { 'user-agent': firefox, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };

describe('what a request is', () => {
  it.each([
    ['a reader', 'GET', { 'user-agent': firefox }, 'view'],
    [
      'a reader of today',
      'GET',
      { 'user-agent': firefox, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
      'view',
    ],
    ['a prefetch', 'GET', { 'user-agent': firefox, 'sec-purpose': 'prefetch' }, 'prefetch'],
    ['a prerender', 'GET', { 'user-agent': firefox, 'sec-purpose': 'prefetch;prerender' }, 'prefetch'],
    ['an old prefetch', 'GET', { 'user-agent': firefox, 'x-moz': 'prefetch' }, 'prefetch'],
    ['an old preview', 'GET', { 'user-agent': firefox, 'x-purpose': 'preview' }, 'prefetch'],
    ['a bot', 'GET', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 'none'],
    ['a bot that prefetches', 'GET', { 'user-agent': 'bingbot/2.0', 'sec-purpose': 'prefetch' }, 'none'],
    ['a program', 'GET', { 'user-agent': 'curl/8.0' }, 'none'],
    ['nobody', 'GET', {}, 'none'],
    ['a name without end', 'GET', { 'user-agent': 'Mozilla/5.0 '.repeat(100) }, 'none'],
    ['a HEAD', 'HEAD', { 'user-agent': firefox }, 'none'],
    ['a script', 'GET', { 'user-agent': firefox, 'sec-fetch-mode': 'cors' }, 'none'],
    ['a list in place', 'GET', { ...inPlace, 'sec-fetch-site': 'same-origin' }, 'in place'],
    ['a script of another site', 'GET', { ...inPlace, 'sec-fetch-site': 'cross-site' }, 'none'],
    ['a prefetch in place', 'GET', { ...inPlace, 'sec-purpose': 'prefetch' }, 'prefetch'],
    [
      'an image of another site',
      'GET',
      { 'user-agent': firefox, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
      'none',
    ],
    [
      'a frame',
      'GET',
      { 'user-agent': firefox, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
      'none',
    ],
  ])('%s', (_name, method, headers, kind) => {
    expect(viewKind(method, headers)).toBe(kind);
  });
});

describe('visitors', () => {
  it('count once for each day, item, network and agent', async () => {
    const visitors = new MemoryVisitors(() => undefined);
    expect(await visitors.isFirst(visit)).toBe(true);
    expect(await visitors.isFirst(visit)).toBe(false);
    expect(await visitors.isFirst({ ...visit, place: '8' })).toBe(true);
    expect(await visitors.isFirst({ ...visit, part: 'kora' })).toBe(true);
    expect(await visitors.isFirst({ ...visit, part: 'kora' })).toBe(false);
    expect(await visitors.isFirst({ ...visit, network: '203.0.113.8' })).toBe(true);
    expect(await visitors.isFirst({ ...visit, agent: 'Other' })).toBe(true);
    expect(await visitors.isFirst({ ...visit, day: '2026-11-22' })).toBe(true);
  });

  it('of one network are few, however many names they have', async () => {
    const visitors = new MemoryVisitors(() => undefined);
    let counted = 0;
    for (let flood = 0; flood < 500; flood += 1)
      if (await visitors.isFirst({ ...visit, agent: `${firefox} ${flood}` })) counted += 1;
    expect(counted).toBe(limits.views.agentsPerNetwork);
    expect(await visitors.isFirst({ ...visit, network: '203.0.113.9' })).toBe(true);
  });

  it('cannot be told from a hash without its key, which differs each time', () => {
    const [one, other] = [newKey(), newKey()].map((key) => visitHashes(key, visit));
    expect(one?.visitor.equals(other?.visitor ?? Buffer.alloc(0))).toBe(false);
    expect(one?.network.equals(other?.network ?? Buffer.alloc(0))).toBe(false);
    expect(one?.network.equals(one.visitor)).toBe(false);
  });
});

/** A counter whose batches are recorded; `refuse` makes sending fail. */
function counting(visitors = new MemoryVisitors(() => undefined)) {
  const sent: ViewBatch[] = [];
  const errors: number[] = [];
  const state = { now: Date.parse(`${day}T23:59:00Z`), refuse: undefined as Error | undefined };
  const counter = new ViewCounter({
    visitors,
    send: async (batch) => {
      sent.push(structuredClone(batch));
      if (state.refuse) throw state.refuse;
    },
    now: () => state.now,
    onError: (_error, lost) => errors.push(lost),
  });
  const view = (groupId: number, network: string) => counter.count(groupId, network, firefox);
  const miss = (words: string, network: string, language: Language = 'fr') =>
    counter.countMissed({ language, words }, network, firefox);
  return { counter, sent, errors, state, view, miss };
}

describe('the counter', () => {
  it('adds up by item and day, in UTC', async () => {
    const { counter, sent, state, view } = counting();
    for (const network of ['a', 'b', 'a']) await view(7, network);
    await view(8, 'a');
    state.now += 120_000;
    await view(7, 'a');
    expect(counter.waiting).toBe(4);
    await counter.flush();
    expect(sent.map(({ rows }) => rows)).toEqual([
      [
        { groupId: 7, day: '2026-11-21', count: 2 },
        { groupId: 8, day: '2026-11-21', count: 1 },
        { groupId: 7, day: '2026-11-22', count: 1 },
      ],
    ]);
    await counter.flush();
    expect([sent.length, counter.waiting]).toEqual([1, 0]);
  });

  it('adds up searches that found nothing by words, language and day, each visitor once', async () => {
    const { counter, sent, state, view, miss } = counting();
    for (const network of ['a', 'b', 'a']) await miss('gyil', network);
    await miss('gyil', 'a', 'en');
    await view(7, 'a');
    state.now += 120_000;
    await miss('gyil', 'a');
    expect(counter.waiting).toBe(5);
    await counter.flush();
    expect(sent.map(({ rows, missed }) => [rows.length, missed])).toEqual([
      [
        1,
        [
          { language: 'fr', words: 'gyil', day: '2026-11-21', count: 2 },
          { language: 'en', words: 'gyil', day: '2026-11-21', count: 1 },
          { language: 'fr', words: 'gyil', day: '2026-11-22', count: 1 },
        ],
      ],
    ]);
    expect(counter.waiting).toBe(0);
  });

  it('limits the words that one network makes up, and those of a batch', async () => {
    const { counter, sent, miss } = counting();
    for (let word = 0; word < 500; word += 1) await miss(`noise ${word}`, 'a');
    expect(counter.waiting).toBe(limits.views.agentsPerNetwork);
    for (let word = 0; word <= limits.views.missedPerBatch; word += 1) await miss(`word ${word}`, `n${word}`);
    await counter.flush();
    expect(sent.map(({ missed }) => missed.length)).toEqual([
      limits.views.missedPerBatch,
      limits.views.agentsPerNetwork + 1,
    ]);
  });

  it('sends a batch that was not taken again as the same one, and what came since as another', async () => {
    const { counter, sent, errors, state, view } = counting();
    await view(7, 'a');
    state.refuse = new Error('no answer');
    await counter.flush();
    await view(7, 'b');
    expect([counter.waiting, errors]).toEqual([2, [0]]);
    state.refuse = undefined;
    await counter.flush();
    const [first, again, next] = sent;
    expect(again).toEqual(first);
    expect(next?.rows).toEqual([{ groupId: 7, day, count: 1 }]);
    expect(next?.id).not.toBe(first?.id);
    expect(counter.waiting).toBe(0);
  });

  it('gives up a batch that WordPress refused, and goes on', async () => {
    const { counter, sent, errors, state, view } = counting();
    await view(7, 'a');
    state.refuse = new QueryError(422, 'invalid_fields');
    await counter.flush();
    expect([sent.length, counter.waiting, errors]).toEqual([1, 0, [1]]);
  });

  it('sends no more rows at once than WordPress takes', async () => {
    const { counter, sent, view } = counting();
    for (let groupId = 1; groupId <= limits.views.rowsPerBatch + 1; groupId += 1) await view(groupId, 'a');
    await counter.flush();
    expect(sent.map(({ rows }) => rows.length)).toEqual([limits.views.rowsPerBatch, 1]);
  });

  it('hands over the rest when the process ends, and says what is lost', async () => {
    const { counter, sent, errors, state, view } = counting();
    counter.start();
    await view(7, 'a');
    await counter.stop();
    expect(sent).toHaveLength(1);
    state.refuse = new Error('no answer');
    await view(8, 'a');
    await counter.stop();
    expect(errors).toEqual([0, 1]);
  });

  it('flushes by itself, and survives visitors that fail', async () => {
    vi.useFakeTimers();
    const { counter, sent, view } = counting();
    counter.start();
    await view(7, 'a');
    await vi.advanceTimersByTimeAsync(limits.views.flushAfter);
    expect(sent).toHaveLength(1);
    vi.useRealTimers();
    await counter.stop();
    const failing = counting({ isFirst: () => Promise.reject(new Error('no')) } as unknown as MemoryVisitors);
    await failing.view(7, 'a');
    expect([failing.errors, failing.counter.waiting]).toEqual([[1], 0]);
  });
});

describe('tokens of prefetched pages', () => {
  const at = { now: 1_000_000 };
  const tokens = new ViewTokens('a secret of the tests', () => at.now);

  it('name a group for a while', () => {
    const token = tokens.issue(7);
    expect(tokens.read(token)).toBe(7);
    at.now += limits.views.tokenLifetime;
    expect(tokens.read(token)).toBe(7);
    at.now += 1;
    expect(tokens.read(token)).toBeUndefined();
  });

  it.each([
    '',
    '7',
    '7.1.x',
    ...[tokens.issue(7)].flatMap((token) => [
      token.replace('7.', '8.'),
      `${token}a`,
      token.slice(0, -1),
      token.replace(/\.\d+\./, '.9999999999999.'),
      new ViewTokens('another secret', () => at.now).issue(7),
    ]),
  ])('refuses %s', (token) => {
    expect(tokens.read(token)).toBeUndefined();
  });
});
