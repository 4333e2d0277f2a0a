import { createServer } from 'node:net';
import { Failure } from '../lib/failure.ts';

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

export interface Wanted {
  port: number;
  what: string;
  flag: string;
}

/** @throws Failure that names every busy port, what it is for and how to choose another */
export async function requireFreePorts(wanted: Wanted[]): Promise<void> {
  const busy: Wanted[] = [];
  for (const each of wanted) if (!(await isFree(each.port))) busy.push(each);
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

/** A port that is free now, for tests. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
