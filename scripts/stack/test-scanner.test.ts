import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../lib/paths.ts';
import { freePort } from './ports.ts';

let scanner: ChildProcess;
let port: number;

beforeAll(async () => {
  port = await freePort();
  scanner = spawn(process.execPath, [join(ROOT, 'scripts/stack/test-scanner.ts'), String(port)], {
    stdio: 'ignore',
  });
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await once(socket, 'connect').catch(() => false);
    socket.destroy();
    if (isThere) return;
    await pause(50);
  }
});
afterAll(() => void scanner.kill());

async function answerTo(...bytes: (string | Buffer)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  for (const each of bytes) socket.write(each);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString();
}

/** A file in the form that the plugin sends it: pieces with their lengths, an empty one at the end. */
const scan = (...pieces: Buffer[]): Promise<string> =>
  answerTo(
    'zINSTREAM\0',
    ...[...pieces, Buffer.alloc(0)].flatMap((piece) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(piece.length);
      return [length, piece];
    }),
  );

it('finds nothing in files, of zeros too', async () => {
  expect(await scan(Buffer.from('%PDF-1.4'))).toBe('stream: OK\0');
  expect(await scan(Buffer.alloc(70_000), Buffer.alloc(8))).toBe('stream: OK\0');
});

it('has no verdict about a file until it is to be refused, wherever its name begins', async () => {
  const pieces = [Buffer.from(`${'x'.repeat(65_000)}undec`), Buffer.from('ided:esquisse-1\n%%EOF')];
  expect(await scan(...pieces)).toBe('No verdict yet. ERROR\0');
  expect(await answerTo('zREFUSE esquisse-1\0')).toBe('OK\0');
  expect(await scan(...pieces)).toBe('stream: Test.Signature FOUND\0');
  expect(await scan(Buffer.from('undecided:esquisse-2\n'))).toBe('No verdict yet. ERROR\0');
});
