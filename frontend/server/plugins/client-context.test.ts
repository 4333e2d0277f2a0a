import { afterEach, expect, it } from 'vitest';
import { type AuthSite, startAuthSite } from '../testing/auth-site.ts';
import { password, user } from '../testing/fake-accounts.ts';

let test: AuthSite;
afterEach(() => test.close());

/** Proxies as in production: nginx on this machine, and a balancer in front of it. */
const trusted = '127.0.0.1,10.0.0.0/8';

it.each([
  ['of nginx', trusted, '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['of nginx behind a balancer', trusted, '127.0.0.1', '203.0.113.7, 10.0.0.4', '203.0.113.7'],
  ['of a client that names another', trusted, '127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['of a stranger', trusted, '192.0.2.9', '203.0.113.7', '192.0.2.9'],
  ['where no proxy is trusted', '', '127.0.0.1', '203.0.113.7', '127.0.0.1'],
])(
  'takes X-Forwarded-For %s for what it is',
  async (_name, TRUSTED_PROXIES, remoteAddress, sent, address) => {
    test = await startAuthSite({ env: { TRUSTED_PROXIES } });
    const browser = test.browser();
    const headers = { 'x-csrf-token': await browser.csrf(), 'x-forwarded-for': sent };
    const payload = { email: user.email, password };
    const response = await browser.send('POST', '/api/auth/login', { payload, headers, remoteAddress });
    expect(response.statusCode).toBe(200);
    const signIns = test.wordpress.receivedOf('SignIn');
    expect(signIns.map(({ variables }) => variables?.['address'])).toEqual([address]);
  },
);
