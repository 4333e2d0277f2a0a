import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../lib/failure.ts';
import type { Group } from './group.ts';

const POLL_MS = 60;
const ONE_REQUEST_MS = 10_000;
const PATIENCE_MS = 90_000;

/** Waits until an address answers 200. A program that dies, or stays silent for 90 seconds, is a Failure. */
export async function answering(
  group: Group,
  address: string,
  headers: Record<string, string> = {},
): Promise<void> {
  await until(group, `${address} does not answer`, async () => {
    const response = await fetch(address, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(ONE_REQUEST_MS),
    });
    await response.body?.cancel();
    return response.status === 200;
  });
}

/** Waits until the program accepts connections on its port, if it has one, or greets there. */
export async function listening(group: Group): Promise<void> {
  const { port, greets = false } = group.program;
  if (port === undefined) return;
  await until(
    group,
    `nothing listens on port ${port}`,
    () =>
      new Promise((resolve) => {
        const socket = connect({ port, host: '127.0.0.1', timeout: ONE_REQUEST_MS });
        socket.once(greets ? 'data' : 'connect', () => {
          resolve(true);
          socket.destroy();
        });
        socket.once('timeout', () => socket.destroy());
        socket.once('error', () => resolve(false));
        socket.once('close', () => resolve(false));
      }),
  );
}

async function until(group: Group, complaint: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    if (await holds().catch(() => false)) return;
    if (!group.isRunning) {
      throw new Failure(
        `${group.name} ended (${await group.ended}). The end of its log:`,
        ...(await group.logTail()),
      );
    }
    if (Date.now() > deadline) {
      throw new Failure(`${group.name}: ${complaint}. The end of its log:`, ...(await group.logTail()));
    }
    await pause(POLL_MS);
  }
}
