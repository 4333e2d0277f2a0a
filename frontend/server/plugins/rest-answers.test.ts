import {
  buildSchema,
  getNullableType,
  graphql,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isLeafType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manifest } from '../../shared/graphql/generated/manifest.ts';
import { password, user } from '../testing/fake-accounts.ts';
import { type AuthSite, type Browser, startAuthSite } from '../testing/auth-site.ts';
import { data } from '../testing/fake-wordpress.ts';
import { committedSchema } from '../testing/test-build.ts';
import { restValue } from './rest-answers.ts';

const person = {
  password,
  passwordConfirm: password,
  firstName: 'Awa',
  lastName: 'Sarr',
  country: 'SN',
  acceptTerms: true,
};
const hash = 'h'.repeat(43);
const changes = {
  account: { section: 'account', firstName: 'A', lastName: 'B', country: 'SN', language: 'en' },
  password: { section: 'password', currentPassword: 'a', password, passwordConfirm: password },
  preferences: {
    section: 'preferences',
    sectorIds: [1],
    countryIds: [2],
    allSectors: false,
    allCountries: false,
    newsletter: true,
  },
};
/** A request of each call that answers with what WordPress said, so that it succeeds. */
const calls: [call: string, body?: object][] = [
  ['get /api/auth/get-auth'],
  ['get /api/auth/profile'],
  ['get /api/auth/user-details'],
  ['post /api/auth/login', { email: user.email, password }],
  ['post /api/auth/register-user', { ...person, email: 'new@example.test' }],
  ['post /api/auth/verify-user-hash', { hash }],
  ['post /api/auth/create-user', person],
  ['post /api/auth/forgot-password', { email: user.email }],
  ['post /api/auth/reset-password', { hash, password, passwordConfirm: password }],
  ['get /api/onboarding/onboarding-datas'],
  ['get /api/onboarding/sectors-and-countries'],
  ['post /api/onboarding/update-interests-and-centers', { sectorIds: [1], countryIds: [2] }],
  ['get /api/page-data/layout'],
  ['get /api/page-data/login'],
  ['get /api/page-data/new-password'],
  ['get /api/page-data/password-recovery'],
  ['get /api/page-data/register-activate'],
  ['get /api/page-data/register-sign-in'],
  ['get /api/page-data/settings'],
  ['post /api/polylang/duplicatePostToLanguage', { id: 1, language: 'en' }],
  ['post /api/settings/update', changes.account],
  ['post /api/settings/update', changes.password],
  ['post /api/settings/update', changes.preferences],
  ['post /api/settings/email', { email: 'new@example.test', password }],
  ['post /api/settings/email-cancel', {}],
  ['post /api/settings/email-confirm', { hash }],
  ['post /api/settings/email-undo', { hash }],
  ['post /api/settings/export', { password }],
  ['post /api/settings/delete', { password, publishedItems: 'keep' }],
  ['post /api/settings/cancel-deletion', {}],
  [
    'post /api/contact',
    { subject: 'a', lastName: 'b', firstName: 'c', email: user.email, message: 'd', consent: true },
  ],
];
/** Calls that answer with no words of WordPress: nothing at all, bytes, figures of the proxy, or GraphQL itself. */
const others = [
  'get /api/bot-check/challenge',
  'get /api/consent/proof',
  'get /api/file/download-file',
  'get /api/graphql',
  'get /api/settings/my-data',
  'post /api/auth/logout',
  'post /api/auth/switch',
  'post /api/auth/user-auth-token',
  'post /api/auth/wordpress',
  'post /api/graphql',
  'post /api/isr/invalidate',
  'post /api/settings/end-session',
  'post /api/security/csp-reports',
  'post /api/verify-recaptcha',
];

const schema = buildSchema(committedSchema());
const documents = new Map(Object.values(manifest).map(({ name, document }) => [name, document]));

/** One value of each type: every operation is answered, with all that it asks for. */
function valueOf(type: GraphQLOutputType): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [valueOf(bare.ofType)];
  if (isEnumType(bare)) return bare.name === 'PasserelleLanguage' ? 'EN' : bare.getValues()[0]?.value;
  if (!isLeafType(bare)) return {};
  return { Int: 600, Float: 1, Boolean: true }[bare.name] ?? 'text';
}
const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (_source, _values, _context, { returnType }) =>
  valueOf(returnType);

let test: AuthSite;
let browser: Browser;

beforeAll(async () => {
  test = await startAuthSite({ env: { BOT_CHECK: 'none' } });
  test.wordpress.answer = async ({ operationName = '', variables }) => {
    const source = documents.get(operationName) ?? '';
    const answer = await graphql({ schema, source, variableValues: variables ?? {}, fieldResolver });
    if (answer.errors) throw new Error(`${operationName}: ${String(answer.errors[0])}`);
    return data(JSON.parse(JSON.stringify(answer.data)));
  };
  browser = test.browser();
  browser.hold('__Host-demand-access-token', 'd'.repeat(43));
  await browser.signIn();
});
afterAll(() => test.close());

describe('answers of /api', () => {
  it.each(calls)('%s: without names of types, languages in lower case', async (call, body) => {
    const [method, path = ''] = call.split(' ');
    const response = method === 'get' ? await browser.send('GET', path) : await browser.post(path, body);
    expect([call, response.statusCode]).toEqual([call, expect.toSatisfy((status: number) => status < 300)]);
    expect(response.body).not.toContain('__typename');
    expect(response.body).not.toMatch(/"language":"(?:FR|EN)"/);
  });

  it('are all looked at', async () => {
    const { paths } = (await test.get('/api/openapi.json')).json<{ paths: Record<string, object> }>();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect([...new Set([...calls.map(([call]) => call), ...others])].toSorted()).toEqual(
      described.toSorted(),
    );
  });

  it('tell the language as settings take it', async () => {
    const { data: details } = (await browser.send('GET', '/api/auth/user-details')).json<{
      data: { language: string };
    }>();
    expect(details.language).toBe('en');
    const changed = await browser.post('/api/settings/update', {
      ...changes.account,
      language: details.language,
    });
    expect(changed.json<{ data: { user: { language: string } } }>().data.user.language).toBe('en');
  });

  it('leave those of GraphQL as they are', async () => {
    const [id] = Object.entries(manifest).find(([, { name }]) => name === 'SignedInUser') ?? [];
    const headers = { origin: 'https://passerelle.test' };
    const response = await browser.send('POST', '/api/graphql', {
      payload: { operationId: id, variables: {} },
      headers,
    });
    expect(response.body).toContain('"language":"EN"');
  });
});

it.each([
  [
    { __typename: 'A', list: [{ __typename: 'B', n: 1 }], nothing: null },
    { list: [{ n: 1 }], nothing: null },
  ],
  [
    { language: 'FR', deep: { language: 'EN' } },
    { language: 'fr', deep: { language: 'en' } },
  ],
  [
    { language: 'ES', country: 'FR', languages: ['FR'] },
    { language: 'ES', country: 'FR', languages: ['FR'] },
  ],
  ['text', 'text'],
  [null, null],
])('%j is written %j', (value, written) => {
  expect(restValue(value)).toEqual(written);
});
