import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallRow } from '../../shared/config/calls/call.ts';
import * as callsForApplications from '../../shared/config/calls/call-for-application-calls.ts';
import * as invitations from '../../shared/config/calls/invitation-calls.ts';
import * as members from '../../shared/config/calls/member-calls.ts';
import * as profileFiles from '../../shared/config/calls/profile-file-calls.ts';
import * as profile from '../../shared/config/calls/profile-calls.ts';
import * as structures from '../../shared/config/calls/structure-calls.ts';
import { errorMessage, errorStatus } from '../../shared/config/errors.ts';
import { type FieldErrorCode, fieldErrorCodes, fieldErrorMessage } from '../../shared/config/field-errors.ts';
import { languages, type Language } from '../../shared/config/locales.ts';
import { type NoticeCode, noticeText } from '../../shared/config/notices.ts';
import { answerEverything } from '../testing/answer-everything.ts';
import { type AuthSite, type Browser, startAuthSite } from '../testing/auth-site.ts';
import { refusedWith } from '../testing/fake-wordpress.ts';

const rows = [callsForApplications, invitations, members, profile, profileFiles, structures].flatMap(
  (each): CallRow[] => Object.values(each),
);
const id = 1;
const input = { name: 'Les Potières', language: 'fr' };
const person = { firstName: 'Kossi', lastName: 'Amouzou', language: 'fr' };
/** A body that each call takes; of a GET, its query. */
const bodies: Record<string, Record<string, unknown>> = {
  '/api/contact/member': { memberId: id, subject: 'a', message: 'b', consent: true, botProof: 'c' },
  '/api/dashboard/call-for-applications/get-call-for-application': { id },
  '/api/dashboard/call-for-applications/mutate-call-for-application': {
    action: 'save',
    input: { title: 'Résidence' },
  },
  '/api/directory/contact/block': { memberId: id },
  '/api/directory/contact/report': { memberId: id, reason: 'spam' },
  '/api/directory/download/attestationOfficielle': { memberId: id },
  '/api/directory/download/cv': { memberId: id },
  '/api/directory/member/getDetailCommunity': { id },
  '/api/directory/member/getMember': { id },
  '/api/directory/member/postMember': { action: 'save', input: person },
  '/api/directory/member/putMember': { id, version: 1, action: 'save', input: person },
  '/api/directory/person/putManyStatutCommunities': { items: [{ structureId: id, action: 'ask' }] },
  '/api/directory/person/putStatutCommunity': { structureId: id, action: 'ask' },
  '/api/directory/structures/deleteStructure': { id, confirmName: 'Les Potières' },
  '/api/directory/structures/deletion-preview': { id },
  '/api/directory/structures/getDetailCommunity': { id },
  '/api/directory/structures/inviteUserExternal': {
    structureId: id,
    email: 'kossi@example.test',
    firstName: 'Kossi',
    lastName: 'Amouzou',
    role: 'member',
  },
  '/api/directory/structures/postStructure': { action: 'save', input },
  '/api/directory/structures/putStructure': { id, version: 1, action: 'save', input },
  '/api/directory/structures/updateStatutRoleUserStructure': {
    structureId: id,
    userId: id,
    action: 'accept',
  },
  '/api/directory/structures/userListToStructure': { structureId: id },
  '/api/invitations/answer': { hash: 'a'.repeat(43), answer: 'accept' },
  '/api/invitations/resend': { id },
  '/api/invitations/review': {
    hash: 'a'.repeat(43),
    password: 'Une-Passerelle-2026',
    passwordConfirm: 'Une-Passerelle-2026',
    firstName: 'Kossi',
    lastName: 'Amouzou',
    country: 'TG',
    acceptTerms: true,
  },
  '/api/invitations/sent': { id },
};

let test: AuthSite;
let browser: Browser;
let csrf: string;
beforeAll(async () => {
  test = await startAuthSite({ env: { BOT_CHECK: 'none', ENVIRONMENT: 'development' } });
  test.wordpress.answer = answerEverything;
  browser = test.browser();
  await browser.signIn();
  csrf = await browser.csrf();
});
afterAll(() => test.close());

interface Answer {
  error?: { code: string; message: string; fields: { path: string; code: string; message: string }[] };
  notice?: string;
  message?: string;
}

/** Status and answer of the call, as somebody who reads the language. */
async function call(
  { path, method }: CallRow,
  language: Language,
  more: object = {},
): Promise<[number, Answer]> {
  // Requests of earlier tests no longer count against the limit.
  test.clock.advance(60_001);
  const body = { ...bodies[path], ...more };
  const query = new URLSearchParams(
    Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const response =
    method === 'POST'
      ? await browser.post(path, body, { 'x-locale': language, 'x-csrf-token': csrf })
      : await browser.send('GET', `${path}?${query}`, { headers: { 'x-locale': language } });
  return [response.statusCode, response.body === '' ? {} : response.json<Answer>()];
}

async function refused(
  row: CallRow,
  language: Language,
  code: string,
  fields: object[] = [],
): Promise<[number, Answer['error']]> {
  test.wordpress.answer = () => refusedWith(code, { fields });
  const [status, { error }] = await call(row, language);
  return [status, error];
}

/** Codes that WordPress refuses with, not those of a session or of the transport. */
const ofTransport: ReadonlySet<string> = new Set([
  'access_token_expired',
  'access_token_missing',
  'content_system_unavailable',
  'malformed_request',
  'range_not_satisfiable',
  'session_expired',
]);
const refusals = rows.flatMap((row) =>
  (row.errors ?? []).filter((code) => !ofTransport.has(code)).map((code) => [row.path, code, row] as const),
);
const failures = rows.flatMap((row) => (row.failsAs ? [[row.path, row.failsAs, row] as const] : []));

it('calls of the directory without a failure of their own fail as an operation', () => {
  const paths = failures.filter(([, code]) => code === 'operation_failed').map(([path]) => path);
  expect(paths.toSorted()).toEqual([
    '/api/directory/contact/block',
    '/api/directory/contact/report',
    '/api/directory/member/postMember',
    '/api/directory/member/putMember',
    '/api/directory/person/putManyStatutCommunities',
    '/api/directory/person/putStatutCommunity',
    '/api/directory/structures/inviteUserExternal',
    '/api/directory/structures/updateStatutRoleUserStructure',
  ]);
  expect(languages.map((language) => errorMessage('operation_failed', language))).toEqual([
    'Désolé, l’opération a échoué.',
    'Sorry, operation failed.',
  ]);
});

describe.each(languages)('in %s', (language) => {
  it.each(refusals)('%s refuses with the text of %s', async (_path, code, row) => {
    const [status, error] = await refused(row, language, code);
    expect([status, error?.code, error?.message]).toEqual([
      errorStatus(code),
      code,
      errorMessage(code, language),
    ]);
  });

  it.each(failures)('%s fails with the text of %s', async (_path, code, row) => {
    const [status, error] = await refused(row, language, 'server_error');
    expect([status, error?.code, error?.message]).toEqual([
      errorStatus(code),
      code,
      errorMessage(code, language),
    ]);
  });

  it.each(fieldErrorCodes)('the value refused with %s has its text', async (code: FieldErrorCode) => {
    const fields = [{ path: 'city', code }];
    const [status, error] = await refused(structures.updateStructure, language, 'invalid_fields', fields);
    expect([status, error?.message, error?.fields]).toEqual([
      422,
      errorMessage('invalid_fields', language),
      [{ path: 'city', code, message: fieldErrorMessage(code, language) }],
    ]);
  });

  const done: readonly (readonly [CallRow, object, NoticeCode])[] = [
    [profile.mutateProfile, {}, 'profile_updated'],
    [structures.createStructure, {}, 'structure_created'],
    [structures.updateStructure, {}, 'structure_updated'],
    [structures.inviteByMail, {}, 'invitation_sent'],
    [invitations.resendInvitation, {}, 'invitation_sent'],
    [structures.changeMembership, { action: 'setRole', role: 'guest' }, 'role_changed'],
    [structures.changeMembership, { action: 'invite' }, 'invitation_sent'],
    [structures.changeMembership, { action: 'accept' }, 'status_changed'],
    [structures.changeOwnMembership, { action: 'acceptTransfer' }, 'ownership_transferred'],
    [structures.changeOwnMembership, { action: 'leave' }, 'status_changed'],
  ];
  const named = done.map(([row, more, code]) => [row.path, more, code, row] as const);
  it.each(named)('%s with %o succeeds with the text of %s', async (_path, more, code, row) => {
    test.wordpress.answer = answerEverything;
    const [status, answer] = await call(row, language, more);
    expect([status < 300, answer.notice, answer.message]).toEqual([true, code, noticeText(code, language)]);
  });
});
