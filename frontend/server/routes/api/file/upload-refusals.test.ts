import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../limits.ts';
import { graphqlError, raw } from '../../../testing/fake-wordpress.ts';
import {
  type Headers,
  metadata,
  outcome,
  pieceType,
  uploadPath,
  UploadSite,
} from '../../../testing/upload-site.ts';

const unknownId = 'f'.repeat(32);
let own: UploadSite;

beforeEach(async () => {
  own = await UploadSite.start();
});
afterEach(() => own.test.close());

describe('uploads refuse', () => {
  it.each([undefined, '0.2.2', '1.0', '2.0.0'])('the version %o', async (version) => {
    const url = await own.begun();
    const headers = { 'tus-resumable': version };
    const answers = [
      await own.create(headers),
      await own.append(url, '0', 'x', headers),
      await own.send('DELETE', url, headers),
    ];
    expect(answers.map(outcome)).toEqual(answers.map(() => [412, 'upload_version']));
    answers.push(await own.send('HEAD', url, headers));
    expect(answers.map((answer) => [answer.statusCode, answer.headers['tus-version']])).toEqual(
      answers.map(() => [412, '1.0.0']),
    );
    expect(own.calls.length).toBe(1);
  });

  it.each([
    ['length', { 'upload-length': undefined }],
    ['length of words', { 'upload-length': 'ten' }],
    ['negative length', { 'upload-length': '-1' }],
    ['deferred length', { 'upload-length': undefined, 'upload-defer-length': '1' }],
    ['metadata', { 'upload-metadata': undefined }],
    ['broken metadata', { 'upload-metadata': 'filename ***' }],
  ] as [string, Headers][])('to begin: %s', async (_case, headers) => {
    expect(outcome(await own.create(headers))).toEqual([400, 'malformed_request']);
    expect(own.calls).toEqual([]);
  });

  it('bytes within the request that begins it', async () => {
    const response = await own.send(
      'POST',
      uploadPath,
      { 'upload-length': '20', 'upload-metadata': metadata, 'content-type': pieceType },
      'x',
    );
    expect(outcome(response)).toEqual([415, 'unsupported_media_type']);
  });

  it.each([undefined, '', 'x', '-1', '1.5', '0x0'])('a piece at the offset %o', async (offset) => {
    const url = await own.begun();
    expect(outcome(await own.append(url, offset, 'x'))).toEqual([400, 'malformed_request']);
    expect(own.calls.at(-1)?.method).toBe('POST');
  });

  it.each([undefined, 'application/json', 'application/octet-stream', 'text/plain', 'multipart/form-data'])(
    'a piece of the type %o',
    async (type) => {
      const url = await own.begun();
      const response = await own.append(url, '0', 'x', { 'content-type': type });
      expect(outcome(response)).toEqual([415, 'unsupported_media_type']);
      expect(own.calls.at(-1)?.method).toBe('POST');
    },
  );

  it('a piece that is too large', async () => {
    const url = await own.begun();
    const response = await own.append(url, '0', Buffer.alloc(limits.uploads.pieceBytes + 1));
    expect(outcome(response)).toEqual([413, 'payload_too_large']);
    expect(own.calls.at(-1)?.method).toBe('POST');
    expect((await own.append(url, '0', Buffer.alloc(limits.uploads.pieceBytes))).statusCode).toBe(413);
    expect(own.calls.at(-1)?.method).toBe('PATCH');
  });

  it.each([
    ['an offset that is not the next', '5', 409, 'upload_offset'],
    ['more than was announced', '0', 413, 'payload_too_large'],
  ])('%s', async (_case, offset, status, code) => {
    const url = await own.begun();
    const response = await own.append(url, offset, 'x'.repeat(21));
    expect([outcome(response), response.headers['tus-resumable']]).toEqual([[status, code], '1.0.0']);
  });

  it.each([
    '',
    '?id=',
    '?id=1',
    `?id=${'F'.repeat(32)}`,
    `?id=${unknownId}&id=${unknownId}`,
    `?id=${unknownId}%0A`,
  ])('the address %o, without a call of WordPress', async (query) => {
    for (const method of ['HEAD', 'DELETE'] as const)
      expect((await own.send(method, uploadPath + query)).statusCode).toBe(404);
    expect(outcome(await own.append(uploadPath + query, '0', 'x'))).toEqual([404, 'not_found']);
    expect(own.calls).toEqual([]);
  });

  it.each([
    ['upload_expired', 410],
    ['upload_quota', 413],
    ['not_found', 404],
    ['stale_version', 409],
    ['invalid_transition', 409],
  ])('with the code %s of WordPress', async (code, status) => {
    const url = await own.begun();
    own.test.wordpress.uploads = () => raw(status, {}, JSON.stringify({ code, fields: [] }));
    for (const response of [
      await own.create(),
      await own.append(url, '0', 'x'),
      await own.send('DELETE', url),
      await own.send('GET', url),
    ])
      expect(outcome(response)).toEqual([status, code]);
    expect((await own.send('HEAD', url)).statusCode).toBe(status);
  });

  it('with the fields of WordPress', async () => {
    const fields = [{ path: 'purpose', code: 'invalid_choice' }];
    own.test.wordpress.uploads = () => raw(422, {}, JSON.stringify({ code: 'invalid_fields', fields }));
    const response = await own.create();
    const { error } = response.json<{ error: { code: string; fields: object[] } }>();
    expect([response.statusCode, error.code, error.fields]).toEqual([
      422,
      'invalid_fields',
      [expect.objectContaining(fields[0] as object)],
    ]);
  });

  it.each([
    ['an error page', raw(500, {}, '<h1>/var/www</h1>')],
    ['a code of WordPress itself', raw(404, {}, '{"code":"rest_no_route"}')],
    ['something else', raw(200, {}, '[]')],
    ['null', raw(200, {}, 'null')],
    ['a GraphQL error', graphqlError(undefined)],
  ])('while WordPress answers with %s', async (_case, respond) => {
    const url = await own.begun();
    own.test.wordpress.uploads = () => respond;
    const response = await own.append(url, '0', 'x');
    expect([outcome(response), response.headers['retry-after']]).toEqual([
      [503, 'content_system_unavailable'],
      '10',
    ]);
    expect(response.body).not.toContain('/var/www');
  });

  it.each(['POST', 'PATCH', 'DELETE'] as const)('%s without proof of the site', async (method) => {
    const url = await own.begun();
    const good: Headers = {
      'upload-length': '20',
      'upload-metadata': metadata,
      'upload-offset': '0',
      ...(method === 'PATCH' && { 'content-type': pieceType }),
    };
    const body = method === 'PATCH' ? 'x' : undefined;
    const calls = own.calls.length;
    const attempt = async (headers: Headers) =>
      outcome(await own.send(method, url, { ...good, ...headers }, body));
    expect(await attempt({ 'x-csrf-token': undefined })).toEqual([403, 'csrf_missing']);
    expect(await attempt({ 'x-csrf-token': 'a.b' })).toEqual([403, 'csrf_invalid']);
    expect(await attempt({ origin: 'https://evil.example' })).toEqual([403, 'forbidden']);
    expect(own.calls.length).toBe(calls);
  });

  it('visitors, whose bytes it does not read', async () => {
    const url = await own.begun();
    await own.becomeVisitor();
    const calls = own.calls.length;
    const missing = [401, 'access_token_missing'];
    expect(outcome(await own.create())).toEqual(missing);
    expect(outcome(await own.append(url, '0', 'x'))).toEqual(missing);
    expect(outcome(await own.send('DELETE', url))).toEqual(missing);
    expect(outcome(await own.send('GET', url))).toEqual(missing);
    expect((await own.send('HEAD', url)).statusCode).toBe(401);
    expect(own.calls.length).toBe(calls);
  });

  it('a flood of pieces, but not many', async () => {
    const url = await own.begun();
    const statuses = new Set<number>();
    for (let sent = 0; sent < limits.session.writesPerMinute + 1; sent += 1)
      statuses.add((await own.append(url, '0', '')).statusCode);
    expect([...statuses]).toEqual([204]);
    for (let sent = 0; sent < limits.uploads.piecesPerMinute; sent += 1)
      statuses.add((await own.append(url, '0', '')).statusCode);
    expect([...statuses]).toEqual([204, 429]);
  });
});
