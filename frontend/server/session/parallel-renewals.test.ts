import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Bulkhead } from '../upstream/bulkhead.ts';
import { type AuthSite, Browser, startAuthSite } from '../testing/auth-site.ts';

const workers = 4;
const calls = 50;
/** Milliseconds that one worker of WordPress takes for an answer. */
const answerAfter = 150;
const readTimeout = 700;
const tenMinutes = 600_000;

let test: AuthSite;
beforeEach(async () => {
  test = await startAuthSite({
    timeouts: { read: readTimeout },
    env: { WORDPRESS_WORKERS: String(workers) },
  });
  // Like PHP: what it has no worker for waits in its own line.
  const php = new Bulkhead(workers, Number.POSITIVE_INFINITY);
  const { answer } = test.wordpress;
  test.wordpress.answer = (query) =>
    php.run(new AbortController().signal, async () => {
      await pause(answerAfter);
      return answer(query);
    });
});
afterEach(() => test.close());

it('make one rotation, and all succeed although WordPress is slow', async () => {
  const member = test.browser();
  await member.signIn();
  test.clock.advance(tenMinutes + 1_000);
  const tabs = Array.from({ length: calls }, () => new Browser(test, member.cookies));
  const answers = await Promise.all(tabs.map((tab) => tab.send('GET', '/api/auth/user-details')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(tabs.map(() => 200));
  expect([test.accounts.rotations, test.wordpress.receivedOf('RenewSession').length]).toEqual([1, 1]);
  expect(new Set(tabs.map((tab) => tab.cookies.get('__Host-refresh-token'))).size).toBe(1);
  // Those that waited for a worker are one request.
  expect(test.wordpress.receivedOf('SignedInUser').length).toBeLessThanOrEqual(workers + 1);
});
