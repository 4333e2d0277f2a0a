import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import apiPaths from '../../../../../wp-plugin/config/api-paths.json' with { type: 'json' };
import { stopNotificationsInOneClick } from '../../../../shared/config/calls/dashboard-calls.ts';
import { pathTo } from '../../../../shared/config/routes.ts';
import { type AuthSite, type Browser, codeOf, startAuthSite } from '../../../testing/auth-site.ts';
import { readEcho, renderEcho } from '../../../testing/echo-page.ts';
import { data, graphqlError, type ReceivedQuery } from '../../../testing/fake-wordpress.ts';
import { postInOneClick } from '../../../testing/one-click.ts';

const hash = `7-contact-${'a'.repeat(16)}-${'b'.repeat(64)}`;
const path = stopNotificationsInOneClick.path;
const seen = readEcho<{ csrfToken: string; hash: string; stop?: object; isExpired?: boolean }>;

let test: AuthSite;
let browser: Browser;
let asked: { name: string; variables: unknown; isSignedIn: boolean }[];
let isStopped: boolean;
let refusal: ReturnType<typeof data> | undefined;

beforeEach(async () => {
  test = await startAuthSite({ render: renderEcho });
  browser = test.browser();
  asked = [];
  isStopped = false;
  refusal = undefined;
  const { answer: others } = test.wordpress;
  test.wordpress.answer = (received) => answer(received) ?? others(received);
});
afterEach(() => test.close());

function answer({ operationName, variables, headers }: ReceivedQuery) {
  const name = operationName ?? '';
  if (name !== 'NoticeStop' && name !== 'StopNotices') return undefined;
  asked.push({ name, variables, isSignedIn: headers['authorization'] !== undefined });
  if (refusal) return refusal;
  const wereStopped = isStopped;
  if (name === 'StopNotices') isStopped = true;
  return data({ passerelleNoticeStop: { kind: 'contact', name: null, wereStopped } });
}

describe('one click in a mail program', () => {
  it('has the address that WordPress writes into mails', () => {
    expect(apiPaths.stopNoticesOneClick).toBe(path);
  });

  it('stops without a session, and as often as it is sent', async () => {
    const answers = [
      await postInOneClick(test.app, `${path}?hash=${hash}`),
      await postInOneClick(test.app, `${path}?hash=${hash}&language=en`, 'multipart'),
    ];
    expect(answers.map(({ statusCode, body }) => [statusCode, JSON.parse(body)])).toEqual([
      [200, { data: { wereStopped: false } }],
      [200, { data: { wereStopped: true } }],
    ]);
    const stop = { name: 'StopNotices', variables: { hash }, isSignedIn: false };
    expect(asked).toEqual([stop, stop]);
    expect(JSON.stringify(test.logs)).not.toContain(hash);
  });

  it.each([
    ['link_expired', 410],
    ['not_found', 404],
  ])('says %s', async (code, status) => {
    refusal = graphqlError(code);
    const response = await postInOneClick(test.app, `${path}?hash=${hash}`, 'empty');
    expect([response.statusCode, codeOf(response)]).toEqual([status, code]);
  });

  it('leads browsers to the page, and changes nothing', async () => {
    const french = await browser.send('GET', `${path}?hash=${hash}`);
    const english = await browser.send('GET', `${path}?hash=${hash}&language=en`);
    expect([french, english].map(({ statusCode, headers }) => [statusCode, headers['location']])).toEqual([
      [303, `${pathTo('stopNotices', 'fr')}?hash=${hash}`],
      [303, `${pathTo('stopNotices', 'en')}?hash=${hash}`],
    ]);
    expect(asked).toEqual([]);
  });
});

describe('the page of the link', () => {
  const page = `${pathTo('stopNotices', 'en')}?hash=${hash}`;

  async function submit() {
    const csrf = seen((await browser.send('GET', page)).body).viewData?.csrfToken ?? '';
    return browser.postForm(pathTo('stopNotices', 'en'), [
      ['csrf', csrf],
      ['hash', hash],
    ]);
  }

  it('asks before it stops, and says when it was stopped before', async () => {
    const { viewData } = seen((await browser.send('GET', page)).body);
    expect(viewData).toMatchObject({ hash, stop: { kind: 'contact', wereStopped: false } });
    const answers = [await submit(), await submit()];
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['location']])).toEqual([
      [303, `${pathTo('stopNotices', 'en')}?notice=done&hash=${hash}`],
      [303, `${pathTo('stopNotices', 'en')}?notice=already&hash=${hash}`],
    ]);
    expect(asked.every(({ isSignedIn }) => !isSignedIn)).toBe(true);
  });

  it('says that a link is of a former address', async () => {
    refusal = graphqlError('link_expired');
    expect(seen((await browser.send('GET', page)).body).viewData).toMatchObject({ hash, isExpired: true });
    expect((await submit()).statusCode).toBe(410);
  });
});
