import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuthSite, type Browser, codeOf, startAuthSite } from '../testing/auth-site.ts';
import { graphqlError, refusedWith } from '../testing/fake-wordpress.ts';

const elevenMinutes = 660_000;
const userDetails = '/api/auth/user-details';
/** Cookies that remain when a session ends. */
const ofTheDevice = ['__Host-known-device', 'cookie-check'];

let test: AuthSite;
let browser: Browser;

beforeEach(async () => {
  test = await startAuthSite();
  browser = test.browser();
  await browser.signIn();
});
afterEach(() => test.close());

/** WordPress renews the session and refuses what is asked with the new token, as when an account is closed meanwhile. */
function refuseTheWork(refusal: ReturnType<typeof refusedWith>): void {
  test.wordpress.answer = (query) =>
    query.operationName === 'SignedInUser' ? refusal : test.accounts.answer(query);
}
const names = () => [...browser.cookies.keys()].toSorted();

describe('a session whose renewed token is refused', () => {
  it.each([
    ['an expired access token', elevenMinutes],
    ['an access token that WordPress refused before', 0],
  ])('ends with its cookies, after %s', async (_case, passed) => {
    test.clock.advance(passed);
    refuseTheWork(refusedWith('session_expired'));
    const response = await browser.send('GET', userDetails);
    expect([response.statusCode, codeOf(response), test.accounts.rotations]).toEqual([
      401,
      'session_expired',
      1,
    ]);
    expect(names()).toEqual(ofTheDevice);
  });

  it('keeps the renewed cookies when the refusal is about something else', async () => {
    test.clock.advance(elevenMinutes);
    const held = browser.cookies.get('__Host-refresh-token');
    const before = names();
    refuseTheWork(graphqlError('forbidden'));
    const response = await browser.send('GET', userDetails);
    expect([response.statusCode, codeOf(response), test.accounts.rotations]).toEqual([403, 'forbidden', 1]);
    expect(names()).toEqual(before);
    expect(browser.cookies.get('__Host-refresh-token')).not.toBe(held);
  });

  it('is not renewed for a refusal of a valid token that is about something else', async () => {
    const held = [...browser.cookies];
    refuseTheWork(graphqlError('forbidden'));
    const response = await browser.send('GET', userDetails);
    expect([response.statusCode, codeOf(response), test.accounts.rotations]).toEqual([403, 'forbidden', 0]);
    expect([...browser.cookies]).toEqual(held);
  });
});

describe('a session whose renewal is refused', () => {
  beforeEach(() => test.clock.advance(elevenMinutes));

  it('ends with its cookies', async () => {
    test.accounts.endAll();
    const response = await browser.send('GET', userDetails);
    expect([response.statusCode, codeOf(response)]).toEqual([401, 'session_expired']);
    expect(names()).toEqual(ofTheDevice);
  });

  it('keeps them when the refusal is about something else, for the next try', async () => {
    const held = [...browser.cookies];
    test.wordpress.answer = (query) =>
      query.operationName === 'RenewSession'
        ? refusedWith('rate_limited', { retryAfter: 5 })
        : test.accounts.answer(query);
    const response = await browser.send('GET', userDetails);
    expect([response.statusCode, codeOf(response)]).toEqual([429, 'rate_limited']);
    expect([...browser.cookies]).toEqual(held);
    test.wordpress.answer = test.accounts.answer;
    expect((await browser.send('GET', userDetails)).statusCode).toBe(200);
  });
});

describe('a sign-in over another session', () => {
  it('ends the former one', async () => {
    await browser.signIn();
    expect(test.accounts.activeSessions).toBe(1);
  });

  it('succeeds even if that fails', async () => {
    test.wordpress.answer = (query) =>
      query.operationName === 'SignOut' ? graphqlError('internal_error') : test.accounts.answer(query);
    expect((await browser.signIn()).statusCode).toBe(200);
    expect(test.accounts.activeSessions).toBe(2);
  });
});
