import { beforeEach, describe, expect, it } from 'vitest';
import { FakeTus } from './testing/fake-tus.ts';
import { add, fileOf, megabyte, minute, slow, statesOf, UploadBrowser } from './testing/upload-page.ts';

let browser: UploadBrowser;

beforeEach(() => {
  browser = new UploadBrowser();
});

/** Times at which the requests of a method were sent, in milliseconds since the first. */
function timesOf(method: string): () => number[] {
  const times: number[] = [];
  const { answer } = browser.line;
  browser.line.answer = (request, body) => {
    if (request.getMethod() === method) times.push(browser.timers.now());
    return answer.call(browser.line, request, body);
  };
  return () => times.map((time) => time - (times[0] ?? 0));
}

describe('an attempt', () => {
  it('follows another after longer and longer, up to the last delay', async () => {
    const times = timesOf('POST');
    const refuse = () => browser.line.refusals.set('POST', { status: 503 });
    refuse();
    browser.timers.set(function again() {
      refuse();
      browser.timers.set(again, 100);
    }, 100);
    add(browser.open(), fileOf(10));
    await browser.timers.advance(2 * minute);
    expect(times()).toEqual([0, 1_000, 3_000, 8_000, 23_000, 53_000, 83_000, 113_000]);
  });

  it.each([
    ['later than the delay', 7, 7_000],
    ['earlier than the delay', 1, 2_000],
  ])('obeys a server that asks for one %s', async (_case, seconds, delay) => {
    const times = timesOf('POST');
    browser.line.refusals.set('POST', { status: 503 });
    const queue = browser.open();
    add(queue, fileOf(10));
    await browser.timers.advance(500);
    browser.line.refusals.set('POST', { status: 429, headers: { 'retry-after': String(seconds) } });
    await browser.timers.advance(minute);
    expect([times(), statesOf(queue)]).toEqual([[0, 1_000, 1_000 + delay], ['ready']]);
  });

  it('follows soon again after a byte has arrived', async () => {
    const cutsAt = [200_000, 400_000, 600_000, 800_000];
    browser.line = new FakeTus({ timers: browser.timers, rate: slow, cutsAt });
    const waits: number[] = [];
    let brokeAt: number | undefined;
    const { answer } = browser.line;
    browser.line.answer = async (request, body) => {
      if (brokeAt !== undefined) waits.push(browser.timers.now() - brokeAt);
      brokeAt = undefined;
      try {
        return await answer.call(browser.line, request, body);
      } catch (error) {
        brokeAt = browser.timers.now();
        throw error;
      }
    };
    const queue = browser.open();
    add(queue, fileOf(megabyte));
    await browser.timers.advance(minute);
    expect([statesOf(queue), waits]).toEqual([['ready'], [1_000, 1_000, 1_000, 1_000]]);
  });

  it('to find out about the inspection follows another after longer and longer', async () => {
    browser.inspection = { state: 'scanning' };
    const queue = browser.open();
    const times: number[] = [];
    const asked = browser.inspection;
    Object.defineProperty(browser, 'inspection', {
      get: () => {
        times.push(browser.timers.now());
        return asked;
      },
    });
    add(queue, fileOf(10));
    await browser.timers.advance(20_000);
    expect(times.map((time) => time - (times[0] ?? 0))).toEqual([
      0, 500, 1_500, 3_500, 8_500, 13_500, 18_500,
    ]);
  });
});
