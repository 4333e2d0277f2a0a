import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { consentLife, readConsent } from '../../../shared/consent/consent.ts';
import { limits } from '../../limits.ts';
import { graphqlError, raw } from '../../testing/fake-wordpress.ts';
import { origin, startStandaloneSite } from '../../testing/standalone-site.ts';
import type { TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeEach(async () => {
  site = await startStandaloneSite();
});
afterEach(() => site.close());

const privacy = '/politique-de-confidentialite';
const key = '0f3c9a52-6a6e-4f0d-9f6c-6d2d4c1f2b3a';

function post(form: Record<string, string>, headers: Record<string, string> = {}, url = '/cookies/') {
  return site.app.inject({
    method: 'POST',
    url,
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  });
}

type Answer = Awaited<ReturnType<typeof post>>;
const cookieOf = (answer: Answer) => answer.cookies.find(({ name }) => name === 'consent');
const consentIn = (answer: Answer) => readConsent(cookieOf(answer)?.value, site.clock.now);
const recorded = () =>
  site.wordpress.received
    .filter(({ operationName }) => operationName === 'RecordConsent')
    .map(({ variables }) => variables?.['input'] as Record<string, unknown>);
const hasBanner = async (url: string, cookie?: string): Promise<boolean> =>
  (await site.get(url, cookie ? { cookie: `consent=${cookie}` } : {})).body.includes('data-consent=""');

const chosen = () => `1~~${site.clock.now}~${key}`;

describe('a choice', () => {
  it.each([
    [{ choice: 'all' }, ['social_login', 'analytics']],
    [{ choice: 'none' }, []],
    [{ choice: 'none', analytics: 'on' }, []],
    [{ choice: 'some', analytics: 'on', advertising: 'on' }, ['analytics']],
    [{ choice: 'some' }, []],
  ])('%j grants %j, is proven and remembered', async (form, granted) => {
    const answer = await post(form);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/cookies/?notice=saved#outcome']);
    const consent = consentIn(answer);
    expect(consent).toEqual({ id: consent?.id, granted, version: 1, at: site.clock.now });
    expect(cookieOf(answer)).toMatchObject({
      path: '/',
      sameSite: 'Lax',
      secure: true,
      maxAge: consentLife / 1000,
    });
    expect(cookieOf(answer)).not.toHaveProperty('httpOnly');
    expect(recorded()).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        consentId: consent?.id,
        granted: granted,
        version: 1,
        language: 'FR',
      },
    ]);
  });

  it('keeps the reference when it is changed, in the language of the page', async () => {
    const first = await post({ choice: 'all' });
    site.clock.advance(1000);
    const cookie = `consent=${cookieOf(first)?.value}`;
    const second = await post({ choice: 'none' }, { cookie }, '/en/cookies/');
    expect(second.headers.location).toBe('/en/cookies/?notice=saved#outcome');
    expect(consentIn(second)).toEqual({ ...consentIn(first), granted: [], at: site.clock.now });
    expect(recorded().map(({ language }) => language)).toEqual(['FR', 'EN']);
  });

  it('that is sent twice is one proof, with script and without', async () => {
    await post({ choice: 'all' }, { 'idempotency-key': key });
    await post({ choice: 'all' }, { 'idempotency-key': key });
    const cookie = `consent=1~~${site.clock.now}~${key}`;
    await post({ choice: 'all' }, { cookie });
    await post({ choice: 'all' }, { cookie });
    const [first, second, third, fourth] = recorded();
    expect(first).toEqual({ ...second, key, consentId: key });
    expect(third).toEqual(fourth);
    expect(third?.['key']).not.toBe(key);
  });

  it('answers script with JSON', async () => {
    const answer = await post({ choice: 'all' }, { accept: 'application/json' });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { data: { granted: ['social_login', 'analytics'] } },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['/initiative/?q=a&page=2', '/initiative/?q=a&page=2'],
    ['//evil.example/', '/cookies/?notice=saved#outcome'],
    ['https://evil.example/', '/cookies/?notice=saved#outcome'],
    ['/\\evil.example/', '/cookies/?notice=saved#outcome'],
    ['/\t/evil.example/', '/cookies/?notice=saved#outcome'],
    ['/api/consent/proof', '/cookies/?notice=saved#outcome'],
    ['javascript:alert(1)', '/cookies/?notice=saved#outcome'],
    ['', '/cookies/?notice=saved#outcome'],
  ])('made on %j leads back to %s', async (page, location) => {
    expect((await post({ choice: 'none', page })).headers.location).toBe(location);
  });

  it.each<[Record<string, string>, Record<string, string>, number]>([
    [{ choice: 'all' }, { origin: 'https://evil.example' }, 403],
    [{ choice: 'all' }, { origin: 'null' }, 403],
    [{ choice: 'all' }, { 'sec-fetch-site': 'cross-site' }, 403],
    [{ choice: 'all' }, { 'sec-fetch-site': 'same-site' }, 403],
    [{ choice: 'all' }, { origin: '' }, 403],
    [{ choice: 'everything' }, {}, 400],
    [{}, {}, 400],
    [{ choice: 'all' }, { 'content-type': 'text/plain' }, 415],
    [{ choice: 'all' }, { 'idempotency-key': 'again' }, 400],
    [{ choice: 'all', page: 'x'.repeat(limits.consent.bodyBytes) }, {}, 413],
  ])('%j with %j is rejected and not stored', async (form, headers, status) => {
    const answer = await post(form, headers);
    expect([answer.statusCode, cookieOf(answer), recorded()]).toEqual([status, undefined, []]);
  });

  it('is rate limited', async () => {
    const statuses = new Set<number>();
    for (let time = 0; time <= limits.consent.choicesPerMinute; time += 1)
      statuses.add((await post({ choice: 'none' })).statusCode);
    expect([...statuses]).toEqual([303, 429]);
  });
});

describe('while no proof can be stored', () => {
  beforeEach(() => {
    site.wordpress.answer = () => raw(500, {}, 'SQLSTATE secret');
  });

  it('a refusal holds all the same', async () => {
    const answer = await post({ choice: 'none' });
    expect([answer.statusCode, consentIn(answer)?.granted]).toEqual([303, []]);
    expect(site.logs.some(({ msg }) => msg === 'cookie refusal kept, its proof not stored')).toBe(true);
  });

  it('an agreement does not count, and the form is refilled', async () => {
    const answer = await post({ choice: 'some', analytics: 'on' });
    expect([answer.statusCode, cookieOf(answer), answer.headers['retry-after']]).toEqual([
      503,
      undefined,
      '10',
    ]);
    expect(answer.body).toContain('n’a pas pu être enregistré');
    expect(answer.body).toMatch(/<input type="checkbox"[^>]*name="analytics"[^>]*checked=""/);
    expect(answer.body).not.toMatch(/<input type="checkbox"[^>]*name="social_login"[^>]*checked=""/);
    expect(answer.body).not.toContain('secret');
    expect((await post({ choice: 'all' }, { accept: 'application/json' })).statusCode).toBe(503);
  });
});

it('a refusal of the proof by WordPress is not taken for a choice', async () => {
  site.wordpress.answer = () => graphqlError('invalid_fields');
  const answer = await post({ choice: 'all' });
  expect([answer.statusCode >= 400, cookieOf(answer)]).toEqual([true, undefined]);
});

describe('pages', () => {
  it('show the banner until there is a valid choice, from one stored page', async () => {
    expect([await hasBanner(privacy), await hasBanner(privacy, chosen())]).toEqual([true, false]);
    const renders = site.wordpress.received.filter(({ operationName }) => operationName === 'Page');
    expect(renders).toHaveLength(1);
    const cookie = chosen();
    site.clock.advance(consentLife - 1);
    expect(await hasBanner(privacy, cookie)).toBe(false);
    site.clock.advance(1);
    expect(await hasBanner(privacy, cookie)).toBe(true);
  });

  it.each(['2~~1795262400000~', '1~advertising~1795262400000~', 'x'])(
    'show the banner again after %s',
    async (cookie) => {
      expect(await hasBanner(privacy, cookie + key)).toBe(true);
    },
  );

  it('have an entity tag for each variant, and vary by cookie', async () => {
    const [asking, quiet] = [
      await site.get(privacy),
      await site.get(privacy, { cookie: `consent=${chosen()}` }),
    ];
    expect(asking.headers.etag).not.toBe(quiet.headers.etag);
    expect(asking.headers.vary).toBe('Accept-Encoding, Cookie, Save-Data');
    const again = await site.get(privacy, {
      'if-none-match': String(asking.headers.etag),
      cookie: `consent=${chosen()}`,
    });
    expect(again.statusCode).toBe(200);
  });

  it('remember their own address in the form', async () => {
    const { body } = await site.get('/en/privacy-policy');
    expect(body).toMatch(/<form [^>]*action="\/en\/cookies\/"/);
    expect(body).toContain('<input type="hidden" name="page" value="/en/privacy-policy"/>');
  });
});

describe('the page of cookies', () => {
  it('shows each visitor their own choice, uncached', async () => {
    const empty = await site.get('/cookies/?notice=saved');
    const mine = await site.get('/cookies/?notice=saved', {
      cookie: `consent=1~analytics~${site.clock.now}~${key}`,
    });
    expect([empty.body.includes(key), mine.body.includes(key)]).toEqual([false, true]);
    expect([empty.body, mine.body].map((body) => body.includes('Vos choix sont enregistrés'))).toEqual([
      false,
      true,
    ]);
    expect(mine.headers['cache-control']).toBe('private, no-store');
    expect(mine.body).toMatch(/name="analytics"[^>]*checked=""/);
    expect(empty.body).not.toMatch(/name="analytics"[^>]*checked=""/);
    expect(empty.body).toContain('<meta name="robots" content="noindex');
    expect(empty.body).not.toContain('data-consent=""');
    expect(empty.body).not.toContain('<script');
  });

  it('returns the proofs of the browser’s own reference only', async () => {
    const proof = await site.get('/api/consent/proof', {
      cookie: `consent=1~analytics~${site.clock.now}~${key}`,
    });
    expect(proof.json()).toEqual({ data: [{ consentId: 'kept', granted: ['analytics'] }] });
    expect(proof.headers['cache-control']).toBe('private, no-store');
    expect(site.wordpress.received.at(-1)?.variables).toEqual({ consentId: key });
    expect((await site.get('/api/consent/proof')).statusCode).toBe(404);
  });
});
