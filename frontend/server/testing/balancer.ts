import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent, request } from 'undici';

const lookEvery = 30;

/**
 * A minimal balancer: checks the readiness of each proxy in turn, sends each request to a ready one, and never sends
 * one twice. So a request that a proxy drops is a failure that a visitor would see.
 */
export class Balancer {
  readonly #agent = new Agent({ keepAliveTimeout: 5_000 });
  readonly #proxies = new Map<string, boolean>();
  readonly #server: Server;
  readonly #looking: NodeJS.Timeout;
  #turn = 0;

  constructor() {
    this.#server = createServer((incoming, outgoing) => {
      void this.#pass(incoming.url ?? '/').then(
        ({ status, body }) => outgoing.writeHead(status).end(body),
        (error: unknown) => outgoing.writeHead(502).end(String(error)),
      );
    });
    this.#looking = setInterval(() => void this.#look(), lookEvery);
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  add(proxy: string): void {
    this.#proxies.set(proxy, false);
  }

  isUsing(proxy: string): boolean {
    return this.#proxies.get(proxy) ?? false;
  }

  async close(): Promise<void> {
    clearInterval(this.#looking);
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    await this.#agent.destroy();
  }

  async #look(): Promise<void> {
    for (const proxy of this.#proxies.keys()) {
      const ready = await request(`${proxy}/readyz`, { dispatcher: this.#agent }).then(
        async ({ statusCode, body }) => {
          await body.dump();
          return statusCode === 200;
        },
        () => false,
      );
      this.#proxies.set(proxy, ready);
    }
  }

  async #pass(url: string): Promise<{ status: number; body: string }> {
    const ready = [...this.#proxies].flatMap(([proxy, isReady]) => (isReady ? [proxy] : []));
    this.#turn += 1;
    const proxy = ready[this.#turn % ready.length];
    if (!proxy) return { status: 502, body: 'no proxy is ready' };
    const { statusCode, body } = await request(proxy + url, { dispatcher: this.#agent });
    return { status: statusCode, body: await body.text() };
  }
}
