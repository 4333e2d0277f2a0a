import { describe, expect, it, vi } from 'vitest';
import { EncodedBodies } from './encoded-bodies.ts';
import { chooseEncoding, matchesEtag } from './encoding.ts';
import { PurgeLog } from './purge-log.ts';
import { SingleFlight } from './single-flight.ts';
import { TaggedCache } from './tagged-cache.ts';

const cacheOf = (maxBytes: number) =>
  new TaggedCache<string>({ maxBytes, bytesOf: (value) => value.length, now: () => 1_000 });

describe('TaggedCache', () => {
  it('finds entries by tag, most recently used first, and forgets replaced tags', () => {
    const cache = cacheOf(100_000);
    cache.set('a', 'A', ['x', 'y', 'x']);
    cache.set('b', 'B', ['y']);
    cache.set('c', 'C', ['z']);
    cache.get('a');
    expect(cache.keysWith(['y', 'none'])).toEqual(['a', 'b']);
    cache.set('a', 'A2', ['z']);
    expect([cache.keysWith(['x']), cache.keysWith(['y']), cache.keysWith(['z'])]).toEqual([
      [],
      ['b'],
      ['a', 'c'],
    ]);
    cache.delete('a');
    expect([cache.get('a'), cache.keysWith(['z'])]).toEqual([undefined, ['c']]);
  });

  it('stays within its bytes and drops the least recently used, index included', () => {
    const cache = cacheOf(10_000);
    for (let index = 0; index < 100; index += 1) cache.set(`key-${index}`, 'v'.repeat(500), ['all']);
    expect(cache.bytes).toBeLessThanOrEqual(10_000);
    expect(cache.size).toBeGreaterThan(5);
    expect(cache.keysWith(['all'])).toHaveLength(cache.size);
    expect([cache.get('key-0'), cache.get('key-99')?.value]).toEqual([undefined, 'v'.repeat(500)]);
  });

  it('rejects a value larger than the cache, and does not index it', () => {
    const cache = cacheOf(1_000);
    cache.set('huge', 'v'.repeat(2_000), ['all']);
    expect([cache.get('huge'), cache.keysWith(['all']), cache.size]).toEqual([undefined, [], 0]);
  });

  it('lets an expired entry be tried again at once', () => {
    const cache = cacheOf(1_000);
    const entry = cache.set('a', 'A', []);
    entry.retryAt = 5_000;
    cache.expire('a');
    cache.expire('none');
    expect(cache.get('a')).toEqual({ value: 'A', tags: [], storedAt: 1_000, expired: true, retryAt: 0 });
  });

  it('hands over each value that leaves it, once, but not one that is stored again', () => {
    const dropped: string[] = [];
    const cache = new TaggedCache<string>({
      maxBytes: 2_000,
      bytesOf: (value) => value.length,
      now: () => 1_000,
      onDrop: (value) => dropped.push(value),
    });
    cache.set('a', 'A', ['x']);
    cache.renew('a', 'A', ['y']);
    expect([dropped, cache.keysWith(['x']), cache.keysWith(['y'])]).toEqual([[], [], ['a']]);
    cache.set('a', 'A2', ['y']);
    expect(dropped).toEqual(['A']);
    cache.renew('a', 'A3', ['y']);
    expect(dropped).toEqual(['A', 'A2']);
    cache.delete('a');
    cache.set('b', 'B', []);
    cache.clear();
    expect(dropped).toEqual(['A', 'A2', 'A3', 'B']);
    for (const key of ['c', 'd', 'e', 'f', 'g']) cache.set(key, key, []);
    expect(dropped.slice(4)).toEqual(['c']);
  });
});

describe('PurgeLog', () => {
  it('returns which tags were purged after a moment', () => {
    const log = new PurgeLog(10);
    log.record(['a']);
    const { sequence } = log;
    expect(log.purgedSince(sequence, ['a', 'b'])).toBe(false);
    log.record(['b']);
    expect([log.purgedSince(sequence, ['a']), log.purgedSince(sequence, ['a', 'b'])]).toEqual([false, true]);
  });

  it('returns true when it no longer has the history', () => {
    const log = new PurgeLog(2);
    const { sequence } = log;
    log.record(['a']);
    log.record(['b', 'c']);
    expect(log.purgedSince(sequence, ['none'])).toBe(true);
    expect(log.purgedSince(log.sequence, ['a'])).toBe(false);
  });
});

const fail = () => Promise.reject(new Error('no'));

describe('SingleFlight', () => {
  it('joins work of its epoch only, and forgets it when it ends', async () => {
    const flights = new SingleFlight<string>();
    const held = Promise.withResolvers<string>();
    const work = vi.fn<() => Promise<string>>(() => held.promise);
    const first = flights.run('key', 1, work);
    expect(flights.run('key', 1, work)).toBe(first);
    const second = flights.run('key', 2, async () => 'newer');
    expect(await second).toBe('newer');
    held.resolve('older');
    expect(await first).toBe('older');
    expect([work.mock.calls.length, flights.size]).toEqual([1, 0]);
  });

  it('rejects all callers on failure and retries for the next', async () => {
    const flights = new SingleFlight<string>();
    const results = await Promise.allSettled([flights.run('key', 1, fail), flights.run('key', 1, fail)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await flights.run('key', 1, async () => 'yes')).toBe('yes');
  });
});

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=1.0', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=x', 'identity'],
    ['zstd', 'identity'],
  ])('%s → %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('matchesEtag', () => {
  it.each([
    [undefined, false],
    ['W/"a"', true],
    ['"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
  ])('%s', (header, matches) => {
    expect(matchesEtag(header, 'W/"a"')).toBe(matches);
  });
});

describe('EncodedBodies', () => {
  const body = Buffer.from('passerelle '.repeat(500));

  it('compresses once for concurrent requests, and leaves small bodies uncompressed', async () => {
    const bodies = new EncodedBodies(1_000_000);
    const [first, second] = await Promise.all([
      bodies.get('hash', body, 'br'),
      bodies.get('hash', body, 'br'),
    ]);
    expect(second).toBe(first);
    expect(await bodies.get('hash', body, 'br')).toBe(first);
    expect(first.length).toBeLessThan(body.length / 10);
    const small = Buffer.from('small');
    expect([await bodies.get('s', small, 'gzip'), await bodies.get('hash', body, 'identity')]).toEqual([
      small,
      body,
    ]);
    expect(bodies.bytes).toBeLessThan(body.length);
  });
});
