import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../shared/config/routes.ts';
import type { PreviewViewData } from '../../shared/pages/preview-view-data.ts';
import { type AuthSite, type Browser, startAuthSite } from '../testing/auth-site.ts';
import { readEcho, renderEcho } from '../testing/echo-page.ts';
import { data, graphqlError, type ReceivedQuery } from '../testing/fake-wordpress.ts';

const hash = `12_7_1764500000_${'a'.repeat(64)}`;
const none = { call: null, event: null, initiative: null, profile: null, resource: null, structure: null };
const item = { ...none, initiative: { subtitle: 'Pas encore publiée' } };
const seen = readEcho<PreviewViewData>;

let test: AuthSite;
let browser: Browser;
let shown: object;
let asked: unknown[];
let refusal: string | undefined;

beforeEach(async () => {
  test = await startAuthSite({ render: renderEcho });
  browser = test.browser();
  shown = item;
  asked = [];
  refusal = undefined;
  const { answer: others } = test.wordpress;
  test.wordpress.answer = (received) => answer(received) ?? others(received);
});
afterEach(() => test.close());

function answer({ operationName, variables, headers }: ReceivedQuery) {
  if (operationName !== 'Preview') return undefined;
  asked.push({ variables, isSignedIn: headers['authorization'] !== undefined });
  return refusal ? graphqlError(refusal) : data({ passerellePreview: shown });
}

describe.each(['fr', 'en'] as const)('the page of a preview in %s', (language) => {
  const page = pathTo('preview', language);

  it('is made for each reader of the link, and stored by nobody', async () => {
    for (const _ of [1, 2]) {
      const { statusCode, headers, body } = await browser.send('GET', `${page}?hash=${hash}`);
      expect([statusCode, seen(body).viewData]).toEqual([200, { hash, isOver: false, item }]);
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
    }
    const variables = { hash, language: language.toUpperCase() };
    expect(asked).toEqual([1, 2].map(() => ({ variables, isSignedIn: false })));
    expect(JSON.stringify(test.logs)).not.toContain(hash);
  });

  it.each([
    ['a person', { profile: { biography: '<p>Née à Thiès.</p>' } }],
    ['a structure', { structure: { activities: 'Création' } }],
  ])('is that of %s, too', async (_, content) => {
    shown = { ...none, ...content };
    await browser.signIn();
    const { statusCode, headers, body } = await browser.send('GET', `${page}?hash=${hash}`);
    expect([statusCode, seen(body).viewData]).toEqual([200, { hash, isOver: false, item: shown }]);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  });

  it.each([
    ['link_expired', true],
    ['not_found', false],
  ])('knows a link that is refused with %s', async (code, isOver) => {
    refusal = code;
    const { body } = await browser.send('GET', `${page}?hash=${hash}`);
    expect(seen(body).viewData).toEqual({ hash, isOver });
  });

  it.each(['', '?hash=', '?hash=%3Cscript%3E', `?hash=${'a'.repeat(201)}`])(
    'asks nobody about an address that is no link: %s',
    async (search) => {
      const { body, headers } = await browser.send('GET', page + search);
      expect([seen(body).viewData, headers['referrer-policy'], asked]).toEqual([
        { hash: '', isOver: false },
        'no-referrer',
        [],
      ]);
    },
  );

  it('is an error while the content system is away', async () => {
    refusal = 'content_system_unavailable';
    const { statusCode, headers } = await browser.send('GET', `${page}?hash=${hash}`);
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
  });
});

it('POST /api/preview/revoke ends a link for whoever is signed in', async () => {
  const variables: unknown[] = [];
  const { answer: others } = test.wordpress;
  test.wordpress.answer = (received) => {
    if (received.operationName !== 'RevokePreviewLink') return others(received);
    variables.push(received.variables);
    return data({ passerelleRevokePreviewLink: true });
  };
  expect((await browser.post('/api/preview/revoke', { id: 12, linkId: 3 })).statusCode).toBe(401);
  await browser.signIn();
  const response = await browser.post('/api/preview/revoke', { id: 12, linkId: 3 });
  expect([response.statusCode, response.json()]).toEqual([200, { data: { accepted: true } }]);
  expect((await browser.post('/api/preview/revoke', { id: 12 })).statusCode).toBe(422);
  expect(variables).toEqual([{ id: 12, linkId: 3 }]);
});

it('POST /api/preview/link makes a link for whoever is signed in', async () => {
  const link = { url: 'https://passerelle.test/apercu/?hash=x', expiresAt: '2026-11-30T10:00:00Z' };
  const { answer: others } = test.wordpress;
  test.wordpress.answer = (received) =>
    received.operationName === 'PreviewLink' ? data({ passerellePreviewLink: link }) : others(received);
  expect((await browser.post('/api/preview/link', { id: 12 })).statusCode).toBe(401);
  await browser.signIn();
  const response = await browser.post('/api/preview/link', { id: 12 });
  expect([response.statusCode, response.json()]).toEqual([200, { data: link }]);
  expect((await browser.post('/api/preview/link', { id: 'x' })).statusCode).toBe(400);
});
