import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AuthSite, type Browser, codeOf, startAuthSite } from '../../../testing/auth-site.ts';
import { data, raw } from '../../../testing/fake-wordpress.ts';

const path = '/api/polylang/duplicatePostToLanguage';
const body = { id: 12, language: 'en' };

let test: AuthSite;
let browser: Browser;
let answer: ReturnType<typeof data>;

beforeAll(async () => {
  test = await startAuthSite();
  const { answer: others } = test.wordpress;
  test.wordpress.answer = (asked) => (asked.operationName === 'DuplicatePost' ? answer : others(asked));
});
afterAll(() => test.close());
beforeEach(async () => {
  answer = data({ passerelleDuplicatePost: { __typename: 'PasserelleDuplicate', id: 34, existing: false } });
  browser = test.browser();
  await browser.signIn();
  test.wordpress.received.length = 0;
});

const refused = (code: string) =>
  raw(
    200,
    { 'content-type': 'application/json' },
    JSON.stringify({ errors: [{ message: code, extensions: { code, fields: [] } }] }),
  );
const duplications = () =>
  test.wordpress.received.filter(({ operationName }) => operationName === 'DuplicatePost');

it('answers the id of the translation and whether it existed, uncached', async () => {
  const response = await browser.post(path, body);
  expect([response.statusCode, response.json(), response.headers['cache-control']]).toEqual([
    200,
    { data: { id: 34, existing: false } },
    'no-store',
  ]);
  expect(duplications().map(({ variables }) => variables)).toEqual([{ id: 12, language: 'EN' }]);
});

it.each([
  [{ id: 12, language: 'de' }, 400],
  [{ id: 0, language: 'en' }, 400],
  [{ id: '12; DROP', language: 'en' }, 400],
  [{ id: 12 }, 422],
  [{ ...body, status: 'publish' }, 422],
])('rejects %o before WordPress', async (wrong, status) => {
  const response = await browser.post(path, wrong);
  expect([response.statusCode, duplications()]).toEqual([status, []]);
});

it.each([
  ['not_found', 404],
  ['forbidden', 403],
  ['invalid_transition', 409],
])('passes on %s', async (code, status) => {
  answer = refused(code);
  const response = await browser.post(path, body);
  expect([response.statusCode, codeOf(response)]).toEqual([status, code]);
});

it('rejects visitors before WordPress', async () => {
  const response = await test.browser().post(path, body);
  expect([response.statusCode, codeOf(response), duplications()]).toEqual([401, 'access_token_missing', []]);
});
