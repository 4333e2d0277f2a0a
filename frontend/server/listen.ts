import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { answerBrokenRequests } from './framework-errors.ts';
import { limits } from './limits.ts';

export interface Listening {
  readonly addresses: string[];
  /**
   * Reports "not ready", continues until a balancer had time to notice, then stops accepting connections, finishes
   * running requests (for ten seconds at most) and closes the application.
   */
  drain: () => Promise<void>;
}

export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

interface ListenOptions {
  hosts: readonly string[];
  port: number;
  /** Milliseconds between "not ready" and taking nothing new. */
  drainNotice?: number;
  onUpgrade?: UpgradeListener | undefined;
}

/** Protocol families that this machine may lack. */
const missingFamily = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/**
 * Serves the application on each host.
 * @throws Error when a port is taken, or it cannot listen on any host
 */
export async function listen(
  app: FastifyInstance,
  { hosts, port, drainNotice = 0, onUpgrade }: ListenOptions,
): Promise<Listening> {
  const servers: Server[] = [];
  const addresses: string[] = [];
  for (const host of hosts) {
    const { requestTimeout, keepAliveTimeout } = limits.server;
    const server = createServer({ requestTimeout, keepAliveTimeout }, (request, response) =>
      app.routing(request, response),
    );
    server.on('clientError', answerBrokenRequests(app.log));
    if (onUpgrade) server.on('upgrade', onUpgrade);
    try {
      addresses.push(await start(server, host, port));
      servers.push(server);
    } catch (error) {
      if (missingFamily.has(codeOf(error)) && hosts.length > 1) {
        app.log.warn({ host }, 'cannot listen on this host');
        continue;
      }
      await Promise.all(servers.map(stop));
      throw codeOf(error) === 'EADDRINUSE'
        ? new Error(`Port ${port} of ${host} is taken by another program: stop it, or set PORT`, {
            cause: error,
          })
        : error;
    }
  }
  if (servers.length === 0) throw new Error(`Cannot listen on any of the hosts: ${hosts.join(', ')}`);

  async function drain(): Promise<void> {
    app.draining.active = true;
    if (drainNotice > 0) await pause(drainNotice);
    const closed = Promise.all(servers.map(stop));
    const deadline = setTimeout(() => {
      for (const server of servers) server.closeAllConnections();
    }, limits.server.drainTimeout);
    await closed;
    clearTimeout(deadline);
    await app.close();
  }
  return { addresses, drain };
}

function start(server: Server, host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`);
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
