import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OnboardingViewData } from '../../../shared/forms/onboarding-form.ts';
import { limits } from '../../limits.ts';
import { type AuthSite, type Browser, codeOf, startAuthSite } from '../../testing/auth-site.ts';
import { user } from '../../testing/fake-accounts.ts';
import { data, raw } from '../../testing/fake-wordpress.ts';
import { readEcho, renderEcho } from '../../testing/echo-page.ts';

const seen = (html: string) => readEcho<OnboardingViewData>(html).viewData as OnboardingViewData;

const stored = {
  isOnboarded: true,
  interestSectors: [3, 4],
  interestCountries: [70],
  allSectors: false,
  allCountries: false,
};
const expectedAnswer = {
  isOnboarded: true,
  sectorIds: [3, 4],
  countryIds: [70],
  allSectors: false,
  allCountries: false,
};
const nothing = { sectorIds: [], countryIds: [], allSectors: false, allCountries: false };
const call = '/api/onboarding/update-interests-and-centers';
const reference = {
  sectors: [{ id: 3, name: 'Musique', icon: 'stage', parentId: null }],
  countries: [{ id: 70, name: 'Sénégal', isoCode: 'SN' }],
};

let test: AuthSite;
let browser: Browser;
let answer: ReturnType<typeof data>;

beforeEach(async () => {
  test = await startAuthSite({ render: renderEcho });
  test.accounts.person = { ...user, ...stored };
  answer = data({ passerelleAnswerOnboarding: stored });
  const { answer: otherwise } = test.wordpress;
  test.wordpress.answer = async (asked) => {
    const { operationName, headers } = asked;
    if (operationName === 'SectorsAndCountries') return data({ passerelleReference: reference });
    if (operationName !== 'AnswerOnboarding') return otherwise(asked);
    // Whoever is not signed in is not answered as somebody.
    return headers.authorization ? answer : refusal('forbidden', 'forbidden', []);
  };
  browser = test.browser();
});
afterEach(() => test.close());

const sent = () =>
  test.wordpress.received
    .filter(({ operationName }) => operationName === 'AnswerOnboarding')
    .map(({ variables }) => variables?.['input']);
const postForm = async (fields: [string, string][], path = '/bienvenue/') => {
  const { csrfToken } = seen((await browser.send('GET', path)).body);
  return browser.postForm(path, [['csrf', csrfToken], ...fields]);
};

describe('/api/onboarding', () => {
  it.each([
    ['fr', 'FR'],
    ['en', 'EN'],
  ])(
    'returns sectors and countries in the requested language, without a session: %s',
    async (header, language) => {
      const response = await browser.send('GET', '/api/onboarding/sectors-and-countries', {
        headers: { 'x-locale': header },
      });
      expect([response.statusCode, response.json()]).toEqual([200, { data: reference }]);
      expect(test.wordpress.received.at(-1)?.variables).toEqual({ language });
    },
  );

  it('returns a user’s choice to that user only', async () => {
    const signedOut = await browser.send('GET', '/api/onboarding/onboarding-datas');
    expect([signedOut.statusCode, codeOf(signedOut)]).toEqual([401, 'access_token_missing']);
    await browser.signIn();
    const response = await browser.send('GET', '/api/onboarding/onboarding-datas');
    expect(response.json()).toEqual({ data: expectedAnswer });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('sends a choice to WordPress and returns the stored one', async () => {
    await browser.signIn();
    const response = await browser.post(call, { sectorIds: [3, 4], countryIds: [70], skipped: false });
    expect([response.statusCode, response.json()]).toEqual([200, { data: expectedAnswer }]);
    await browser.post(call, { allSectors: true, allCountries: true });
    await browser.post(call, { skipped: true });
    // Sent as checkboxes of a form are.
    await browser.post(call, { sectorIds: ['3'], countryIds: [] });
    expect(sent()).toEqual([
      { ...nothing, sectorIds: [3, 4], countryIds: [70], skipped: false },
      { ...nothing, allSectors: true, allCountries: true, skipped: false },
      { ...nothing, skipped: true },
      { ...nothing, sectorIds: [3], skipped: false },
    ]);
  });

  it('is noted for the pages that greet the user', async () => {
    test.accounts.person = { ...user, ...stored, isOnboarded: false };
    await browser.signIn();
    const greeting = async () => (await browser.send('GET', '/api/auth/profile')).json();
    expect(await greeting()).toEqual({ data: { firstName: user.firstName, isOnboarded: false } });
    await browser.post(call, { skipped: true });
    expect(await greeting()).toEqual({ data: { firstName: user.firstName, isOnboarded: true } });
  });

  it.each([
    [{ sectorIds: [0] }, 'malformed_request'],
    [{ sectorIds: ['x'] }, 'malformed_request'],
    [{ countryIds: Array.from({ length: limits.calls.listItems + 1 }, () => 1) }, 'malformed_request'],
    [{ userId: 1 }, 'unexpected_fields'],
  ])('refuses %o', async (body, code) => {
    await browser.signIn();
    expect(codeOf(await browser.post(call, body))).toBe(code);
    expect(sent()).toEqual([]);
  });

  it('rejects a visitor, and a missing CSRF token', async () => {
    expect(codeOf(await browser.post(call, { skipped: true }))).toBe('access_token_missing');
    await browser.signIn();
    expect(codeOf(await browser.post(call, { skipped: true }, { 'x-csrf-token': '' }))).toBe('csrf_missing');
    expect(codeOf(await browser.post(call, { skipped: true }, { origin: 'https://other.test' }))).toBe(
      'forbidden',
    );
    expect(sent()).toEqual([]);
  });

  it('returns which choice does not exist', async () => {
    await browser.signIn();
    answer = refusal('invalid_fields', 'invalid', [{ path: 'sectorIds.1', code: 'unknown_sector' }]);
    const response = await browser.post(call, { sectorIds: [3, 999] });
    expect([response.statusCode, codeOf(response)]).toEqual([422, 'invalid_fields']);
    expect(response.json()).toMatchObject({
      error: { fields: [{ path: 'sectorIds.1', code: 'unknown_sector' }] },
    });
  });
});

describe('the page of the question', () => {
  beforeEach(() => browser.signIn());

  it('keeps the return path if it is of this site', async () => {
    const ours = await browser.send('GET', '/bienvenue/?next=%2Frecherche%2F%3Fq%3Da');
    expect(seen(ours.body).next).toBe('/recherche/?q=a');
    const foreign = await browser.send('GET', '/en/welcome/?next=%2F%2Fevil.test');
    expect(seen(foreign.body).next).toBe('');
  });

  it('saves choices and redirects', async () => {
    const response = await postForm([
      ['sectorIds', '3'],
      ['sectorIds', '4'],
      ['countryIds', '70'],
      ['next', '/recherche/'],
    ]);
    expect([response.statusCode, response.headers.location]).toEqual([303, '/recherche/']);
    const all = await postForm(
      [
        ['allSectors', 'on'],
        ['allCountries', 'on'],
        ['next', 'https://evil.test/'],
      ],
      '/en/welcome/',
    );
    expect([all.statusCode, all.headers.location]).toEqual([303, '/en/dashboard/for-you/']);
    expect(sent()).toEqual([
      { ...nothing, sectorIds: [3, 4], countryIds: [70], skipped: false },
      { ...nothing, allSectors: true, allCountries: true, skipped: false },
    ]);
  });

  it('accepts “later”, whatever is ticked', async () => {
    const response = await postForm([
      ['intent', 'skip'],
      ['sectorIds', '3'],
    ]);
    expect(response.statusCode).toBe(303);
    expect(sent()).toEqual([{ ...nothing, skipped: true }]);
  });

  it('is refilled when WordPress is down', async () => {
    answer = raw(503, {}, '');
    const response = await postForm([
      ['sectorIds', '3'],
      ['allCountries', 'on'],
    ]);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '10']);
    const { values, problem } = seen(response.body);
    expect(problem?.code).toBe('content_system_unavailable');
    expect(values).toMatchObject({ sectorIds: ['3'], allCountries: ['on'], countryIds: [] });
  });

  it('redirects visitors to the sign-in page, and back', async () => {
    const { csrfToken } = seen((await browser.send('GET', '/bienvenue/')).body);
    test.accounts.endAll();
    browser.cookies.delete('__Host-access-token');
    const response = await browser.postForm('/bienvenue/', { csrf: csrfToken, allSectors: 'on' });
    expect([response.statusCode, response.headers.location]).toEqual([
      303,
      '/se-connecter/?next=%2Fbienvenue%2F',
    ]);
    expect(sent()).toEqual([]);
  });
});

function refusal(code: string, category: string, fields: object[]) {
  const errors = [{ message: code, extensions: { code, category, fields } }];
  return raw(200, { 'content-type': 'application/json' }, JSON.stringify({ errors }));
}
