const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A browser that signs in: stores cookies, and can be copied like a second tab. */
export class Member {
  readonly cookies: Map<string, string>;
  readonly #origin: string;

  /** @param origin the public URL of the site, for every proxy */
  constructor(origin: string, cookies: Iterable<[string, string]> = []) {
    this.#origin = origin;
    this.cookies = new Map(cookies);
  }

  copy(): Member {
    return new Member(this.#origin, this.cookies);
  }

  get refreshToken(): string | undefined {
    return this.cookies.get('__Host-refresh-token');
  }

  /** Changes the token as if ten minutes had passed since its issue; the proxy sees that without WordPress. */
  expireAccessToken(): void {
    this.cookies.set('__Host-access-token', `${part({ alg: 'HS256' })}.${part({ exp: 1 })}.expired`);
  }

  async send(proxy: string, path: string, options: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, origin: this.#origin, ...(options.headers as Record<string, string>) };
    const response = await fetch(proxy + path, { redirect: 'manual', ...options, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  async post(proxy: string, path: string, body: object = {}): Promise<Response> {
    const known = await (await this.send(proxy, '/api/auth/get-auth')).json();
    const { csrfToken } = (known as { data: { csrfToken: string } }).data;
    return this.send(proxy, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
      body: JSON.stringify(body),
    });
  }

  /** Status and code of "who am I?". */
  async fetchAuth(proxy: string): Promise<string> {
    const response = await this.send(proxy, '/api/auth/user-details');
    const body = (await response.json()) as { error?: { code: string } };
    return [response.status, body.error?.code].filter(Boolean).join(' ');
  }
}
