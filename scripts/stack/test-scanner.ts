import { createServer, type Socket } from 'node:net';

/**
 * A virus scanner for tests: as much of clamd's protocol as the plugin speaks, on a port of loopback (the argument). A file that
 * contains `undecided:` and a name has no verdict, as if the scanner were busy, until a connection sends `zREFUSE` and the name;
 * every other file is clean.
 */
const marker = /undecided:([\w-]{1,64})/;
/** Longer than a marker: none is cut by the border of two pieces. */
const overlap = 100;
const headBytes = 4;
const refuseCommand = 'zREFUSE ';
const refused = new Set<string>();

createServer((socket) => {
  // Whoever asks may give up.
  answer(socket).catch(() => socket.destroy());
}).listen(Number(process.argv[2]), '127.0.0.1');

async function answer(socket: Socket): Promise<void> {
  let isScanning = false;
  let received = Buffer.alloc(0);
  let tail = '';
  let name: string | undefined;
  for await (const bytes of socket as AsyncIterable<Buffer>) {
    received = Buffer.concat([received, bytes]);
    if (!isScanning) {
      const end = received.indexOf(0);
      if (end < 0) continue;
      const command = received.subarray(0, end).toString('latin1');
      received = received.subarray(end + 1);
      if (command.startsWith(refuseCommand)) {
        refused.add(command.slice(refuseCommand.length));
        socket.end('OK\0');
        return;
      }
      isScanning = true;
    }
    for (;;) {
      const length = received.length < headBytes ? undefined : received.readUInt32BE(0);
      if (length === 0) {
        socket.end(`${verdict(name)}\0`);
        return;
      }
      if (length === undefined || received.length < headBytes + length) break;
      const piece = tail + received.subarray(headBytes, headBytes + length).toString('latin1');
      name ??= marker.exec(piece)?.[1];
      tail = piece.slice(-overlap);
      received = received.subarray(headBytes + length);
    }
  }
}

function verdict(name: string | undefined): string {
  if (name === undefined) return 'stream: OK';
  return refused.has(name) ? 'stream: Test.Signature FOUND' : 'No verdict yet. ERROR';
}
