import type { LightMyRequestResponse } from 'fastify';
import type { CallRow } from '../../shared/config/calls/call.ts';
import type { ErrorCode } from '../../shared/config/errors.ts';
import { limits } from '../limits.ts';
import { answerEverything } from './answer-everything.ts';
import { Browser, type AuthSite } from './auth-site.ts';
import { refusedWith } from './fake-wordpress.ts';

type Body = Record<string, unknown>;
type Provoke = (made: ReadyCall, code: ErrorCode) => Promise<LightMyRequestResponse>;

/** A call that is ready to be made, with everything right. */
interface ReadyCall {
  test: AuthSite;
  row: CallRow;
  browser: Browser;
  body: Body;
  csrf: string;
}

/** Calls of everybody that ask WordPress, or succeed, where there is a session only, at least with the body of the tests. */
const withSession: ReadonlySet<string> = new Set([
  '/api/auth/get-auth',
  '/api/auth/logout',
  '/api/auth/profile',
  '/api/invitations/answer',
]);

/** Makes the call with everything right. */
export async function succeed(test: AuthSite, row: CallRow, body: Body): Promise<LightMyRequestResponse> {
  return sendTo(await ready(test, row, body));
}

/** Makes the call so that it is refused with one of its codes. */
export async function provoke(
  test: AuthSite,
  row: CallRow,
  body: Body,
  code: ErrorCode,
): Promise<LightMyRequestResponse> {
  const call = await ready(test, row, body);
  try {
    // WordPress fails without this code; the call must translate the failure.
    const how = code === row.failsAs ? failing : (provocations[code] ?? refusedByWordPress);
    return await how(call, code);
  } finally {
    test.wordpress.answer = answerEverything;
  }
}

/** A call that must not reach WordPress: its status, and the operations that did. */
interface Attempt {
  status: number;
  received: unknown[];
}

/** Makes the call with each of the bodies, all of them wrong. */
export async function attempts(test: AuthSite, row: CallRow, bodies: Body[]): Promise<Attempt[]> {
  const call = await ready(test, row, {});
  const made: Attempt[] = [];
  for (const body of bodies) made.push(await attempted({ ...call, body }));
  return made;
}

/** Makes the call with everything right but the session. */
export async function attemptAsVisitor(test: AuthSite, row: CallRow, body: Body): Promise<Attempt> {
  const browser = test.browser();
  return attempted({ test, row, browser, body, csrf: await browser.csrf() });
}

async function attempted(call: ReadyCall): Promise<Attempt> {
  const { received } = call.test.wordpress;
  received.length = 0;
  const { statusCode: status } = await sendTo(call);
  return { status, received: received.map(({ operationName }) => operationName) };
}

async function ready(test: AuthSite, row: CallRow, body: Body): Promise<ReadyCall> {
  test.wordpress.answer = answerEverything;
  // Requests sent before no longer count against the limit.
  test.clock.advance(60_001);
  const browser = test.browser();
  const isMember = typeof row.who === 'object' || withSession.has(row.path);
  if (isMember) await browser.signIn();
  if (row.who === 'demandToken') browser.hold('__Host-demand-access-token', 'd'.repeat(43));
  return { test, row, browser, body, csrf: await browser.csrf() };
}

function sendTo(
  { row: { path, method }, browser, body, csrf }: ReadyCall,
  headers: Record<string, string> = {},
  payload: string | object = body,
): Promise<LightMyRequestResponse> {
  if (method === 'POST') return browser.post(path, payload, { 'x-csrf-token': csrf, ...headers });
  const query = new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]));
  return browser.send('GET', `${path}?${query}`, { headers });
}

const refusedByWordPress: Provoke = (made, code) => {
  made.test.wordpress.answer = () => refusedWith(code);
  return sendTo(made);
};
/** Sends in the other language: otherwise the last answer in the first one would be returned. */
const withoutWordPress: Provoke = (made, code) => {
  made.test.wordpress.answer = () => refusedWith(code);
  return sendTo(made, { 'x-locale': 'en' });
};
const failing: Provoke = (made) => refusedByWordPress(made, 'server_error');
const otherBody = (body: Body): Body => ({
  ...body,
  ...(Object.keys(body).length === 0 ? { a: 1 } : changed(body)),
});
const changed = (body: Body): Body =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, changedValue(name, value)]));

function changedValue(name: string, value: unknown): unknown {
  if (name === 'email' && value !== 'text') return `x${String(value)}`;
  if (typeof value === 'string' && name.startsWith('password')) return `${value}x`;
  if (name === 'input') return { ...(value as Body), language: 'en' };
  if (value === 1) return 2;
  if (value === true) return false;
  if (value === 'renew') return 'revoke';
  if (value === 'eligible') return 'ineligible';
  if (Array.isArray(value)) return value.map(changed);
  if (typeof value === 'object' && value !== null) return changed(value as Body);
  return value === 'text' ? 'other' : value;
}

const provocations: Partial<Record<ErrorCode, Provoke>> = {
  csrf_missing: (made) => sendTo(made, { 'x-csrf-token': '' }),
  csrf_invalid: (made) => sendTo(made, { 'x-csrf-token': 'a.b' }),
  forbidden: (made, code) =>
    made.row.method === 'POST'
      ? sendTo(made, { origin: 'https://evil.example' })
      : refusedByWordPress(made, code),
  unsupported_media_type: (made) => sendTo(made, { 'content-type': 'text/plain' }, 'text'),
  malformed_request: (made) =>
    made.row.method === 'POST' ? sendTo(made, {}, '{"a":') : sendTo({ ...made, body: { id: 'x' } }),
  payload_too_large: (made) => sendTo(made, {}, `{"a":"${'x'.repeat(limits.calls.formDocumentBytes)}"}`),
  unexpected_fields: (made) => sendTo(made, {}, { ...made.body, unheard: 1 }),
  fields_missing: (made, code) =>
    Object.keys(made.body).length > 0 ? sendTo(made, {}, {}) : refusedByWordPress(made, code),
  idempotency_key_invalid: (made) =>
    sendTo(made, { 'idempotency-key': 'x'.repeat(limits.idempotency.keyLength + 1) }),
  async idempotency_mismatch(made) {
    const held = [...made.browser.cookies];
    const send = (body: Body) =>
      sendTo(
        { ...made, browser: new Browser(made.test, held) },
        { 'idempotency-key': 'key-0123456789' },
        body,
      );
    await send(made.body);
    return send(otherBody(made.body));
  },
  content_system_unavailable: withoutWordPress,
  cookies_refused: (made) => sendTo({ ...made, browser: new Browser(made.test) }),
  async access_token_missing(made) {
    const browser = made.test.browser();
    return sendTo({ ...made, browser, csrf: await browser.csrf() });
  },
  async access_token_expired(made) {
    const browser = made.test.browser();
    browser.hold('__Host-access-token', 'of.long.ago');
    return sendTo({ ...made, browser, csrf: await browser.csrf() });
  },
  async rate_limited(made, code) {
    if (made.row.operation) {
      made.test.wordpress.answer = () => refusedWith(code, { retryAfter: 90 });
      return sendTo(made);
    }
    const held = [...made.browser.cookies];
    const send = () => sendTo({ ...made, browser: new Browser(made.test, held) });
    for (let sent = 0; sent < limits.session.writesPerMinute; sent += 1) {
      const response = await send();
      if (response.statusCode === 429) return response;
    }
    return send();
  },
  generic_error: failing,
  server_error: failing,
};
