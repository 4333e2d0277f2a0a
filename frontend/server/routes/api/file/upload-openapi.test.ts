import type { LightMyRequestResponse } from 'fastify';
import { Compile } from 'typebox/compile';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { metadata, pieceType, uploadPath, UploadSite } from '../../../testing/upload-site.ts';

interface Described {
  parameters: { in: string; name: string; required: boolean }[];
  requestBody?: { content: Record<string, object> };
  responses: Record<
    string,
    { headers: Record<string, object>; content?: Record<string, { schema: object }> }
  >;
}

let own: UploadSite;
let methods: Record<string, Described>;

beforeEach(async () => {
  own = await UploadSite.start();
  const answer = await own.send('GET', '/api/openapi.json');
  methods = answer.json<{ paths: Record<string, typeof methods> }>().paths[uploadPath] ?? {};
});
afterEach(() => own.test.close());

const requests = [
  ['POST', { 'upload-length': '20', 'upload-metadata': metadata }, undefined],
  ['HEAD', {}, undefined],
  ['PATCH', { 'upload-offset': '0', 'content-type': pieceType }, '01234'],
  ['DELETE', {}, undefined],
] as const;

const namesIn = (place: string, { parameters }: Described): string[] =>
  parameters
    .filter((parameter) => parameter.in === place && parameter.required)
    .map(({ name }) => name)
    .toSorted();

/** Status, headers and body; what names no body has none. */
function isAsDescribed(response: LightMyRequestResponse, described: Described | undefined): boolean {
  const answer = described?.responses[String(response.statusCode)];
  if (!answer || !Object.keys(answer.headers).every((name) => name in response.headers)) return false;
  const schema = answer.content?.['application/json']?.schema;
  return schema ? Compile(schema as never).Check(response.json()) : response.body === '';
}

describe('the documentation of uploads', () => {
  it('has the methods of tus, and the call beside them', () => {
    expect(Object.keys(methods).toSorted()).toEqual(['delete', 'get', 'head', 'patch', 'post']);
    expect(Object.keys(methods['patch']?.requestBody?.content ?? {})).toEqual([pieceType]);
  });

  it.each([
    ['POST', '201 400 401 403 412 413 415 422 429 500 503'],
    ['HEAD', '200 401 404 410 412 500 503'],
    ['PATCH', '204 400 401 403 404 409 410 412 413 415 429 500 503'],
    ['DELETE', '204 400 401 403 404 409 410 412 413 415 429 500 503'],
  ])('%s has its statuses', (method, statuses) => {
    expect(Object.keys(methods[method.toLowerCase()]?.responses ?? {}).join(' ')).toBe(statuses);
  });

  it.each(requests)('%s answers with the headers and the body it names', async (method, headers, body) => {
    const url = method === 'POST' ? uploadPath : await own.begun();
    const response = await own.send(method, url, headers, body);
    expect(response.statusCode).toBeLessThan(300);
    expect(isAsDescribed(response, methods[method.toLowerCase()])).toBe(true);
  });

  it.each(requests)(
    '%s needs the headers it names, and refuses as it says',
    async (method, headers, body) => {
      const described = methods[method.toLowerCase()] as Described;
      const named = Object.keys(headers).filter((name) => name !== 'content-type');
      const needed = ['tus-resumable', ...(method === 'HEAD' ? [] : ['x-csrf-token']), ...named];
      expect(namesIn('header', described)).toEqual(needed.toSorted());
      expect(namesIn('query', described)).toEqual(method === 'POST' ? [] : ['id']);
      const url = method === 'POST' ? uploadPath : await own.begun();
      for (const name of needed) {
        const response = await own.send(method, url, { ...headers, [name]: undefined }, body);
        expect(response.statusCode).toBeGreaterThanOrEqual(400);
        expect([name, isAsDescribed(response, described)]).toEqual([name, true]);
      }
    },
  );
});
