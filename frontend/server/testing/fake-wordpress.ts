import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

const uploadsPath = '/wp-json/passerelle/v1/uploads';

export interface ReceivedQuery {
  query: string;
  operationName?: string;
  variables?: Record<string, unknown>;
  headers: IncomingMessage['headers'];
}

type Respond = (response: ServerResponse) => void;
export type Answering = (query: ReceivedQuery) => Respond | Promise<Respond>;
export type HeadersAnswering = (headers: IncomingMessage['headers']) => Respond;
export interface ReceivedUploadCall {
  method: string;
  /** Path and query after the address of uploads. */
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}
export type UploadAnswering = (call: ReceivedUploadCall) => Respond | Promise<Respond>;
export type FileAnswering = (id: number, headers: IncomingMessage['headers']) => Respond;

/** Answers with GraphQL data. */
export const data =
  (value: unknown): Respond =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: value }));
  };

/** Answers a visitor with GraphQL data of which members would read more. */
export const withheld =
  (value: unknown): Respond =>
  (response) => {
    const headers = { 'content-type': 'application/json', 'x-passerelle-withheld': 'members' };
    response.writeHead(200, headers).end(JSON.stringify({ data: value }));
  };

/** Answers with a coded GraphQL error whose text must never leave. */
export const graphqlError =
  (code: string | undefined, message = 'SQLSTATE[42S02] at /var/www/wp-content/db.php'): Respond =>
  (response) => {
    const body = { data: null, errors: [{ message, extensions: code ? { code } : {} }] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

/** Answers with a refusal as WordPress makes it. */
export const refusedWith = (code: string, extensions: object = {}): Respond =>
  raw(
    200,
    { 'content-type': 'application/json' },
    JSON.stringify({ data: null, errors: [{ message: 'SQLSTATE', extensions: { code, ...extensions } }] }),
  );

export const raw =
  (status: number, headers: Record<string, string>, body: string | Buffer): Respond =>
  (response) => {
    response.writeHead(status, headers).end(body);
  };

/** Never answers. */
export const hang: Respond = () => undefined;

/** Sends the head and a part of the body, then cuts the connection. */
export const cutShort =
  (headers: Record<string, string>, part: Buffer): Respond =>
  (response) => {
    response.writeHead(200, headers);
    response.write(part, () => response.destroy());
  };

/** A real HTTP server in the place of WordPress. What it answers can be changed at any time. */
export class FakeWordPress {
  answer: Answering = () => data({});
  file: FileAnswering = () => raw(404, { 'content-type': 'application/json' }, '{"code":"not_found"}');
  archive: HeadersAnswering = () =>
    raw(401, { 'content-type': 'application/json' }, '{"code":"session_expired"}');
  /** Files of applications that are exported. */
  exportedFile: FileAnswering = () =>
    raw(404, { 'content-type': 'application/json' }, '{"code":"not_found"}');
  counts: HeadersAnswering = () => raw(200, { 'content-type': 'application/json' }, '[]');
  /** State of worker, cron and outbox that WordPress reports. */
  outbox: object = {
    states: { worker: 'ok', cron: 'ok', outbox: 'ok' },
    heartbeatSeconds: { worker: 1, cron: 60 },
    messages: [],
  };
  uploads: UploadAnswering = () => raw(404, { 'content-type': 'application/json' }, '{"code":"not_found"}');
  readonly received: ReceivedQuery[] = [];
  readonly uploadCalls: ReceivedUploadCall[] = [];
  readonly requestedFiles: Array<{ id: number; headers: IncomingMessage['headers'] }> = [];
  #server: Server | undefined;
  #port = 0;
  readonly #sockets = new Set<Socket>();

  /** The queries of an operation. */
  receivedOf(name: string): ReceivedQuery[] {
    return this.received.filter(({ operationName }) => operationName === name);
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      void this.#respond(request, response);
    });
    server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Stops as if the process was killed: open connections break. It may be started again on the same port. */
  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const file = /^\/wp-json\/passerelle\/v1\/files\/(\d+)$/.exec(request.url ?? '');
    if (file) {
      const id = Number(file[1]);
      this.requestedFiles.push({ id, headers: request.headers });
      this.file(id, request.headers)(response);
      return;
    }
    const exported = /^\/wp-json\/passerelle\/v1\/application-export-files\/(\d+)$/.exec(request.url ?? '');
    if (exported) {
      this.exportedFile(Number(exported[1]), request.headers)(response);
      return;
    }
    if (request.url === '/wp-json/passerelle/v1/my-data') {
      this.archive(request.headers)(response);
      return;
    }
    if (request.url === '/wp-json/passerelle/v1/security-counts') {
      this.counts(request.headers)(response);
      return;
    }
    if (request.url === '/wp-json/passerelle/v1/outbox-health') {
      raw(200, { 'content-type': 'application/json' }, JSON.stringify(this.outbox))(response);
      return;
    }
    const body = await buffer(request);
    if (request.url?.startsWith(uploadsPath)) {
      const { method = '', url, headers } = request;
      const call = { method, path: url.slice(uploadsPath.length), headers, body };
      this.uploadCalls.push(call);
      const respond = await this.uploads(call);
      respond(response);
      return;
    }
    const query = {
      ...(JSON.parse(body.toString()) as object),
      headers: request.headers,
    } as ReceivedQuery;
    this.received.push(query);
    const respond = await this.answer(query);
    respond(response);
  }
}
