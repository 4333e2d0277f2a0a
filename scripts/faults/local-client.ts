import { Agent, request } from 'undici';

export interface Sent {
  method: string;
  /** Path and query, sent as they are. */
  url: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Longest wait for an answer; the site's own timeouts are shorter. */
const timeout = 30_000;

/** A browser at an address of the loopback range: the site counts it as a separate client. Stores its cookies. */
export class LocalClient {
  readonly #origin: string;
  readonly #agent: Agent;
  readonly #cookies = new Map<string, string>();

  /** @param address an IPv4 address below 127.0.0.0/8 */
  constructor(origin: string, address: string) {
    this.#origin = origin;
    this.#agent = new Agent({ localAddress: address, headersTimeout: timeout });
  }

  async send({ method, url, headers, body }: Sent): Promise<Answer> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await request(this.#origin.replace('localhost', '127.0.0.1') + url, {
      dispatcher: this.#agent,
      method,
      headers: {
        origin: this.#origin,
        'sec-fetch-site': 'same-origin',
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      body: body ?? null,
    });
    this.#keep([response.headers['set-cookie'] ?? []].flat());
    return { status: response.statusCode, headers: response.headers, body: await response.body.text() };
  }

  /** The token that writes need. */
  async csrf(): Promise<string> {
    const { body } = await this.send({ method: 'GET', url: '/api/auth/get-auth' });
    return (JSON.parse(body) as { data: { csrfToken: string } }).data.csrfToken;
  }

  async signIn(email: string, password: string): Promise<Answer> {
    return await this.send({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json', 'x-csrf-token': await this.csrf() },
      body: JSON.stringify({ email, password }),
    });
  }

  async close(): Promise<void> {
    await this.#agent.close();
  }

  #keep(lines: string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}
