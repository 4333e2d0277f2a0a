import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SearchSession, type SearchState } from './search-session.ts';

interface Request {
  text: string;
  signal: AbortSignal;
  answer: (items: string[]) => void;
  fail: () => void;
}

let requests: Request[];
let states: SearchState<string>[];
let session: SearchSession<string>;
const afterPause = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  states = [];
  session = new SearchSession<string>(
    (text, signal) =>
      new Promise((resolve, reject) => {
        requests.push({ text, signal, answer: resolve, fail: () => reject(new TypeError('Failed')) });
      }),
    (state) => states.push(state),
  );
});
afterEach(() => vi.useRealTimers());

describe('a search while typing', () => {
  test('waits until nothing more is typed, and asks once', async () => {
    for (const text of ['a', 'aï', 'aïs', ' aïss ']) session.type(text);
    expect(requests).toEqual([]);
    await afterPause();
    session.type('aïss  ');
    await afterPause();
    expect(requests.map(({ text }) => text)).toEqual(['aïss']);
    requests[0]?.answer(['Aïssatou']);
    await afterPause();
    expect(states.at(-1)).toEqual({ status: 'found', items: ['Aïssatou'] });
  });

  test('aborts the older request and ignores its answer, however late', async () => {
    session.type('awa');
    await afterPause();
    session.type('awa d');
    expect(requests[0]?.signal.aborted).toBe(true);
    await afterPause();
    requests[1]?.answer(['Awa Diop']);
    requests[0]?.answer(['Awa Sy']);
    await afterPause();
    expect(states.at(-1)).toEqual({ status: 'found', items: ['Awa Diop'] });
    expect(states.some(({ items }) => items.includes('Awa Sy'))).toBe(false);
  });

  test('shows the items of the last answer until the next one', async () => {
    session.type('awa');
    await afterPause();
    requests[0]?.answer(['Awa Diop']);
    await afterPause();
    session.type('awa d');
    expect(states.at(-1)).toEqual({ status: 'searching', items: ['Awa Diop'] });
  });

  test('asks nothing for fewer than two letters, and forgets what was found', async () => {
    session.type('awa');
    await afterPause();
    requests[0]?.answer(['Awa Diop']);
    await afterPause();
    session.type('a');
    await afterPause();
    expect([requests.length, states.at(-1)]).toEqual([1, { status: 'idle', items: [] }]);
  });

  test('says that it failed, and asks again on request', async () => {
    session.type('awa');
    await afterPause();
    requests[0]?.fail();
    await afterPause();
    expect(states.at(-1)).toEqual({ status: 'failed', items: [] });
    session.retry();
    expect(states.at(-1)?.status).toBe('searching');
    requests[1]?.answer([]);
    await afterPause();
    expect([requests[1]?.text, states.at(-1)]).toEqual(['awa', { status: 'found', items: [] }]);
  });

  test('shows nothing after it was stopped', async () => {
    session.type('awa');
    await afterPause();
    session.stop();
    requests[0]?.fail();
    await afterPause();
    expect(states.map(({ status }) => status)).toEqual(['searching']);
  });
});
