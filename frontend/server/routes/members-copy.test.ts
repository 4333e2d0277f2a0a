import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { type AuthSite, type Browser, startAuthSite } from '../testing/auth-site.ts';
import { user } from '../testing/fake-accounts.ts';
import { answerByAudience, membersCallPath } from '../testing/members-call.ts';
import { render } from '../testing/render.ts';

const forAll = '/appel-a-candidature/';
const people = [
  { ...user, id: 7, firstName: 'Awa', lastName: 'Sarr', email: 'awa@example.test' },
  { ...user, id: 8, firstName: 'Koffi', lastName: 'Mensah', email: 'koffi@example.test', isOnboarded: false },
  { ...user, id: 9, firstName: 'Zoé', lastName: 'Lambert', email: 'zoe@example.test' },
];

let test: AuthSite;

beforeEach(async () => {
  test = await startAuthSite({ render });
  answerByAudience(test);
});
afterEach(() => test.close());

/** A browser whose script greets its reader. */
async function signedIn(person = people[0]): Promise<Browser> {
  if (person) test.accounts.person = person;
  const browser = test.browser();
  await browser.signIn();
  browser.cookies.set('greeted', '1');
  return browser;
}

const operationNames = (): string[] =>
  test.wordpress.received.map(({ operationName }) => operationName ?? '');
const sourceOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-cache'];

describe('signed-in readers', () => {
  it('get everybody’s copy of a page that has nothing for members, at the cost of nothing', async () => {
    const visitors = await test.browser().send('GET', forAll, { headers: { cookie: '' } });
    const browser = await signedIn();
    test.wordpress.received.length = 0;
    const answer = await browser.send('GET', forAll);
    expect(answer.body).toBe(visitors.body);
    expect(operationNames()).toEqual([]);
    const { etag, 'cache-control': rule, 'x-cache': source } = answer.headers;
    expect([etag, rule, source]).toEqual([visitors.headers['etag'], 'private, no-cache', 'hit']);
    const again = await browser.send('GET', forAll, { headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('share one copy of members-only pages, without personal data', async () => {
    const browsers = [await signedIn(people[0]), await signedIn(people[1]), await signedIn(people[2])];
    const answers = [];
    for (const browser of browsers) answers.push(await browser.send('GET', membersCallPath));
    expect(answers.map(sourceOf)).toEqual(['miss', 'hit', 'hit']);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    for (const { body, headers } of answers) {
      expect([body.includes('id="locked"'), headers['cache-control'], headers['etag']]).toEqual([
        false,
        'private, no-store',
        undefined,
      ]);
      for (const { firstName, lastName, email } of people) {
        expect([firstName, lastName, email].filter((word) => body.includes(word))).toEqual([]);
      }
    }
    expect((await test.browser().send('GET', membersCallPath)).body).toContain('id="locked"');
  });

  it('are verified at most once in ten seconds', async () => {
    const browser = await signedIn();
    await browser.send('GET', membersCallPath);
    test.wordpress.received.length = 0;
    for (let view = 0; view < 5; view += 1) await browser.send('GET', membersCallPath);
    test.clock.advance(limits.session.proofFresh - 1);
    await browser.send('GET', membersCallPath);
    expect(operationNames()).toEqual([]);
    test.clock.advance(1);
    await browser.send('GET', membersCallPath);
    expect(operationNames()).toEqual(['SignedInUser']);
  });

  it.each(['session:0', `account:${user.id}`])('are verified at once after a purge of %s', async (tag) => {
    const browser = await signedIn();
    expect((await browser.send('GET', membersCallPath)).body).not.toContain('id="locked"');
    test.accounts.endAll();
    await test.purge(['session:99', 'account:99']);
    expect((await browser.send('GET', membersCallPath)).body).not.toContain('id="locked"');
    await test.purge([tag]);
    const answer = await browser.send('GET', membersCallPath);
    expect([answer.body.includes('id="locked"'), answer.headers['cache-control']]).toEqual([
      true,
      'private, no-store',
    ]);
    expect([...browser.cookies.keys()].filter((name) => /token|^user$|auth-check/.test(name))).toEqual([]);
  });

  it('are not taken as verified when their session ends during the query', async () => {
    const browser = await signedIn();
    const { answer } = test.wordpress;
    test.wordpress.answer = async (query) => {
      const answered = await answer(query);
      if (query.operationName === 'SignedInUser') await test.purge(['session:0']);
      return answered;
    };
    await browser.send('GET', membersCallPath);
    test.wordpress.answer = answer;
    test.accounts.endAll();
    expect((await browser.send('GET', membersCallPath)).body).toContain('id="locked"');
  });

  it('are greeted by the page where no script does, without asking WordPress', async () => {
    await signedIn();
    for (const path of [forAll, membersCallPath]) {
      const browser = await signedIn(people[1]);
      await browser.send('GET', path);
      browser.cookies.delete('greeted');
      await browser.send('GET', path);
      test.wordpress.received.length = 0;
      const answer = await browser.send('GET', path);
      expect([answer.body.includes('Koffi'), answer.body.includes('data-onboarding')]).toEqual([true, true]);
      expect([answer.headers['cache-control'], sourceOf(answer)]).toEqual(['private, no-store', 'bypass']);
      expect(operationNames()).toEqual([]);
    }
  });

  it('are greeted by the page with little data, whose script waits', async () => {
    const browser = await signedIn();
    const answer = await browser.send('GET', forAll, { headers: { 'save-data': 'on' } });
    expect([answer.body.includes('Awa'), answer.headers['cache-control']]).toEqual([
      true,
      'private, no-store',
    ]);
  });

  it('stay signed in by reading', async () => {
    const browser = await signedIn();
    test.clock.advance(limits.session.renewAfter);
    browser.cookies.delete('__Host-access-token');
    test.wordpress.received.length = 0;
    await browser.send('GET', forAll);
    expect(operationNames()).toContain('RenewSession');
    test.wordpress.received.length = 0;
    await browser.send('GET', forAll);
    expect(operationNames()).toEqual([]);
  });

  it('get personal pages and errors rendered for them', async () => {
    const browser = await signedIn();
    for (const [path, status] of [
      ['/tableau-de-bord/pour-vous/', 200],
      ['/nulle-part/', 404],
    ] as const) {
      const answer = await browser.send('GET', path);
      expect([answer.statusCode, answer.body.includes('Awa'), answer.headers['cache-control']]).toEqual([
        status,
        true,
        'private, no-store',
      ]);
    }
  });
});

describe('GET /api/auth/profile', () => {
  it('returns the greeting of the reader without querying WordPress', async () => {
    const browser = await signedIn(people[1]);
    test.wordpress.received.length = 0;
    const answer = await browser.send('GET', '/api/auth/profile');
    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
      200,
      { data: { firstName: 'Koffi', isOnboarded: false } },
      'no-store',
    ]);
    expect(operationNames()).toEqual([]);
  });

  it('refuses visitors and forged notes', async () => {
    const forged = test.browser();
    const body = Buffer.from(JSON.stringify({ ...people[0], notedAt: 0 })).toString('base64url');
    forged.cookies.set('user', `${body}.${'A'.repeat(43)}`);
    for (const browser of [test.browser(), forged]) {
      const answer = await browser.send('GET', '/api/auth/profile');
      expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
        401,
        'access_token_missing',
      ]);
    }
  });

  it('changes the flag cookie when the greeting changes', async () => {
    const flags = [];
    for (const person of [people[0], people[0], people[1], { ...user, id: 7, firstName: 'Awa B.' }]) {
      flags.push((await signedIn(person)).cookies.get('auth-check'));
    }
    expect(flags[0]).toBe(flags[1]);
    expect(new Set(flags).size).toBe(3);
  });
});
