import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { everythingTag } from '../cache/tags.ts';
import { limits } from '../limits.ts';
import { accessSession } from '../session/access-token.ts';
import { cookieNames } from '../session/cookies.ts';
import { type AuthSite, type Browser, startAuthSite } from '../testing/auth-site.ts';
import { user } from '../testing/fake-accounts.ts';
import { data, graphqlError, refusedWith } from '../testing/fake-wordpress.ts';
import { render } from '../testing/render.ts';

const space = '/tableau-de-bord/pour-vous/';
const secret = 'Kouyaté';
let test: AuthSite;
let member: Browser;

const answers: AuthSite['wordpress']['answer'] = (query) =>
  query.operationName === 'Layout'
    ? data({ passerelleLayout: { siteName: 'Passerelle', description: '', sectors: [], types: [] } })
    : test.accounts.answer(query);

const open = async (browser: Browser, path = space) => {
  const { statusCode, headers, body } = await browser.send('GET', path);
  const [, state = 'null'] =
    /<script id="workspace-state" type="application\/json">(.*?)<\/script>/.exec(body) ?? [];
  const read = JSON.parse(state) as { site: { now: number }; notices: { text: string }[] } | null;
  return { status: statusCode, cache: headers['cache-control'], body, state: read };
};
const note =
  'Notre contenu est momentanément indisponible\u00a0: cette page n’a pas été actualisée depuis le 21\u00a0novembre\u00a02026 à 12\u00a0h (UTC).';

beforeEach(async () => {
  test = await startAuthSite({ render });
  test.accounts.person = { ...user, lastName: secret };
  test.wordpress.answer = answers;
  member = test.browser();
  await member.signIn();
  await open(member);
});
afterEach(() => test.close());

/** Status, caching, and whether anything of the person is shown. */
async function shownOf(browser: Browser, path = space) {
  const { status, body, cache } = await open(browser, path);
  return { status, cache, person: [secret, user.email].filter((text) => body.includes(text)) };
}
const refused = (status = 503) => ({
  status,
  cache: expect.stringContaining('no-store') as string,
  person: [],
});

describe('a screen that the session was shown before', () => {
  it.each<[string, () => Promise<void> | void]>([
    ['is gone', () => test.wordpress.stop()],
    ['answers with errors', () => void (test.wordpress.answer = () => graphqlError(undefined))],
  ])('is shown again, with its note, when WordPress %s', async (_case, fail) => {
    const shownAt = test.clock.now;
    test.clock.advance(60_000);
    await fail();
    const again = await open(member);
    expect([again.status, again.cache, again.state?.site.now]).toEqual([200, 'private, no-store', shownAt]);
    expect(again.state?.notices.map(({ text }) => text)).toEqual([note]);
    expect(again.body.split(note)).toHaveLength(3);
    expect(again.body).toContain(secret);
  });

  it('is read anew, without a note, when WordPress answers again', async () => {
    test.wordpress.answer = () => graphqlError(undefined);
    expect((await open(member)).state?.notices).toHaveLength(1);
    test.wordpress.answer = answers;
    test.clock.advance(limits.upstream.breakerOpen + 1);
    expect((await open(member)).state?.notices).toEqual([]);
  });

  it('accepts the writes of its form tokens: the session is the same', async () => {
    const [, before = ''] = /"csrfToken":"([^"]+)"/.exec((await open(member)).body) ?? [];
    await test.wordpress.stop();
    const [, token = ''] = /"csrfToken":"([^"]+)"/.exec((await open(member)).body) ?? [];
    expect([before === '', token === '']).toEqual([false, false]);
    const refused = await member.post('/api/auth/logout', {}, { 'x-csrf-token': token });
    expect(refused.statusCode).toBe(503);
  });
});

describe('is not shown again', () => {
  it.each<[string, number, () => unknown]>([
    ['after signing out', 302, () => member.post('/api/auth/logout')],
    ['to a browser without the session', 302, () => void (member = test.browser())],
    [
      'with cookies that this server did not sign',
      302,
      () => {
        const own = member;
        member = test.browser();
        for (const name of [cookieNames.access, cookieNames.refresh, cookieNames.signedIn])
          member.cookies.set(name, own.held(name) ?? own.cookies.get(name) ?? '');
        member.cookies.delete(cookieNames.signedIn);
      },
    ],
    [
      'when another account signs in here',
      503,
      async () => {
        test.accounts.person = { ...user, id: 8, lastName: 'Diop', email: 'diop@example.org' };
        member = test.browser();
        await member.signIn();
      },
    ],
    [
      'when the session was ended elsewhere',
      503,
      () => test.purge([`session:${accessSession(member.held(cookieNames.access) ?? '')}`]),
    ],
    ['when a role was taken, which ends all sessions', 503, () => test.purge([`account:${user.id}`])],
    ['when everything is purged', 503, () => test.purge([everythingTag])],
    ['when the access token has expired', 503, () => test.clock.advance(600_001)],
  ])('%s', async (_case, status, change) => {
    await change();
    await test.wordpress.stop();
    expect(await shownOf(member)).toEqual(refused(status));
  });

  it('after some time, although the session goes on', async () => {
    test.clock.advance(limits.session.shownFor + 1);
    await open(member, '/tableau-de-bord/vos-statisiques/');
    await test.wordpress.stop();
    expect(await shownOf(member)).toEqual(refused());
  });

  it('when another screen was shown, or the same one with another query', async () => {
    await test.wordpress.stop();
    for (const path of ['/tableau-de-bord/vos-favoris/', `${space}?page=2`, '/en/dashboard/for-you/'])
      expect({ path, ...(await shownOf(member, path)) }).toEqual({ path, ...refused() });
    expect(await shownOf(member)).toMatchObject({ status: 200, person: [secret, user.email] });
  });

  it('when WordPress says that the session is over', async () => {
    test.wordpress.answer = () => refusedWith('session_expired');
    expect(await shownOf(member)).toEqual(refused(302));
  });

  it('when it was ended while the screen was made', async () => {
    const other = '/tableau-de-bord/vos-favoris/';
    test.wordpress.answer = async (query) => {
      if (query.operationName === 'SignedInUser') await test.purge([`account:${user.id}`]);
      return answers(query);
    };
    await open(member, other);
    await test.wordpress.stop();
    expect(await shownOf(member, other)).toEqual(refused());
  });
});
