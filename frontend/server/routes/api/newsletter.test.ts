import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import apiPaths from '../../../../wp-plugin/config/api-paths.json' with { type: 'json' };
import { unsubscribeInOneClick } from '../../../shared/config/calls/newsletter-calls.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import type { NewsletterViewData } from '../../../shared/forms/newsletter-form.ts';
import { type AuthSite, type Browser, codeOf, startAuthSite } from '../../testing/auth-site.ts';
import { readEcho, renderEcho } from '../../testing/echo-page.ts';
import { data, graphqlError, type ReceivedQuery } from '../../testing/fake-wordpress.ts';
import { postInOneClick } from '../../testing/one-click.ts';

const hash = `7-1-${'b'.repeat(64)}`;
const oneClick = unsubscribeInOneClick.path;
const email = 'awa@example.org';
const subscription = {
  email: 'a…@example.org',
  language: 'FR',
  sectorIds: [],
  countryIds: [],
  state: 'active',
};
/** The subscription with the language as calls spell it. */
const answered = { ...subscription, language: 'fr' };
const seen = (body: string) => readEcho<NewsletterViewData>(body).viewData as NewsletterViewData;

let test: AuthSite;
let browser: Browser;
let asked: { name: string; input: unknown; isSignedIn: boolean }[];
let isActive: boolean;
let refusal: ReturnType<typeof data> | undefined;

const answers: Record<string, () => object> = {
  SubscribeToNewsletter: () => ({ passerelleSubscribeToNewsletter: true }),
  ConfirmNewsletter: () => ({ passerelleConfirmNewsletter: { hash, subscription, wasActive: !isActive } }),
  UpdateNewsletterPreferences: () => ({ passerelleUpdateNewsletterPreferences: { subscription } }),
  UnsubscribeFromNewsletter() {
    const wasActive = isActive;
    isActive = false;
    return { passerelleUnsubscribeFromNewsletter: { wasActive } };
  },
};

beforeEach(async () => {
  test = await startAuthSite({ render: renderEcho });
  browser = test.browser();
  asked = [];
  isActive = true;
  refusal = undefined;
  const { answer: others } = test.wordpress;
  test.wordpress.answer = (received) => answer(received) ?? others(received);
});
afterEach(() => test.close());

function answer({ operationName: name = '', variables = {}, headers }: ReceivedQuery) {
  if (name === 'NewsletterSubscription')
    return data({ passerelleNewsletterSubscription: variables['hash'] === hash ? subscription : null });
  const found = answers[name];
  if (!found) return undefined;
  asked.push({ name, input: variables['input'], isSignedIn: headers['authorization'] !== undefined });
  return refusal ?? data(found());
}

describe('one click in a mail program', () => {
  it('has the address that WordPress writes into letters', () => {
    expect(apiPaths.newsletterOneClick).toBe(oneClick);
  });

  it('unsubscribes without a session, and as often as it is sent', async () => {
    const sent = [
      await postInOneClick(test.app, `${oneClick}?hash=${hash}`),
      await postInOneClick(test.app, `${oneClick}?hash=${hash}&language=en`, 'multipart'),
    ];
    expect(sent.map(({ statusCode, body }) => [statusCode, JSON.parse(body)])).toEqual([
      [200, { data: { wasActive: true } }],
      [200, { data: { wasActive: false } }],
    ]);
    const stop = { name: 'UnsubscribeFromNewsletter', input: { hash }, isSignedIn: false };
    expect(asked).toEqual([stop, stop]);
    expect(JSON.stringify(test.logs)).not.toContain(hash);
  });

  it.each([
    ['link_expired', 410],
    ['not_found', 404],
  ])('says %s', async (code, status) => {
    refusal = graphqlError(code);
    const response = await postInOneClick(test.app, `${oneClick}?hash=${hash}`, 'empty');
    expect([response.statusCode, codeOf(response)]).toEqual([status, code]);
  });

  it('leads browsers to the page, and changes nothing', async () => {
    const opened = [
      await browser.send('GET', `${oneClick}?hash=${hash}`),
      await browser.send('GET', `${oneClick}?hash=${hash}&language=en`),
    ];
    expect(opened.map(({ statusCode, headers }) => [statusCode, headers['location']])).toEqual([
      [303, `/newsletter/?hash=${hash}&action=unsubscribe`],
      [303, `/en/newsletter/?hash=${hash}&action=unsubscribe`],
    ]);
    expect(asked).toEqual([]);
  });
});

describe('/api/newsletter', () => {
  it('hands the address, its language and where it was entered to WordPress', async () => {
    const body = { email, locale: 'en', source: 'popup', botProof: 'x' };
    const response = await browser.post('/api/newsletter', body);
    expect([response.statusCode, response.json()]).toEqual([202, { data: { accepted: true } }]);
    const input = { email, language: 'EN', source: 'popup', address: '127.0.0.1' };
    expect(asked).toEqual([{ name: 'SubscribeToNewsletter', input, isSignedIn: false }]);
    expect(JSON.stringify(test.logs)).not.toContain(email);
  });

  it.each([
    [{ email: 'awa' }, 'invalid_fields'],
    [{ email: '  ' }, 'invalid_fields'],
    [{ locale: 'de' }, 'malformed_request'],
    [{ userId: 1 }, 'unexpected_fields'],
  ])('refuses %o', async (changed, code) => {
    expect(codeOf(await browser.post('/api/newsletter', { email, locale: 'fr', ...changed }))).toBe(code);
    expect(asked).toEqual([]);
  });

  it('needs a token of this site', async () => {
    const body = { email, locale: 'fr' };
    const response = await browser.post('/api/newsletter', body, { 'x-csrf-token': '' });
    expect([codeOf(response), asked]).toEqual(['csrf_missing', []]);
  });

  it('chooses and confirms by the hash alone', async () => {
    const choice = { hash, locale: 'en', sectorIds: [3], countryIds: [] };
    const chosen = await browser.post('/api/newsletter/preferences', choice);
    const confirmed = await browser.post('/api/newsletter/validation', { hash });
    expect([chosen.json(), confirmed.json()]).toEqual([
      { data: { subscription: answered } },
      { data: { hash, subscription: answered, wasActive: false } },
    ]);
    expect(asked.map(({ input }) => input)).toEqual([
      { hash, language: 'EN', sectorIds: [3], countryIds: [] },
      { hash, address: '127.0.0.1' },
    ]);
  });
});

describe('the page', () => {
  const path = pathTo('newsletter', 'en');
  const page = `${path}?hash=${hash}`;

  async function submit(fields: [string, string][]) {
    const { csrfToken } = seen((await browser.send('GET', page)).body);
    return browser.postForm(path, [['csrf', csrfToken], ['hash', hash], ...fields]);
  }

  it('changes nothing when it is opened, and is stored nowhere', async () => {
    const { body, headers } = await browser.send('GET', `${page}&action=unsubscribe`);
    expect(seen(body)).toMatchObject({ hash, subscription, asksToUnsubscribe: true });
    expect([headers['cache-control'], headers['referrer-policy'], asked]).toEqual([
      'private, no-store',
      'strict-origin',
      [],
    ]);
    expect(JSON.stringify(test.logs)).not.toContain(hash);
  });

  it('is filled in by the form of another page, which has no token', async () => {
    const from = (origin: string) =>
      browser.postForm(path, { intent: 'begin', email, source: 'footer', other: 'x' }, { origin });
    const { statusCode, body } = await from('https://passerelle.test');
    expect([statusCode, seen(body).values, seen(body).problem]).toEqual([
      200,
      { email: [email], source: ['footer'] },
      undefined,
    ]);
    expect((await from('https://other.test')).statusCode).toBe(403);
    expect(asked).toEqual([]);
  });

  it.each([
    [
      'subscribes',
      { email, source: 'home' },
      '?notice=sent',
      { email, language: 'EN', source: 'home', address: '127.0.0.1' },
    ],
    ['confirms', { intent: 'confirm' }, `?notice=confirmed&hash=${hash}`, { hash, address: '127.0.0.1' }],
    [
      'saves preferences',
      { intent: 'preferences', locale: 'fr', sectorIds: '3', countryIds: '70', allCountries: 'on' },
      `?notice=saved&hash=${hash}`,
      { hash, language: 'FR', sectorIds: [3], countryIds: [] },
    ],
    ['unsubscribes', { intent: 'unsubscribe' }, `?notice=unsubscribed&hash=${hash}`, { hash }],
  ])('%s without script', async (_name, fields, query, input) => {
    const response = await submit(Object.entries(fields));
    expect([response.statusCode, response.headers['location']]).toEqual([303, path + query]);
    expect(asked.map((one) => one.input)).toEqual([input]);
  });

  it('says what was so before', async () => {
    isActive = false;
    const locations = [await submit([['intent', 'confirm']]), await submit([['intent', 'unsubscribe']])].map(
      ({ headers }) => headers['location'],
    );
    expect(locations).toEqual([`${path}?notice=already&hash=${hash}`, `${path}?hash=${hash}`]);
  });

  it('shows a link that is not valid', async () => {
    refusal = graphqlError('link_expired');
    const response = await submit([['intent', 'confirm']]);
    expect([response.statusCode, seen(response.body).problem?.code]).toEqual([410, 'link_expired']);
    const other = await browser.send('GET', `${path}?hash=${'c'.repeat(40)}`);
    expect(seen(other.body).subscription).toBeUndefined();
  });
});
