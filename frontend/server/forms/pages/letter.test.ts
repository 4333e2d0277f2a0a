import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { type AuthSite, type Browser, startAuthSite } from '../../testing/auth-site.ts';
import { readEcho, renderEcho } from '../../testing/echo-page.ts';
import {
  data,
  graphqlError,
  raw,
  type ReceivedQuery,
  type ReceivedUploadCall,
} from '../../testing/fake-wordpress.ts';

const hash = 'h'.repeat(43);
const letter = { applicant: 'Awa Sarr', text: 'Draft', isReceived: false, files: [] };
const json = { 'content-type': 'application/json' };
const seen = readEcho<{
  csrfToken: string;
  hash: string;
  letter?: typeof letter;
  values: Record<string, string[]>;
  problem?: { code: string; fields: { path: string; code: string }[] };
}>;

let test: AuthSite;
let browser: Browser;
let answers: unknown[];
let isGone: boolean;
/** What the inspection says of a complete upload. */
let refusal: string | null;
let received: number;

beforeEach(async () => {
  test = await startAuthSite({ render: renderEcho });
  browser = test.browser();
  [answers, isGone, refusal, received] = [[], false, null, 0];
  const { answer: others } = test.wordpress;
  test.wordpress.answer = (query) => answer(query) ?? others(query);
  test.wordpress.uploads = upload;
});
afterEach(() => test.close());

function answer({ operationName, variables }: ReceivedQuery) {
  if (operationName !== 'Letter' && operationName !== 'AnswerLetter') return undefined;
  if (isGone) return graphqlError('link_expired');
  if (operationName === 'Letter') return data({ passerelleLetter: letter });
  answers.push(variables);
  return data({ passerelleAnswerLetter: true });
}

function upload({ method, body }: ReceivedUploadCall) {
  if (method === 'PATCH') received += body.length;
  const state = method === 'GET' ? 'scanning' : 'receiving';
  const stored = method === 'GET' && refusal === null ? 7 : null;
  return raw(
    method === 'POST' ? 201 : 200,
    json,
    JSON.stringify({
      id: '0'.repeat(32),
      bytes: 1,
      received,
      state,
      fileId: stored,
      error: method === 'GET' ? refusal : null,
      expiresAt: '',
    }),
  );
}

const csrfOf = async (page: string) =>
  seen((await browser.send('GET', `${page}?hash=${hash}`)).body).viewData?.csrfToken ?? '';

async function post(page: string, intent: string, more: Record<string, string> = {}) {
  return browser.postForm(page, { csrf: await csrfOf(page), intent, hash, ...more });
}

/** Sends a form with a file as browsers do. */
async function postFile(page: string, intent: string, bytes: Buffer) {
  const form = new FormData();
  const fields = { csrf: await csrfOf(page), intent, hash, text: 'Typed' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new File([new Uint8Array(bytes)], 'été.pdf', { type: 'application/pdf' }));
  const request = new Request('http://form.test', { method: 'POST', body: form });
  return browser.send('POST', page, {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
}

describe.each(['fr', 'en'] as const)('the page of a referee’s link in %s', (language) => {
  const page = pathTo('letter', language);

  it('shows the letter, to nobody else, and leaves the link out of logs', async () => {
    const response = await browser.send('GET', `${page}?hash=${hash}`);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(seen(response.body).viewData).toMatchObject({ hash, letter });
    expect(JSON.stringify(test.logs)).not.toContain(hash);
  });

  it('saves, and comes back to the letter', async () => {
    const response = await post(page, 'save', { text: 'So far' });
    const back = `${page}?${new URLSearchParams({ notice: 'save', hash })}`;
    expect([response.statusCode, response.headers['location']]).toEqual([303, back]);
    expect(answers).toEqual([{ hash, action: 'save', text: 'So far', address: '127.0.0.1' }]);
  });

  it.each(['send', 'decline', 'erase'])('leaves the link behind after %s', async (intent) => {
    const response = await post(page, intent, { text: 'Done' });
    expect([response.statusCode, response.headers['location']]).toEqual([303, `${page}?notice=${intent}`]);
    const text = intent === 'send' ? { text: 'Done' } : {};
    expect(answers).toEqual([{ hash, action: intent, ...text, address: '127.0.0.1' }]);
  });

  it('shows the typed text again when the link is no longer valid', async () => {
    const csrf = await csrfOf(page);
    isGone = true;
    const response = await browser.postForm(page, { csrf, intent: 'send', hash, text: 'Long text' });
    expect(response.statusCode).toBe(410);
    const { values, problem } = seen(response.body).viewData ?? {};
    expect([values?.['text'], problem?.code]).toEqual([['Long text'], 'link_expired']);
  });

  it('refuses a form without token, and one of another site', async () => {
    const forged = await browser.postForm(page, { intent: 'erase', hash });
    expect(forged.statusCode).toBe(403);
    const headers = { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' };
    const csrf = await csrfOf(page);
    const foreign = await browser.postForm(page, { csrf, intent: 'erase', hash }, headers);
    expect(foreign.statusCode).toBe(403);
    expect(answers).toEqual([]);
  });
});

describe('files of a letter', () => {
  const page = pathTo('letter', 'fr');
  const bytes = Buffer.alloc(limits.uploads.pieceBytes + 5, 1);

  it('are sent in pieces by the hash in a header, after the text was saved', async () => {
    const response = await postFile(page, 'send', bytes);
    expect(response.statusCode).toBe(303);
    const saved = { hash, action: 'save', text: 'Typed', address: '127.0.0.1' };
    expect(answers).toEqual([saved, { ...saved, action: 'send' }]);
    const calls = test.wordpress.uploadCalls;
    expect(calls.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'PATCH', 'GET']);
    expect(received).toBe(bytes.length);
    for (const { headers, path } of calls) {
      expect(headers['x-passerelle-letter']).toBe(hash);
      expect(headers.authorization).toBeUndefined();
      expect(path).not.toContain(hash);
    }
    expect(JSON.parse(calls[0]?.body.toString() ?? '')).toEqual({
      purpose: 'letter',
      name: 'été.pdf',
      bytes: bytes.length,
    });
  });

  it('that are refused are named, and nothing is sent', async () => {
    refusal = 'file_encrypted';
    const response = await postFile(page, 'send', Buffer.from('x'));
    expect(response.statusCode).toBe(422);
    const { values, problem } = seen(response.body).viewData ?? {};
    expect(problem?.fields).toMatchObject([{ path: 'file', code: 'file_encrypted' }]);
    expect(values?.['text']).toEqual(['Typed']);
    expect(answers).toMatchObject([{ action: 'save' }]);
  });

  it('that are too large reach nobody, and the text stays', async () => {
    const response = await postFile(page, 'send', Buffer.alloc(limits.files.letterBytes + 1));
    const { values, problem } = seen(response.body).viewData ?? {};
    expect(problem?.fields).toMatchObject([{ path: 'file', code: 'file_too_large' }]);
    expect(values?.['text']).toEqual(['Typed']);
    expect(test.wordpress.uploadCalls).toEqual([]);
  });

  it('are refused by pages that accept none', async () => {
    const form = new FormData();
    form.append('file', new File(['x'], 'x.pdf'));
    const request = new Request('http://form.test', { method: 'POST', body: form });
    const response = await browser.send('POST', pathTo('invitation', 'fr'), {
      payload: Buffer.from(await request.arrayBuffer()),
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    });
    expect(response.statusCode).toBe(415);
  });
});
