import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Passed {
  operation: string;
  answer: string;
}

/** Relay between a proxy and WordPress: records the answers of WordPress, and can withhold one. */
export class Relay {
  readonly passed: Passed[] = [];
  readonly #target: string;
  readonly #server: Server;
  #instead: { operation: string; resolve: (answer: string) => void } | undefined;

  private constructor(target: string) {
    this.#target = target;
    this.#server = createServer((request, response) => {
      this.#pass(request, response).catch(() => response.destroy());
    });
  }

  /** @param target address of WordPress, without a slash at its end */
  static async start(target: string): Promise<Relay> {
    const relay = new Relay(target);
    relay.#server.listen(0, '127.0.0.1');
    await once(relay.#server, 'listening');
    return relay;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The next answer to an operation never reaches the proxy. @returns that answer, once WordPress has given it */
  withholdNext(operation: string): Promise<string> {
    return new Promise((resolve) => {
      this.#instead = { operation, resolve };
    });
  }

  answersTo(operation: string): string[] {
    return this.passed.filter((passed) => passed.operation === operation).map(({ answer }) => answer);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
    const answered = await fetch(this.#target + (request.url ?? ''), {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body ? { body } : {}),
    });
    const answer = await answered.text();
    const operation = /"operationName":"(\w+)"/.exec(body)?.[1] ?? '';
    this.passed.push({ operation, answer });
    const instead = this.#instead;
    if (instead?.operation === operation) {
      this.#instead = undefined;
      instead.resolve(answer);
      return;
    }
    const type = answered.headers.get('content-type') ?? 'application/json';
    response.writeHead(answered.status, { 'content-type': type }).end(answer);
  }
}
