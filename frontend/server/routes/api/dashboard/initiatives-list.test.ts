import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerOf } from '../../../testing/answer-everything.ts';
import { type AuthSite, type Browser, codeOf, startAuthSite } from '../../../testing/auth-site.ts';
import { data } from '../../../testing/fake-wordpress.ts';

const path = '/api/dashboard/initiatives/list';

let test: AuthSite;
let browser: Browser;
/** The variables of the lists that reached WordPress. */
const asked = () =>
  test.wordpress.received
    .filter(({ operationName }) => operationName === 'OwnRecords')
    .map(({ variables }) => variables);

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
  it('is answered uncached, in the words of the API', async () => {
    const response = await browser.send('GET', path);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(response.json<{ data: object }>().data).toEqual({
      items: [
        {
          id: 600,
          groupId: 600,
          version: 600,
          title: 'text',
          language: 'en',
          status: 'text',
          path: 'text',
          modifiedAt: 'text',
          waitingSince: 'text',
          waiting: { ahead: 600, usualDays: 600 },
          allowedActions: ['text'],
          cover: { alt: 'text', height: 600, id: 600, width: 600 },
          moderation: { status: 'text', date: 'text', comment: 'text' },
          proposal: { status: 'text', date: 'text', fields: ['text'] },
          languageVersions: [
            {
              language: 'en',
              state: 'text',
              changedFields: ['text'],
              isSource: true,
              id: 600,
              path: 'text',
            },
          ],
        },
      ],
      total: 600,
      page: 600,
      perPage: 600,
    });
    expect(asked()).toEqual([{ type: 'INITIATIVE' }]);
  });

  it('passes filters, order and page on', async () => {
    const query = '?status=pending_review&language=en&sort=title_asc&page=2&perPage=50';
    await browser.send('GET', path + query);
    expect(asked()).toEqual([
      {
        type: 'INITIATIVE',
        status: 'PENDING_REVIEW',
        language: 'EN',
        sort: 'TITLE_ASC',
        page: 2,
        perPage: 50,
      },
    ]);
  });

  it.each(['status=trash', 'status=auto-draft', 'language=de', 'sort=post_author', 'page=x', 'userId=1'])(
    'asks WordPress nothing for %s',
    async (query) => {
      const response = await browser.send('GET', `${path}?${query}`);
      expect([Math.floor(response.statusCode / 100), asked()]).toEqual([4, []]);
    },
  );

  it('is for those who are signed in', async () => {
    const response = await test.browser().send('GET', path);
    expect([response.statusCode, codeOf(response), asked()]).toEqual([401, 'access_token_missing', []]);
  });
});
