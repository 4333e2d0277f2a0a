import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

interface Options {
  /** Port of the server behind the line. */
  port: number;
  bytesPerSecond: number;
  /** Counts of bytes sent, in order: at each the connection breaks. */
  cutsAt: readonly number[];
}

/** Bytes that travel at once. */
const packet = 2_048;

/** A line between a browser and a server that is slow in the direction of the server, and breaks. */
export class SlowLine {
  /** Bytes that travelled to the server, with their headers. */
  sent = 0;
  cuts = 0;
  readonly #options: Options;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(options: Options) {
    this.#options = options;
    this.#server = createServer((browser) => {
      void this.#join(browser);
    });
  }

  static async start(options: Options): Promise<SlowLine> {
    const line = new SlowLine(options);
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #join(browser: Socket): Promise<void> {
    const server = connect(this.#options.port, '127.0.0.1');
    for (const socket of [browser, server]) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        browser.destroy();
      });
    }
    server.pipe(browser);
    try {
      for await (const bytes of browser) {
        if (await this.#carry(bytes as Buffer, server)) break;
      }
    } catch {
      // The browser ended the connection.
    }
    // The end of what arrived, as when the last packets of a line are lost.
    server.end();
    browser.destroy();
  }

  /** @returns true when the line broke */
  async #carry(bytes: Buffer, server: Socket): Promise<boolean> {
    const { bytesPerSecond, cutsAt } = this.#options;
    for (let at = 0; at < bytes.length; at += packet) {
      const part = bytes.subarray(at, at + packet);
      server.write(part);
      this.sent += part.length;
      if (this.sent >= (cutsAt[this.cuts] ?? Number.POSITIVE_INFINITY)) {
        this.cuts += 1;
        return true;
      }
      await pause((part.length / bytesPerSecond) * 1_000);
    }
    return false;
  }
}
