import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { type AuthSite, type Browser, startAuthSite } from '../../testing/auth-site.ts';
import { readEcho, renderEcho } from '../../testing/echo-page.ts';
import { data, graphqlError, type ReceivedQuery } from '../../testing/fake-wordpress.ts';

const hash = 'h'.repeat(43);
const invitation = { inviter: 'Awa', name: 'Kossi Amouzou', role: 'guest', title: 'Théâtre en cale' };
const seen = readEcho<{
  csrfToken: string;
  hash: string;
  invitation?: typeof invitation;
  offer?: { isForViewer: boolean };
  problem?: { code: string };
}>;

let test: AuthSite;
let browser: Browser;
let answers: { variables: unknown; isSignedIn: boolean }[];
let isGone: boolean;
let offer: { title: string; owner: string | null; isForViewer: boolean } | undefined;

beforeEach(async () => {
  test = await startAuthSite({ render: renderEcho });
  browser = test.browser();
  answers = [];
  isGone = false;
  offer = undefined;
  const { answer: others } = test.wordpress;
  test.wordpress.answer = (received) => answer(received) ?? others(received);
});
afterEach(() => test.close());

function answer({ operationName, variables, headers }: ReceivedQuery) {
  if (operationName === 'OwnershipOffer') {
    const isForViewer = headers['authorization'] !== undefined;
    return offer
      ? data({ passerelleOwnershipOffer: { ...offer, isForViewer } })
      : graphqlError('link_expired');
  }
  if (operationName === 'ChangeOwnMembership') {
    answers.push({ variables, isSignedIn: headers['authorization'] !== undefined });
    return data({ passerelleChangeOwnMembership: null });
  }
  if (operationName !== 'Invitation' && operationName !== 'AnswerInvitation') return undefined;
  if (isGone) return graphqlError('link_expired');
  if (operationName === 'Invitation') return data({ passerelleInvitation: invitation });
  answers.push({ variables, isSignedIn: headers['authorization'] !== undefined });
  return data({ passerelleAnswerInvitation: true });
}

async function post(page: string, intent: string) {
  const csrf = seen((await browser.send('GET', `${page}?hash=${hash}`)).body).viewData?.csrfToken ?? '';
  return browser.postForm(page, [
    ['csrf', csrf],
    ['intent', intent],
    ['hash', hash],
  ]);
}

describe.each(['fr', 'en'] as const)('the page of an invitation in %s', (language) => {
  const page = pathTo('invitation', language);

  it('shows who invites to what, and changes nothing', async () => {
    const response = await browser.send('GET', `${page}?hash=${hash}`);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(seen(response.body).viewData).toMatchObject({ hash, invitation });
    expect(answers).toEqual([]);
    expect(JSON.stringify(test.logs)).not.toContain(hash);
  });

  it('accepts by a form without script, as the person who is signed in', async () => {
    await browser.signIn();
    const response = await post(page, 'accept');
    expect([response.statusCode, response.headers['location']]).toEqual([303, `${page}?notice=accept`]);
    expect(answers).toEqual([
      { variables: { hash, answer: 'accept', address: '127.0.0.1' }, isSignedIn: true },
    ]);
  });

  it('leads to sign-in and back to the link', async () => {
    const response = await post(page, 'accept');
    const back = new URLSearchParams({ next: `${page}?hash=${hash}` });
    expect([response.statusCode, response.headers['location']]).toEqual([
      303,
      `${pathTo('login', language)}?${back}`,
    ]);
    expect(answers).toEqual([]);
    expect(JSON.stringify(test.logs)).not.toContain(hash);
  });

  it('declines without an account', async () => {
    const response = await post(page, 'decline');
    expect([response.statusCode, response.headers['location']]).toEqual([303, `${page}?notice=decline`]);
    expect(answers).toEqual([
      { variables: { hash, answer: 'decline', address: '127.0.0.1' }, isSignedIn: false },
    ]);
  });

  it.each([
    ['join', 'accept', true],
    ['refuse', 'decline', false],
  ] as const)('answers the invitation into a structure: %s', async (intent, answerSent, isSignedIn) => {
    await browser.signIn();
    const response = await post(page, intent);
    expect([response.statusCode, response.headers['location']]).toEqual([303, `${page}?notice=${intent}`]);
    expect(answers).toEqual([{ variables: { hash, answer: answerSent, address: '127.0.0.1' }, isSignedIn }]);
  });

  it.each(['acceptTransfer', 'refuseTransfer'])('answers an offered ownership: %s', async (action) => {
    isGone = true;
    offer = { title: 'Les Ateliers', owner: 'Awa', isForViewer: false };
    const visitor = await browser.send('GET', `${page}?hash=${hash}`);
    expect(seen(visitor.body).viewData?.offer).toEqual({ ...offer, isForViewer: false });
    expect((await post(page, action)).headers['location']).toContain(pathTo('login', language));
    expect(answers).toEqual([]);

    await browser.signIn();
    const own = await browser.send('GET', `${page}?hash=${hash}`);
    expect(seen(own.body).viewData?.offer).toEqual({ ...offer, isForViewer: true });
    expect((await post(page, action)).headers['location']).toBe(`${page}?notice=${action}`);
    expect(answers).toEqual([{ variables: { hash, action, address: '127.0.0.1' }, isSignedIn: true }]);
    expect(JSON.stringify(test.logs)).not.toContain(hash);
  });

  it('says that a link is no longer valid', async () => {
    isGone = true;
    const shown = await browser.send('GET', `${page}?hash=${hash}`);
    expect(seen(shown.body).viewData?.invitation).toBeUndefined();
    const response = await post(page, 'decline');
    expect([response.statusCode, seen(response.body).viewData?.problem?.code]).toEqual([410, 'link_expired']);
  });

  it('needs the token of the form', async () => {
    const response = await browser.postForm(page, [
      ['csrf', 'forged'],
      ['intent', 'decline'],
      ['hash', hash],
    ]);
    expect([response.statusCode, answers]).toEqual([403, []]);
  });
});
