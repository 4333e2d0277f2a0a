import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AuthSite, type Browser, codeOf, startAuthSite } from '../../../testing/auth-site.ts';
import { data, refusedWith } from '../../../testing/fake-wordpress.ts';

const hash = 'h'.repeat(43);
const sent = {
  id: 7,
  kind: 'members',
  name: 'Kossi Amouzou',
  structureName: null,
  structureType: null,
  email: 'kossi@example.test',
  state: 'delivery_unknown',
  acceptedBy: null,
  sentAt: null,
  expiresAt: null,
  answeredAt: null,
};

let test: AuthSite;
let browser: Browser;
let answer: ReturnType<typeof data> | undefined;
const names = new Set(['AnswerInvitation', 'SentInvitations', 'ResendInvitation']);
const asked = () =>
  test.wordpress.received
    .filter(({ operationName = '' }) => names.has(operationName ?? ''))
    .map(({ operationName, variables, headers }) => ({
      operationName,
      variables,
      isSignedIn: headers['authorization'] !== undefined,
    }));

beforeAll(async () => {
  test = await startAuthSite();
  const { answer: others } = test.wordpress;
  test.wordpress.answer = (query) =>
    (names.has(query.operationName ?? '') ? answer : undefined) ?? others(query);
});
afterAll(() => test.close());
beforeEach(() => {
  answer = data({ passerelleAnswerInvitation: true });
  browser = test.browser();
  test.wordpress.received.length = 0;
});

it('accepts as the account that is signed in', async () => {
  await browser.signIn();
  const response = await browser.post('/api/invitations/answer', { hash, answer: 'accept' });
  expect([response.statusCode, response.json()]).toEqual([200, { data: { accepted: true } }]);
  expect(asked()).toEqual([
    {
      operationName: 'AnswerInvitation',
      variables: { hash, answer: 'accept', address: '127.0.0.1' },
      isSignedIn: true,
    },
  ]);
  expect(JSON.stringify(test.logs)).not.toContain(hash);
});

it('does not accept without a session, and does not use the link', async () => {
  const response = await browser.post('/api/invitations/answer', { hash, answer: 'accept' });
  expect([response.statusCode, codeOf(response), asked()]).toEqual([401, 'access_token_missing', []]);
});

it('declines without a session', async () => {
  const response = await browser.post('/api/invitations/answer', { hash, answer: 'decline' });
  expect([response.statusCode, asked()]).toEqual([
    200,
    [
      {
        operationName: 'AnswerInvitation',
        variables: { hash, answer: 'decline', address: '127.0.0.1' },
        isSignedIn: false,
      },
    ],
  ]);
});

it('answers 410 for a link that is no longer valid', async () => {
  answer = refusedWith('link_expired');
  const response = await browser.post('/api/invitations/answer', { hash, answer: 'decline' });
  expect([response.statusCode, codeOf(response)]).toEqual([410, 'link_expired']);
  expect(JSON.stringify(test.logs)).not.toContain(hash);
});

it.each([
  [{ hash, answer: 'perhaps' }, 400],
  [{ hash, answer: 'ACCEPT' }, 400],
  [{ hash }, 422],
  [{ answer: 'accept' }, 422],
  [{ hash, answer: 'decline', userId: 1 }, 422],
])('asks WordPress nothing for %o', async (body, status) => {
  const response = await browser.post('/api/invitations/answer', body);
  expect([response.statusCode, asked()]).toEqual([status, []]);
});

it('lists what was sent, and sends it again to another address', async () => {
  await browser.signIn();
  answer = data({ passerelleSentInvitations: [sent] });
  const list = await browser.send('GET', '/api/invitations/sent?id=12');
  expect([list.statusCode, list.json()]).toEqual([200, { data: [sent] }]);
  expect(list.headers['cache-control']).toBe('no-store');

  answer = data({ passerelleResendInvitation: sent });
  const again = await browser.post('/api/invitations/resend', { id: 7, email: 'new@example.test' });
  expect(again.statusCode).toBe(200);
  expect(again.json()).toMatchObject({ data: sent, notice: 'invitation_sent' });
  expect(asked().map(({ operationName, variables }) => [operationName, variables])).toEqual([
    ['SentInvitations', { id: 12 }],
    ['ResendInvitation', { id: 7, email: 'new@example.test' }],
  ]);
});

it('shows nothing to those who are signed out or have no part in the record', async () => {
  const visitor = await browser.send('GET', '/api/invitations/sent?id=12');
  expect([visitor.statusCode, asked()]).toEqual([401, []]);
  await browser.signIn();
  answer = refusedWith('not_found');
  const outsider = [
    await browser.send('GET', '/api/invitations/sent?id=12'),
    await browser.post('/api/invitations/resend', { id: 7, email: 'mine@example.test' }),
  ];
  expect(outsider.map((response) => [response.statusCode, codeOf(response)])).toEqual([
    [404, 'not_found'],
    [404, 'not_found'],
  ]);
});
