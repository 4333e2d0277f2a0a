import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { cookieNames } from '../../session/cookies.ts';
import { type AuthSite, type Browser, startAuthSite } from '../../testing/auth-site.ts';
import { readEcho, renderEcho } from '../../testing/echo-page.ts';
import { password } from '../../testing/fake-accounts.ts';
import { data } from '../../testing/fake-wordpress.ts';

const hash = 'h'.repeat(43);
const seen = readEcho<{ csrfToken: string; next: string }>;

let test: AuthSite;
let browser: Browser;

beforeEach(async () => {
  test = await startAuthSite({ render: renderEcho });
  browser = test.browser();
  const { accounts, wordpress } = test;
  wordpress.answer = (received) =>
    received.operationName === 'Activate'
      ? data({ passerelleActivate: { signedIn: accounts.begin(), demandToken: null, demandSeconds: null } })
      : received.operationName === 'ActivationLink'
        ? data({ passerelleActivationLink: { hasPassword: true } })
        : accounts.answer(received);
});
afterEach(() => test.close());

/** Opens sign-up from that page, then activates. @returns where the account then goes */
async function activatedFrom(language: 'fr' | 'en', next: string): Promise<unknown> {
  const page = pathTo('activation', language);
  await browser.send('GET', `${pathTo('signUp', language)}?${new URLSearchParams({ next })}`);
  const activation = await browser.send('GET', `${page}?hash=${hash}`);
  const response = await browser.postForm(page, [
    ['csrf', seen(activation.body).viewData?.csrfToken ?? ''],
    ['hash', hash],
    ['password', password],
  ]);
  expect([response.statusCode, browser.held(cookieNames.afterSignUp)]).toEqual([303, undefined]);
  return response.headers['location'];
}

describe.each(['fr', 'en'] as const)('sign-up in %s', (language) => {
  it('returns to the page that led to it, once', async () => {
    const invitation = `${pathTo('invitation', language)}?hash=${'i'.repeat(43)}`;
    expect(await activatedFrom(language, invitation)).toBe(invitation);
    expect(JSON.stringify(test.logs)).not.toContain('i'.repeat(43));
  });

  it.each(['', '//evil.example/', 'https://evil.example/', '/api/auth/logout', '/\\evil.example'])(
    'leads to one’s own space from %s',
    async (next) => {
      const space = `${pathTo('forYou', language)}?notice=activated`;
      expect(await activatedFrom(language, next)).toBe(space);
    },
  );

  it('trusts no cookie of others', async () => {
    browser.cookies.set(cookieNames.afterSignUp, '/en/structures/');
    expect(await activatedFrom(language, '')).toBe(`${pathTo('forYou', language)}?notice=activated`);
  });
});
