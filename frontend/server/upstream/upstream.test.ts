import { describe, expect, it } from 'vitest';
import { committedSchema } from '../testing/test-build.ts';
import { Bulkhead } from './bulkhead.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { Operations } from './operations.ts';
import { stableJson } from './stable-json.ts';

describe('CircuitBreaker', () => {
  it('opens after failures in a row, lets one trial through, closes on success', () => {
    let now = 0;
    const breaker = new CircuitBreaker({ failures: 2, openFor: 100, now: () => now });
    breaker.failed();
    breaker.succeeded();
    breaker.failed();
    expect([breaker.state, breaker.allows()]).toEqual(['closed', true]);
    breaker.failed();
    expect([breaker.state, breaker.allows()]).toEqual(['open', false]);
    now = 100;
    expect([breaker.state, breaker.allows(), breaker.allows()]).toEqual(['half-open', true, false]);
    breaker.failed();
    expect(breaker.state).toBe('open');
    now = 200;
    expect(breaker.allows()).toBe(true);
    breaker.abandoned();
    expect(breaker.allows()).toBe(true);
    breaker.succeeded();
    expect([breaker.state, breaker.allows()]).toEqual(['closed', true]);
  });
});

describe('Bulkhead', () => {
  const never = new AbortController().signal;

  it('runs a few at once, the others in order, and refuses the rest', async () => {
    const bulkhead = new Bulkhead(1, 2);
    const held = Promise.withResolvers<undefined>();
    const done: string[] = [];
    const run = (name: string) =>
      bulkhead.run(never, async () => {
        await held.promise;
        done.push(name);
      });
    const running = [run('a'), run('b'), run('c')];
    await expect(run('d')).rejects.toThrow('too many calls of this operation are waiting');
    held.resolve(undefined);
    await Promise.all(running);
    expect(done).toEqual(['a', 'b', 'c']);
  });

  it('rejects a caller that waited too long, and admits the next', async () => {
    const bulkhead = new Bulkhead(1, 5);
    const held = Promise.withResolvers<string>();
    const first = bulkhead.run(never, () => held.promise);
    const impatient = new AbortController();
    const second = bulkhead.run(impatient.signal, async () => 'second');
    const third = bulkhead.run(never, async () => 'third');
    impatient.abort(new Error('too long'));
    await expect(second).rejects.toThrow('too long');
    held.resolve('first');
    expect(await Promise.all([first, third])).toEqual(['first', 'third']);
  });

  it('releases its slot after a failure', async () => {
    const bulkhead = new Bulkhead(1, 0);
    await expect(bulkhead.run(never, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await bulkhead.run(never, async () => 'yes')).toBe('yes');
  });
});

const query = (document: string) => ({
  id1: { name: 'X', document, kind: 'query' as const, public: true },
});

describe('Operations', () => {
  it('reads the committed schema', () => {
    const document = 'query X($l:PasserelleLanguage!){passerelleLayout(language:$l){siteName}}';
    expect(new Operations(query(document), committedSchema()).get('id1')).toMatchObject({
      name: 'X',
      kind: 'query',
    });
  });

  it.each([
    [
      'a field that the schema lacks',
      'query X{passwords}',
      'Operation X does not fit schema.graphql (build again)',
    ],
    ['two operations', 'query X{__typename} query Y{__typename}', 'X must hold exactly one operation'],
  ])('refuses %s at the start', (_case, document, message) => {
    expect(() => new Operations(query(document), committedSchema())).toThrow(message);
  });

  it('believes the text of an operation, not its label', () => {
    const schema = 'type Query { a: Int } type Mutation { b: Int }';
    const operations = new Operations(query('mutation X{b}'), schema);
    expect(operations.get('id1')).toMatchObject({ kind: 'mutation', public: false });
  });
});

describe('stableJson', () => {
  it('is equal for equal values', () => {
    expect(stableJson({ b: [{ d: 1, c: undefined }], a: null })).toBe('{"a":null,"b":[{"d":1}]}');
  });
});
