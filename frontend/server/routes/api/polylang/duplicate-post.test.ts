import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AuthSite, type Browser, startAuthSite } from '../../../testing/auth-site.ts';
import { data } from '../../../testing/fake-wordpress.ts';

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

const duplications = () => test.wordpress.receivedOf('DuplicatePost');

it('answers the id of the translation and whether it existed, uncached', async () => {
  const response = await browser.post(path, body);
  expect([response.statusCode, response.json(), response.headers['cache-control']]).toEqual([
    200,
    { data: { id: 34, existing: false } },
    'no-store',
  ]);
  expect(duplications().map(({ variables }) => variables)).toEqual([{ id: 12, language: 'EN' }]);
});
