import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerOf } from '../../../testing/answer-everything.ts';
import { type AuthSite, type Browser, startAuthSite } from '../../../testing/auth-site.ts';
import { data } from '../../../testing/fake-wordpress.ts';

const path = '/api/dashboard/initiatives/list';

let test: AuthSite;
let browser: Browser;
/** The variables of the lists that reached WordPress. */
const asked = () => test.wordpress.receivedOf('OwnRecords').map(({ variables }) => variables);

beforeAll(async () => {
  test = await startAuthSite();
  const { answer: others } = test.wordpress;
  test.wordpress.answer = async (query) =>
    query.operationName === 'OwnRecords'
      ? data(await answerOf('OwnRecords', query.variables))
      : others(query);
});
afterAll(() => test.close());
beforeEach(async () => {
  browser = test.browser();
  await browser.signIn();
  test.wordpress.received.length = 0;
});

describe('the list of one’s own initiatives', () => {
  it('is answered uncached', async () => {
    const response = await browser.send('GET', path);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(asked()).toEqual([{ type: 'initiative' }]);
  });

  it('passes filters, order and page on', async () => {
    const query = '?status=pending_review&language=en&sort=title_asc&page=2&perPage=50';
    await browser.send('GET', path + query);
    expect(asked()).toEqual([
      {
        type: 'initiative',
        status: 'pending_review',
        language: 'EN',
        sort: 'title_asc',
        page: 2,
        perPage: 50,
      },
    ]);
  });
});
