import { beforeEach, describe, expect, it } from 'vitest';
import { settled } from '../record-form/testing/virtual-timers.ts';
import {
  add,
  bytesOf,
  fileOf,
  firstUrl,
  megabyte,
  minute,
  place,
  statesOf,
  UploadBrowser,
} from './testing/upload-page.ts';
import { pieceBytes } from './upload-timing.ts';

let browser: UploadBrowser;

beforeEach(() => {
  browser = new UploadBrowser();
});

describe('another page', () => {
  it('continues where the one before ended', async () => {
    const blob = fileOf(megabyte);
    add(browser.open(), blob);
    await browser.timers.advance(5_000);
    browser.timers.stop();
    const queue = browser.open();
    await queue.restore(place.form);
    await browser.timers.advance(minute);
    expect(statesOf(queue)).toEqual(['ready']);
    expect(browser.line.stored.size).toBe(1);
    expect(browser.line.carried).toBeLessThanOrEqual(megabyte + pieceBytes.smallest);
    expect(Buffer.from(browser.line.contentOf(firstUrl)).equals(await bytesOf(blob))).toBe(true);
  });

  it('leaves a paused one paused, and has the file of a finished one', async () => {
    const before = browser.open();
    add(before, fileOf(10), 'first.pdf');
    await browser.timers.advance(minute);
    before.pause(add(before, fileOf(megabyte), 'second.pdf'));
    await settled();
    browser.timers.stop();
    const queue = browser.open();
    await queue.restore(place.form);
    await queue.restore(place.form);
    await browser.timers.advance(minute);
    expect(queue.uploads()).toMatchObject([
      { name: 'first.pdf', state: 'ready', fileId: 70 },
      { name: 'second.pdf', state: 'paused' },
    ]);
  });

  it('takes over from a tab that edits the form no longer', async () => {
    const before = browser.open();
    add(before, fileOf(megabyte));
    await browser.timers.advance(5_000);
    before.release('initiative:13');
    expect(statesOf(before)).toEqual(['sending']);
    before.release(place.form);
    expect(before.uploads()).toEqual([]);
    const queue = browser.open();
    await queue.restore(place.form);
    await browser.timers.advance(minute);
    expect([statesOf(queue), browser.line.stored.size]).toEqual([['ready'], 1]);
    expect(browser.line.seen.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('has nothing of another person or of another form', async () => {
    add(browser.open(), fileOf(10));
    await browser.timers.advance(minute);
    const [row] = browser.device.rows.values();
    if (row) await browser.device.put({ ...row, key: 'of another', userId: 8 });
    const queue = browser.open();
    await queue.restore('initiative:13');
    expect(queue.uploads()).toEqual([]);
    await queue.restore(place.form);
    expect(queue.uploads().map(({ key }) => key)).toEqual(['key-1']);
  });

  it('finds the files of a new record under the name that it has since', async () => {
    const before = browser.open();
    before.add(
      { form: 'initiative:new', field: 'galleryIds' },
      { blob: fileOf(10), name: 'a.png', purpose: 'gallery' },
    );
    before.rename('initiative:new', 'initiative:14');
    await browser.timers.advance(minute);
    const queue = browser.open();
    await queue.restore('initiative:14');
    expect(queue.uploads()).toMatchObject([{ form: 'initiative:14', state: 'ready' }]);
  });
});
