import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { FakeAccounts, password, user } from './fake-accounts.ts';
import { FakeWordPress } from './fake-wordpress.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { siteOperations } from './test-build.ts';

export const site = 'https://passerelle.test';
type Body = string | object;

/** The code of a refusal. */
export const codeOf = (response: LightMyRequestResponse): string =>
  response.json<{ error: { code: string } }>().error.code;

/** A browser: stores cookies and sends `Origin`. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #test: TestApp;

  constructor(test: TestApp, cookies: Iterable<[string, string]> = []) {
    this.#test = test;
    this.cookies = new Map(cookies);
  }

  async send(
    method: 'GET' | 'POST',
    url: string,
    options: InjectOptions = {},
  ): Promise<LightMyRequestResponse> {
    const response = await this.#test.app.inject({
      method,
      url,
      ...options,
      headers: {
        ...(method === 'POST' ? { origin: site, 'sec-fetch-site': 'same-origin' } : {}),
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...options.headers,
      },
    });
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() === 0)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** Holds a cookie as if the server had made it. */
  hold(name: string, value: string): void {
    this.cookies.set(name, this.#test.app.cookieSigner.sign(name, value));
  }

  /** Value of a signed cookie. */
  held(name: string): string | undefined {
    return this.#test.app.cookieSigner.unsign(name, this.cookies.get(name) ?? '');
  }

  async csrf(): Promise<string> {
    const response = await this.send('GET', '/api/auth/get-auth');
    return response.json<{ data: { csrfToken: string } }>().data.csrfToken;
  }

  /** A call as the pages make it; `headers` come last. */
  async post(
    url: string,
    body: Body = {},
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const token = headers['x-csrf-token'] === undefined ? { 'x-csrf-token': await this.csrf() } : {};
    return this.send('POST', url, {
      payload: body,
      headers: { 'content-type': 'application/json', ...token, ...headers },
    });
  }

  /** A form as a page without script sends it: with the origin of the site, and no token unless `fields` has one. */
  postForm(
    url: string,
    fields: Record<string, string> | [string, string][],
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    return this.send('POST', url, {
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  }

  /** A form with a file, as a page without script sends it. */
  async postMultipart(url: string, form: FormData): Promise<LightMyRequestResponse> {
    const encoded = new Response(form);
    return this.send('POST', url, {
      payload: Buffer.from(await encoded.arrayBuffer()),
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    });
  }

  signIn(headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.post('/api/auth/login', { email: user.email, password }, headers);
  }
}

export interface AuthSite extends TestApp {
  accounts: FakeAccounts;
  browser: () => Browser;
}

type Options = Parameters<typeof startTestApp>[0];

/** The real application with the real operations, in front of accounts in memory. */
export async function startAuthSite(options: Options = {}): Promise<AuthSite> {
  const test = await startTestApp({
    ...options,
    wordpress: options?.wordpress ?? (await started()),
    build: { operations: siteOperations, ...options?.build },
  });
  const accounts = new FakeAccounts(() => test.clock.now);
  test.wordpress.answer = accounts.answer;
  return { ...test, accounts, browser: () => new Browser(test) };
}

async function started(): Promise<FakeWordPress> {
  const wordpress = new FakeWordPress();
  await wordpress.start();
  return wordpress;
}
