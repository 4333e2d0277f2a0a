import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AuthSite, type Browser, codeOf, startAuthSite } from '../../../testing/auth-site.ts';
import { data, refusedWith } from '../../../testing/fake-wordpress.ts';

const path = '/api/dashboard/locks';
const lock = { holder: 'Awa', since: '2026-11-21T10:00:00Z', until: '2026-11-21T10:02:00Z' };

let test: AuthSite;
let browser: Browser;
let answer: ReturnType<typeof data>;
const asked = () => test.wordpress.receivedOf('Lock');

beforeAll(async () => {
  test = await startAuthSite();
  const { answer: others } = test.wordpress;
  test.wordpress.answer = (query) => (query.operationName === 'Lock' ? answer : others(query));
});
afterAll(() => test.close());
beforeEach(async () => {
  answer = data({ passerelleLock: lock });
  browser = test.browser();
  await browser.signIn();
  test.wordpress.received.length = 0;
});

it.each([
  ['take', 'take'],
  ['renew', 'renew'],
  ['takeOver', 'takeOver'],
  ['release', 'release'],
])('%s answers the lock', async (action, name) => {
  const response = await browser.post(path, { id: 12, action });
  expect([response.statusCode, response.json()]).toEqual([200, { data: lock }]);
  expect(asked().map(({ variables }) => variables)).toEqual([{ id: 12, action: name }]);
});

it('says who holds it, or that nobody does', async () => {
  answer = refusedWith('locked_by_other', { current: lock });
  const refused = await browser.post(path, { id: 12, action: 'take' });
  expect([
    refused.statusCode,
    codeOf(refused),
    refused.json<{ error: { current: object } }>().error.current,
  ]).toEqual([409, 'locked_by_other', lock]);
  answer = data({ passerelleLock: { holder: null, since: null, until: null } });
  const released = await browser.post(path, { id: 12, action: 'release' });
  expect(released.json()).toEqual({ data: { holder: null, since: null, until: null } });
});
