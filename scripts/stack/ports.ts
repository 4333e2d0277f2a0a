import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { Failure } from '../lib/failure.ts';
import type { Ports } from './options.ts';

/** True when nothing listens on the port, on neither loopback address. */
export async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      // A machine without IPv6 has no such address that could be taken.
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(true);
      else if (error.code === 'EACCES')
        reject(new Failure(`Port ${port} needs more rights than you have: choose one above 1023.`));
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

export interface PortUse {
  port: number;
  what: string;
  flag: string;
}

/** Ports of the site and the mailbox. */
export function sitePorts(ports: Ports): PortUse[] {
  return [
    { port: ports.site, what: 'the site', flag: 'port' },
    { port: ports.smtp, what: 'mail from WordPress', flag: 'smtp-port' },
    { port: ports.mailbox, what: 'the mailbox', flag: 'mailbox-port' },
  ];
}

/** @throws Failure that names every busy port, what it is for and how to choose another */
export async function requireFreePorts(uses: PortUse[]): Promise<void> {
  const busy: PortUse[] = [];
  for (const each of uses) if (!(await isFree(each.port))) busy.push(each);
  if (busy.length === 0) return;
  throw new Failure(
    busy.length === 1 ? 'A port is in use by another program:' : 'Some ports are in use by other programs:',
    ...busy.map(
      ({ port, what, flag }) =>
        `${port} (${what}): stop what uses it, or choose another with --${flag}=${port + 1}`,
    ),
    `To see what uses it: ss -ltnp 'sport = :${busy[0]?.port ?? ''}'`,
  );
}

/** Below the ports that systems lend to outgoing connections (Linux: from 32768), so that none takes one before its server does. */
const FIRST_PORT = 20_000;
const AFTER_LAST_PORT = 30_000;
const reserved = new Set<number>();

/**
 * A port that is free now, for tests; never the same twice in one process.
 * @throws Failure when no free port is left
 */
export async function freePort(): Promise<number> {
  const offset = randomInt(AFTER_LAST_PORT - FIRST_PORT);
  for (let step = 0; step < AFTER_LAST_PORT - FIRST_PORT; step += 1) {
    const port = FIRST_PORT + ((offset + step) % (AFTER_LAST_PORT - FIRST_PORT));
    if (reserved.has(port)) continue;
    reserved.add(port);
    if (await isFree(port)) return port;
  }
  throw new Failure(`No port from ${FIRST_PORT} to ${AFTER_LAST_PORT - 1} is free.`);
}
