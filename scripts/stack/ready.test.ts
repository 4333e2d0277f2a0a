import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { Group } from './group.ts';
import { freePort } from './ports.ts';
import { listening } from './ready.ts';

/** The queue of a port takes connections before the program does, as MariaDB's while it reads its init file. */
it('waits for the greeting of a program that greets', async () => {
  const folder = await temporaryFolder();
  const prepared = join(folder, 'prepared');
  const port = await freePort();
  const script = `
    const server = require('node:net').createServer((socket) => socket.end('ready'));
    server.listen(${port}, '127.0.0.1', () => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
      require('node:fs').writeFileSync(${JSON.stringify(prepared)}, '');
    });`;
  const group = await Group.start({
    name: 'Slow',
    command: process.execPath,
    args: ['-e', script],
    logFile: join(folder, 'log'),
    port,
    greets: true,
  });
  try {
    await listening(group);
    expect(existsSync(prepared)).toBe(true);
  } finally {
    await group.stop();
  }
});
