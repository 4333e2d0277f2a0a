import { beforeEach, describe, expect, it } from 'vitest';
import { FakeTus } from './testing/fake-tus.ts';
import {
  add,
  bytesOf,
  fileOf,
  firstUrl,
  megabyte,
  minute,
  place,
  randomNumbers,
  secondUrl,
  slow,
  statesOf,
  UploadBrowser,
} from './testing/upload-page.ts';
import { pieceBytes } from './upload-timing.ts';
import type { UploadQueue } from './upload-queue.ts';

let browser: UploadBrowser;

beforeEach(() => {
  browser = new UploadBrowser();
});

describe('a file', () => {
  it('arrives whole, in pieces that follow the line, and is ready once inspected', async () => {
    const queue = browser.open();
    const blob = fileOf(megabyte);
    add(queue, blob, 'Plan d’été.pdf');
    await browser.timers.advance(10_000);
    expect(queue.uploads()).toMatchObject([{ state: 'sending', name: 'Plan d’été.pdf', size: megabyte }]);
    const { sent, rate } = queue.uploads()[0] ?? {};
    expect(sent).toBeGreaterThan(400_000);
    expect(rate).toBeCloseTo(slow, -3);
    await browser.timers.advance(minute);
    expect(queue.uploads()).toMatchObject([{ state: 'ready', fileId: 70, sent: megabyte }]);
    expect(browser.line.stored.get(firstUrl)).toMatchObject({ name: 'Plan d’été.pdf', purpose: 'document' });
    expect(Buffer.from(browser.line.contentOf(firstUrl)).equals(await bytesOf(blob))).toBe(true);
    const pieces = browser.line.seen.filter(({ method }) => method === 'PATCH');
    expect(pieces[0]?.bytes).toBe(pieceBytes.smallest);
    expect(Math.max(...pieces.map(({ bytes }) => bytes))).toBe(pieceBytes.smallest);
    expect(Math.max(...pieces.map(({ lasted }) => lasted))).toBeLessThan(5_000);
    expect(browser.line.carried).toBe(megabyte);
  });

  it('is ready before its virus scan has ended where the server names it: the closing of a call does not wait', async () => {
    browser.inspection = { state: 'scanning' };
    const queue = browser.open();
    add(queue, fileOf(10));
    await browser.timers.advance(minute);
    expect(statesOf(queue)).toEqual(['scanning']);
    browser.inspection = { state: 'scanning', fileId: 71 };
    await browser.timers.advance(minute);
    expect(queue.uploads()).toMatchObject([{ state: 'ready', fileId: 71 }]);
  });

  it('goes along with its row, on this device too, and ends with it', async () => {
    const queue = browser.open();
    add(queue, fileOf(megabyte));
    const [upload] = queue.uploads();
    if (!upload) throw new Error('Nothing is on its way');
    const { form, field } = upload;
    queue.move(form, (path) => `${path}.moved`);
    expect(queue.uploads()).toMatchObject([{ field: `${field}.moved` }]);
    await browser.timers.advance(minute);
    const later = browser.open();
    await later.restore(form);
    expect(later.uploads()).toMatchObject([{ field: `${field}.moved` }]);
    queue.move('initiative:other', () => undefined);
    expect(queue.uploads()).toHaveLength(1);
    queue.move(form, () => undefined);
    expect(queue.uploads()).toEqual([]);
  });

  it('is sent in pieces of 1 MB at most over a quick line', async () => {
    browser.line = new FakeTus({ timers: browser.timers, rate: 100 * megabyte });
    const queue = browser.open();
    add(queue, fileOf(4 * megabyte));
    await browser.timers.advance(minute);
    const pieces = browser.line.seen.filter(({ method }) => method === 'PATCH').map(({ bytes }) => bytes);
    expect(Math.max(...pieces)).toBe(pieceBytes.largest);
    expect(statesOf(queue)).toEqual(['ready']);
  });

  it('carries the token of the session, but not to ask for the offset', async () => {
    browser.line = new FakeTus({ timers: browser.timers, rate: slow, cutsAt: [100_000] });
    const queue = browser.open();
    add(queue, fileOf(200_000));
    await browser.timers.advance(minute);
    const tokens = browser.line.seen.map(({ method, headers }) => [method, headers['x-csrf-token']]);
    expect(new Set(tokens.map(String))).toEqual(new Set(['POST,token', 'PATCH,token', 'HEAD,']));
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'arrives once over a line that breaks 10 times (seed %d)',
    async (seed) => {
      const numbers = randomNumbers(seed);
      const cutsAt = Array.from({ length: 10 }, () => Math.floor(numbers.next().value * megabyte));
      cutsAt.sort((one, other) => one - other);
      browser.line = new FakeTus({ timers: browser.timers, rate: slow, cutsAt, appendsAfter: 700 });
      const queue = browser.open();
      const blob = fileOf(megabyte, seed);
      add(queue, blob);
      await browser.timers.advance(5 * minute);
      expect([browser.line.cuts, ...statesOf(queue)]).toEqual([10, 'ready']);
      expect(browser.line.carried).toBeLessThanOrEqual(megabyte + 10 * pieceBytes.smallest);
      expect(browser.line.stored.size).toBe(1);
      expect(Buffer.from(browser.line.contentOf(firstUrl)).equals(await bytesOf(blob))).toBe(true);
    },
  );
});

describe('files', () => {
  it('are sent one after the other', async () => {
    const queue = browser.open();
    add(queue, fileOf(200_000));
    add(queue, fileOf(100_000));
    await browser.timers.advance(1_000);
    expect(statesOf(queue)).toEqual(['sending', 'queued']);
    await browser.timers.advance(minute);
    expect(statesOf(queue)).toEqual(['ready', 'ready']);
    expect(browser.line.seen.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it('are paused, resumed and cancelled', async () => {
    const queue = browser.open();
    const [first, second] = [add(queue, fileOf(megabyte)), add(queue, fileOf(100_000))];
    await browser.timers.advance(3_000);
    queue.pause(first);
    await browser.timers.advance(minute);
    expect(statesOf(queue)).toEqual(['paused', 'ready']);
    queue.resume(first);
    await browser.timers.advance(2_000);
    expect(statesOf(queue)).toEqual(['sending', 'ready']);
    queue.cancel(first);
    queue.forget(second);
    await browser.timers.advance(minute);
    expect([queue.uploads(), [...browser.device.rows.keys()]]).toEqual([[], []]);
    expect([...browser.line.stored.keys()]).toEqual([secondUrl]);
  });

  it('that nobody paused wait for the network, and go on when it is back', async () => {
    browser.line = new FakeTus({ timers: browser.timers, rate: slow, cutsAt: [100_000] });
    const queue = browser.open();
    add(queue, fileOf(200_000));
    await browser.timers.advance(1_500);
    browser.isOnline = false;
    await browser.timers.advance(10 * minute);
    expect(statesOf(queue)).toEqual(['waiting']);
    browser.isOnline = true;
    queue.wake();
    await browser.timers.advance(minute);
    expect(statesOf(queue)).toEqual(['ready']);
  });

  it('wait in their turn while the first one waits', async () => {
    browser.line = new FakeTus({ timers: browser.timers, rate: slow, cutsAt: [100_000] });
    const queue = browser.open();
    const first = add(queue, fileOf(200_000));
    add(queue, fileOf(100_000));
    await browser.timers.advance(1_500);
    browser.isOnline = false;
    await browser.timers.advance(minute);
    expect([statesOf(queue), browser.line.stored.size]).toEqual([['waiting', 'queued'], 1]);
    add(queue, fileOf(20));
    await browser.timers.advance(minute);
    expect([statesOf(queue), browser.line.stored.size]).toEqual([['waiting', 'queued', 'queued'], 1]);
    // The second goes on while the first is paused, and the third after it.
    queue.pause(first);
    await browser.timers.advance(1);
    expect(statesOf(queue)).toEqual(['paused', 'sending', 'queued']);
    await browser.timers.advance(minute);
    expect(statesOf(queue)).toEqual(['paused', 'ready', 'ready']);
  });

  it.each([
    ['cancelled', (queue: UploadQueue, key: string) => queue.cancel(key)],
    ['taken off the list', (queue: UploadQueue, key: string) => queue.forget(key)],
  ])('go on once the one that waits is %s', async (_case, remove) => {
    browser.isOnline = false;
    browser.line.refusals.set('POST', { status: 503 });
    const queue = browser.open();
    const first = add(queue, fileOf(10));
    add(queue, fileOf(20));
    await browser.timers.advance(minute);
    expect(statesOf(queue)).toEqual(['waiting', 'queued']);
    remove(queue, first);
    await browser.timers.advance(minute);
    expect(statesOf(queue)).toEqual(['ready']);
  });

  it('go on once another tab edits the form of the one under way', async () => {
    const queue = browser.open();
    add(queue, fileOf(megabyte));
    const blob = fileOf(20);
    queue.add({ form: 'initiative:13', field: 'documentIds' }, { blob, name: 'b.pdf', purpose: 'document' });
    await browser.timers.advance(2_000);
    expect(statesOf(queue)).toEqual(['sending', 'queued']);
    queue.release(place.form);
    await browser.timers.advance(minute);
    expect(queue.uploads()).toMatchObject([{ form: 'initiative:13', state: 'ready' }]);
  });

  it('wait for a new sign-in, and are not begun again', async () => {
    const queue = browser.open();
    add(queue, fileOf(200_000));
    await browser.timers.advance(500);
    browser.line.refusals.set('PATCH', { status: 401, body: '{"error":{"code":"session_expired"}}' });
    await browser.timers.advance(10 * minute);
    expect(queue.uploads()).toMatchObject([{ state: 'waiting', code: 'session_expired' }]);
    browser.line.refusals.set('HEAD', { status: 401 });
    queue.wake();
    await browser.timers.advance(minute);
    expect(queue.uploads()).toMatchObject([{ state: 'waiting', code: 'session_expired' }]);
    queue.wake();
    await browser.timers.advance(minute);
    expect([statesOf(queue), browser.line.stored.size]).toEqual([['ready'], 1]);
  });

  it.each([
    [
      'one value',
      422,
      '{"error":{"code":"invalid_fields","fields":[{"code":"file_too_large"}]}}',
      'file_too_large',
    ],
    ['the whole', 413, '{"error":{"code":"upload_quota","message":"Too much."}}', 'upload_quota'],
    ['without a reason', 400, '<html>', 'upload_failed'],
  ])('are refused with the code of %s', async (_case, status, body, code) => {
    browser.line.refusals.set('POST', { status, body });
    const queue = browser.open();
    add(queue, fileOf(10));
    add(queue, fileOf(20));
    await browser.timers.advance(minute);
    expect(queue.uploads()).toMatchObject([{ state: 'refused', code }, { state: 'ready' }]);
    expect([...browser.device.rows.keys()]).toEqual(['key-2']);
  });

  it('are refused when their inspection finds a reason', async () => {
    browser.inspection = { state: 'scanning' };
    const queue = browser.open();
    add(queue, fileOf(10));
    await browser.timers.advance(minute);
    expect(statesOf(queue)).toEqual(['scanning']);
    browser.inspection = { state: 'refused', error: 'file_infected' };
    await browser.timers.advance(minute);
    expect(queue.uploads()).toMatchObject([{ state: 'refused', code: 'file_infected' }]);
  });

  it('that the server has lost are begun anew once', async () => {
    const queue = browser.open();
    add(queue, fileOf(200_000));
    await browser.timers.advance(2_000);
    browser.line.stored.clear();
    await browser.timers.advance(minute);
    expect(statesOf(queue)).toEqual(['ready']);
    browser.inspection = 'gone';
    add(queue, fileOf(10));
    await browser.timers.advance(minute);
    expect(queue.uploads()[1]).toMatchObject({ state: 'refused', code: 'upload_failed' });
  });

  it('go on after a request that carries nothing any more', async () => {
    const queue = browser.open();
    const { answer } = browser.line;
    browser.line.answer = () => new Promise(() => undefined);
    add(queue, fileOf(10));
    await browser.timers.advance(10_000);
    expect(statesOf(queue)).toEqual(['sending']);
    browser.line.answer = answer.bind(browser.line);
    await browser.timers.advance(minute);
    expect(statesOf(queue)).toEqual(['ready']);
  });
});
