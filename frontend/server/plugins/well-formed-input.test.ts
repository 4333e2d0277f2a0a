import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languages } from '../../shared/config/locales.ts';
import { pathTo, routes } from '../../shared/config/routes.ts';
import { settingsRouteIds } from '../../shared/config/settings-routes.ts';
import { errorMessage } from '../../shared/config/errors.ts';
import { isWellFormedJson } from '../input/well-formed.ts';
import { limits } from '../limits.ts';
import { languageOfRequest } from './request-context.ts';
import { type AuthSite, type Browser, codeOf, startAuthSite } from '../testing/auth-site.ts';
import { password, user } from '../testing/fake-accounts.ts';

let test: AuthSite;
let browser: Browser;
beforeAll(async () => void (test = await startAuthSite()));
afterAll(() => test.close());
beforeEach(() => {
  browser = test.browser();
  test.wordpress.received.length = 0;
  test.logs.length = 0;
});

const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`;
/** Bodies as they are on the wire: JSON.stringify would write some of them otherwise. */
const bodies: [name: string, body: string | Buffer][] = [
  ['a lone high surrogate', String.raw`{"email":"\ud800","password":"x"}`],
  ['a lone low surrogate', String.raw`{"email":"a\udc00b","password":"x"}`],
  ['surrogates in the wrong order', String.raw`{"email":"\udc00\ud800","password":"x"}`],
  ['NUL', String.raw`{"email":"a\u0000b","password":"x"}`],
  ['a lone surrogate in a key', String.raw`{"\ud800":1}`],
  ['NUL in a key, deeper', String.raw`{"a":[{"b\u0000":1}]}`],
  ['bytes that are not UTF-8', Buffer.from([...Buffer.from('{"email":"'), 0xff, ...Buffer.from('"}')])],
  [
    'a surrogate in UTF-8',
    Buffer.from([...Buffer.from('{"email":"'), 0xed, 0xa0, 0x80, ...Buffer.from('"}')]),
  ],
  [
    'an overlong byte sequence',
    Buffer.from([...Buffer.from('{"email":"'), 0xc0, 0xaf, ...Buffer.from('"}')]),
  ],
  ['UTF-16', Buffer.from('\ufeff{"email":"a"}', 'utf16le')],
  ['deep nesting', `{"email":${nested(limits.server.jsonDepth)}}`],
  ['nesting that overflows a stack', nested(30_000)],
  ['a prototype', '{"__proto__":{"email":"a"}}'],
  ['no JSON', '{"email"'],
];
const writes = async (): Promise<string[]> => {
  const document = (await test.get('/api/openapi.json')).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  return Object.entries(document.paths).flatMap(([path, methods]) => ('post' in methods ? [path] : []));
};

describe('a body', () => {
  it.each(bodies)('with %s is rejected by every call, before WordPress', async (_name, payload) => {
    const csrf = await browser.csrf();
    const paths = (await writes()).filter(
      (path) => path.startsWith('/api/') && path !== '/api/isr/invalidate',
    );
    expect(paths.length).toBeGreaterThan(12);
    for (const path of paths) {
      const response = await browser.send('POST', path, {
        payload,
        headers: {
          'content-type': 'application/json',
          'x-csrf-token': csrf,
          'x-locale': 'en',
          // Required by uploads.
          'tus-resumable': '1.0.0',
          // Comes from the administration of WordPress.
          ...(path === '/api/auth/switch'
            ? { origin: test.wordpress.url, 'sec-fetch-site': 'cross-site' }
            : {}),
        },
      });
      expect([path, response.statusCode, response.json()]).toEqual([
        path,
        400,
        {
          error: {
            code: 'malformed_request',
            message: errorMessage('malformed_request', 'en'),
            fields: [],
            requestId: response.headers['x-request-id'],
          },
        },
      ]);
    }
    expect(test.wordpress.received).toEqual([]);
    const refusals = test.logs.filter(({ msg }) => msg === 'request refused');
    expect(refusals).toHaveLength(paths.length);
    expect(refusals[0]).toMatchObject({ level: 30, code: 'malformed_request', status: 400 });
    expect(Object.keys(refusals[0] ?? {}).toSorted()).toEqual(
      [
        'code',
        'event',
        'hostname',
        'level',
        'msg',
        'network',
        'pid',
        'requestId',
        'status',
        'time',
      ].toSorted(),
    );
  });

  it.each([
    ['bidirectional controls', 'a\u202eb\u2066c\u2069'],
    ['right-to-left text', 'مرحبا بالعالم'],
    ['characters beyond 16 bits', '🎭𝒳'],
    ['a replacement character that somebody typed', 'a\ufffdb'],
    ['a noncharacter', 'a\uffffb'],
    ['unusual spaces and line ends', '\u2028\u00a0\u3000\r\n\t'],
    ['a byte order mark', '\ufeffa'],
  ])('with %s goes its way', async (_name, text) => {
    const response = await browser.post('/api/auth/login', { email: text, password });
    expect([response.statusCode, codeOf(response)]).toEqual([401, 'invalid_credentials']);
    expect(test.wordpress.received.at(-1)?.variables).toMatchObject({ email: text });
  });

  it('of a form is refused for broken escapes and bytes, on the page of every form', async () => {
    const forms = [
      'login',
      ...settingsRouteIds,
      'signUp',
      'activation',
      'forgotPassword',
      'newPassword',
      'contact',
      'welcome',
      'cookies',
    ] as const;
    for (const route of forms) {
      for (const payload of [
        'email=%ed%a0%80',
        'email=%00',
        'email=%',
        'email=%zz',
        'e%ffmail=a',
        Buffer.from([0x61, 0x3d, 0xff]),
      ]) {
        for (const language of languages) {
          const path = routes[route][language];
          const response = await browser.send('POST', path, {
            payload,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          });
          expect([path, response.statusCode, response.headers['content-language']]).toEqual([
            path,
            400,
            language,
          ]);
          expect(response.body).toContain(String(response.headers['x-request-id']));
        }
      }
    }
    expect(test.wordpress.received).toEqual([]);
  });
});

describe('an address', () => {
  const values = ['%ed%a0%80', '%00', '%', '%2', '%zz', '%ff', '%c0%af', 'caf%e9'];
  it.each([
    ...['home', 'search', 'activation', 'newPassword', 'initiatives'].map((id) => pathTo(id as 'home', 'en')),
    '/en/initiative/feed.xml',
    '/api/graphql',
    '/api/file/download-file',
    '/api/auth/get-auth',
    '/media/1/640.avif',
    '/healthz',
    '/nowhere',
  ])('%s is refused with broken escapes in a parameter or its name', async (path) => {
    for (const value of values) {
      for (const query of [`hash=${value}`, `${value}=1`, `q=a&q=${value}`]) {
        const response = await test.get(`${path}?${query}`, { 'x-locale': 'en' });
        expect([query, response.statusCode]).toEqual([query, 400]);
        expect(response.body).toContain(errorMessage('malformed_request', languageOfRequest(path, 'en')));
      }
    }
    expect(test.wordpress.received).toEqual([]);
  });

  it('is refused with broken escapes in its path', async () => {
    for (const value of values) {
      for (const path of [`/${value}/`, `/en/initiative/${value}/`, `/api/${value}`, `/media/${value}`]) {
        expect([path, (await test.get(path)).statusCode]).toEqual([path, 400]);
      }
    }
  });

  it('is refused with ill-formed text or deep nesting in the variables of a query', async () => {
    const [id = ''] = Object.keys((await import('../../shared/graphql/generated/manifest.ts')).manifest);
    for (const variables of [String.raw`{"q":"\ud800"}`, String.raw`{"\u0000":1}`, `{"q":${nested(40)}}`]) {
      const query = new URLSearchParams({ operationId: id, variables });
      const response = await test.get(`/api/graphql?${query}`);
      expect([response.statusCode, codeOf(response)]).toEqual([400, 'malformed_request']);
    }
    expect(test.wordpress.received).toEqual([]);
  });
});

describe('a header', () => {
  it.each(['user-agent', 'referer', 'x-csrf-token'])(
    '%s is refused when its bytes are not UTF-8, and taken when they are',
    async (name) => {
      expect((await test.get('/api/auth/get-auth', { [name]: 'a\xff' })).statusCode).toBe(400);
      const right = Buffer.from('é\u202e🎭').toString('latin1');
      expect((await test.get('/api/auth/get-auth', { [name]: right })).statusCode).toBe(200);
    },
  );
});

it('looks at values of any width and depth without recursion', () => {
  const wide = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, user.email]));
  expect(isWellFormedJson(wide, { depth: 2 })).toBe(true);
  const deep = JSON.parse(nested(20_000)) as unknown;
  expect([isWellFormedJson(deep, { depth: 32 }), isWellFormedJson([[1]], { depth: 1 })]).toEqual([
    false,
    false,
  ]);
});
