import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../limits.ts';
import type { Reader } from '../../testing/reader.ts';
import { type ReaderSite, Refusal, startReaderSite } from '../../testing/reader-site.ts';

const words = {
  fr: {
    path: '/recepisse/',
    number: 'Numéro du récépissé',
    file: 'Fichier joint à la candidature',
    hash: 'Ou son empreinte SHA-256',
    submit: 'Comparer',
    match: /^Oui : cette empreinte .* Envoi : 28 novembre 2026 à 22:30:00 UTC$/,
    none: /^Non : ce numéro et cette empreinte ne vont pas ensemble\./,
    missing: 'Choisissez un fichier, ou indiquez son empreinte.',
    tooLarge: /^Fichier joint à la candidature — /,
  },
  en: {
    path: '/en/receipt/',
    number: 'Receipt number',
    file: 'File attached to the application',
    hash: 'Or its SHA-256 hash',
    submit: 'Compare',
    match: /^Yes: this hash is on the receipt\. .* Sent: 28 November 2026 at 22:30:00 UTC$/,
    none: /^No: this number and this hash don’t belong together\./,
    missing: 'Choose a file, or enter its hash.',
    tooLarge: /^File attached to the application — /,
  },
} as const;
const number = '12-2026-ACDEFGHJK';
const bytes = new Uint8Array(300_000).map((_, index) => (index * index) % 256);
const file = new File([bytes], 'Œuvre.pdf', { type: 'application/pdf' });
const hash = createHash('sha256').update(bytes).digest('hex');
const sentAt = '2026-11-28T22:30:00Z';

let site: ReaderSite;
let isThrottled: boolean;
beforeEach(async () => {
  isThrottled = false;
  site = await startReaderSite({
    CheckReceipt: ({ variables: { sha256, number: asked } = {} }) => {
      if (isThrottled) return new Refusal('rate_limited');
      if (sha256 === '') return new Refusal('invalid_fields', [{ path: 'sha256', code: 'required' }]);
      const matches = asked === number && sha256 === hash;
      return { passerelleCheckReceipt: { matches, sentAt: matches ? sentAt : null } };
    },
  });
});
afterEach(() => site.close());

const answers = (reader: Reader) => reader.texts('[data-answer]:not([hidden])');
const asked = () => site.wordpress.receivedOf('CheckReceipt').map(({ variables }) => variables);

async function post(form: FormData, path = '/recepisse/') {
  const browser = site.browser();
  await browser.send('GET', '/recepisse/');
  return browser.postMultipart(path, form);
}

describe.each(['fr', 'en'] as const)('the comparison with a receipt without script (%s)', (language) => {
  const text = words[language];
  it('sends the hash of the file to WordPress, and nothing else of it', async () => {
    const reader = await site.reader().open(text.path);
    expect(answers(reader)).toEqual([]);
    reader.fill(text.number, number);
    reader.attach(text.file, file);
    await reader.press(text.submit);
    expect([reader.status, reader.address]).toEqual([200, text.path]);
    expect(answers(reader)).toEqual([expect.stringMatching(text.match)]);
    expect([reader.value(text.number), reader.value(text.hash)]).toEqual([number, hash]);
    expect(asked()).toEqual([{ number, sha256: hash, address: '127.0.0.1' }]);
    expect(reader.response.headers['cache-control']).toBe('private, no-store');
  });

  it('compares a hash that is typed', async () => {
    const reader = await site.reader().open(text.path);
    reader.fill(text.number, number);
    reader.fill(text.hash, hash);
    await reader.press(text.submit);
    expect(answers(reader)).toEqual([expect.stringMatching(text.match)]);
  });

  it('answers alike for whatever does not match', async () => {
    const pages = [];
    for (const [typed, contents] of [
      [number, 'other file'],
      ['99-2026-ACDEFGHJK', 'other file'],
    ] as const) {
      const reader = await site.reader().open(text.path);
      reader.fill(text.number, typed);
      reader.attach(text.file, new File([contents], 'a.pdf'));
      await reader.press(text.submit);
      expect(answers(reader)).toEqual([expect.stringMatching(text.none)]);
      const token = reader.document.querySelector('input[name="csrf"]')?.getAttribute('value') ?? '';
      pages.push([
        reader.status,
        reader.response.body
          .replaceAll(typed, '')
          .replaceAll(token, '')
          .replaceAll(/nonce="[^"]*"/g, ''),
      ]);
    }
    expect(pages[0]).toEqual(pages[1]);
  });

  it('says what is missing, too large or to be waited for, and keeps what was typed', async () => {
    const reader = await site.reader().open(text.path);
    reader.fill(text.number, number);
    await reader.press(text.submit);
    expect([reader.status, reader.problems]).toEqual([422, [text.missing]]);
    reader.attach(text.file, new File([new Uint8Array(limits.applications.fileBytes + 1)], 'a.pdf'));
    await reader.press(text.submit);
    expect([reader.status, reader.problems]).toEqual([422, [expect.stringMatching(text.tooLarge)]]);
    expect(asked()).toHaveLength(1);
    isThrottled = true;
    reader.attach(text.file, file);
    await reader.press(text.submit);
    expect([reader.status, reader.value(text.number)]).toEqual([429, number]);
  });
});

describe('a form with a file', () => {
  it('needs the token of its page', async () => {
    const form = new FormData();
    form.append('csrf', 'other');
    form.append('number', number);
    form.append('file', file);
    expect((await post(form)).statusCode).toBe(403);
    expect(asked()).toEqual([]);
  });

  it('is refused where no page takes a file, when it is far too large, and when it is cut', async () => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(2 * limits.applications.fileBytes)], 'a.bin'));
    expect((await post(form)).statusCode).toBe(413);
    expect((await post(new FormData(), '/contact/')).statusCode).toBe(415);
    const cut = await site.browser().send('POST', '/recepisse/', {
      payload: '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    const none = await site.browser().send('POST', '/recepisse/', {
      payload: 'abc',
      headers: { 'content-type': 'multipart/form-data' },
    });
    expect([cut.statusCode, none.statusCode]).toEqual([400, 400]);
  });
});
