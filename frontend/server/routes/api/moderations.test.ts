import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AuthSite, type Browser, startAuthSite } from '../../testing/auth-site.ts';
import { data } from '../../testing/fake-wordpress.ts';

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
const asked = () => test.wordpress.receivedOf('Decide');

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
    { items, status: 'rejected', rejectionReason: 'no_clear_link', target: 'record' },
  ]);
});
