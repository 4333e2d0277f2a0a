import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AuthSite, type Browser, codeOf, startAuthSite } from '../../testing/auth-site.ts';
import { data, refusedWith } from '../../testing/fake-wordpress.ts';

const paths = ['/api/moderations/update-status', '/api/dashboard/initiatives/moderate-initiative'];
const items = [
  { id: 12, version: 3 },
  { id: 13, version: 1 },
];
const decided = { id: 12, ok: true, status: 200, version: 4, moderationStatus: 'rejected', error: null };
const overtaken = {
  id: 13,
  ok: false,
  status: 409,
  version: null,
  moderationStatus: null,
  error: {
    code: 'stale_version',
    moderationStatus: 'valid',
    moderator: 'Aminata Diop',
    date: '2026-11-22T10:00:00Z',
  },
};

let test: AuthSite;
let browser: Browser;
let answer: ReturnType<typeof data>;
const asked = () => test.wordpress.received.filter(({ operationName }) => operationName === 'Decide');

beforeAll(async () => {
  test = await startAuthSite();
  const { answer: others } = test.wordpress;
  test.wordpress.answer = (query) => (query.operationName === 'Decide' ? answer : others(query));
});
afterAll(() => test.close());
beforeEach(async () => {
  answer = data({ passerelleDecide: { results: [decided, overtaken] } });
  browser = test.browser();
  await browser.signIn();
  test.wordpress.received.length = 0;
});

it.each(paths)('%s answers for each record', async (path) => {
  const body = { items, status: 'rejected', rejectionReason: 'no_clear_link', target: 'record' };
  const response = await browser.post(path, body);
  expect([response.statusCode, response.json()]).toEqual([200, { data: { results: [decided, overtaken] } }]);
  expect(asked().map(({ variables }) => variables)).toEqual([
    { items, status: 'REJECTED', rejectionReason: 'NO_CLEAR_LINK', target: 'RECORD' },
  ]);
});

it.each(paths)('%s refuses those who may decide nothing', async (path) => {
  answer = refusedWith('rights_moderate');
  const response = await browser.post(path, { items, status: 'valid' });
  expect([response.statusCode, codeOf(response)]).toEqual([403, 'rights_moderate']);
});

it.each(paths)('%s needs a session', async (path) => {
  browser = test.browser();
  const response = await browser.post(path, { items, status: 'valid' });
  expect([response.statusCode, codeOf(response), asked()]).toEqual([401, 'access_token_missing', []]);
});

it.each([
  ['no items', 422, { status: 'valid' }],
  ['items that are none', 400, { items: 'all', status: 'valid' }],
  ['an item without version', 422, { items: [{ id: 12 }], status: 'valid' }],
  ['an unknown decision', 400, { items, status: 'publish' }],
  ['an unknown reason', 400, { items, status: 'rejected', rejectionReason: 'boring' }],
  ['an unknown field', 422, { items, status: 'valid', moderatorId: 1 }],
])('a body with %s never reaches WordPress', async (_, status, body) => {
  const response = await browser.post(paths[0] ?? '', body);
  expect([response.statusCode, asked()]).toEqual([status, []]);
});
