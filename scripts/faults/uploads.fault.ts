import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Stack } from '../stack/stack.ts';
import { startStack } from '../suite/stacks.ts';
import { Member } from './member.ts';
import { SlowLine } from './slow-line.ts';

const credentials = { email: 'beneficiaire@passerelle.test', password: 'Passerelle-2026!' };
const path = '/api/file/upload';
const size = 1_000_000;
/** Bytes that a browser sends at once over such a line. */
const pieceBytes = 65_536;
const cuts = 10;
const bytesPerSecond = 512_000 / 8;
/** Longest wait for the worker, and between two looks. */
const longestWait = 30_000;
const lookAgain = 200;
/** Bytes of the heads of requests on the line, for each of them. */
const headBytes = 2_048;

let stack: Stack;
let member: Member;
let csrf: string;

beforeAll(async () => {
  const site = { engine: 'stand-ins', database: 'mariadb', extent: 'everything', stage: 'empty' } as const;
  stack = await startStack({ name: 'faults-uploads', ...site }, new AbortController().signal);
  member = new Member(stack.publicUrl);
  const { status } = await member.post(stack.publicUrl, '/api/auth/login', credentials);
  if (status !== 200) throw new Error(`Signing in was answered with ${status}`);
  const known = await (await member.send(stack.publicUrl, '/api/auth/get-auth')).json();
  csrf = (known as { data: { csrfToken: string } }).data.csrfToken;
});
afterAll(() => stack?.stop());

/** The same numbers for the same seed. */
function* randomNumbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const encoded = (text: string): string => Buffer.from(text).toString('base64');
const opening = (length: number): string => `4 0 obj<</Length ${String(length).padStart(8, '0')}>>stream\n`;

/** A PDF whose only page draws lines, of exactly this many bytes. */
function document(bytes: number): Buffer {
  const head =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 999 999]/Contents 4 0 R>>endobj\n';
  const tail = '\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  const room = bytes - head.length - opening(0).length - tail.length;
  const numbers = randomNumbers(7);
  let lines = '';
  while (lines.length < room) lines += `${Math.floor(numbers.next().value * 1_000)} 9 l\n`;
  return Buffer.from(head + opening(room) + lines.slice(0, room - 1) + '\n' + tail);
}

const send = (
  method: string,
  url: string,
  headers: Record<string, string> = {},
  body?: Buffer,
  at?: string,
) =>
  member.send(at ?? stack.publicUrl, url, {
    method,
    headers: { 'x-csrf-token': csrf, 'tus-resumable': '1.0.0', ...headers },
    ...(body && { body: new Uint8Array(body) }),
  });

async function create(bytes: number): Promise<string> {
  const metadata = `filename ${encoded('plan.pdf')},purpose ${encoded('document')}`;
  const made = await send('POST', path, { 'upload-length': String(bytes), 'upload-metadata': metadata });
  expect(made.status).toBe(201);
  return made.headers.get('location') ?? '';
}

const append = (url: string, offset: number, body: Buffer, at?: string) =>
  send(
    'PATCH',
    url,
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body,
    at,
  );

async function offsetOf(url: string): Promise<number> {
  return Number((await send('HEAD', url)).headers.get('upload-offset'));
}

/** Sends all pieces as a browser does: asks for the offset after each failure. @returns the number of pieces begun */
async function sendAll(url: string, file: Buffer, line: SlowLine): Promise<number> {
  let pieces = 0;
  for (let offset = 0; offset < file.length; ) {
    pieces += 1;
    const piece = file.subarray(offset, offset + pieceBytes);
    const answer = await append(url, offset, piece, line.url).catch(() => undefined);
    offset = answer?.status === 204 ? offset + piece.length : await offsetOf(url);
  }
  return pieces;
}

async function decided(url: string): Promise<{ state: string; fileId?: number; error?: string }> {
  for (let waited = 0; waited < longestWait; waited += lookAgain) {
    const { data } = (await (await send('GET', url)).json()) as { data: { state: string } };
    if (data.state !== 'scanning') return data;
    await pause(lookAgain);
  }
  throw new Error('The worker did not inspect the upload.');
}

it('brings a file of 1 MB once over a slow line that breaks 10 times', async () => {
  const file = document(size);
  const numbers = randomNumbers(42);
  const cutsAt = Array.from({ length: cuts }, () => Math.floor(numbers.next().value * size)).toSorted(
    (one, other) => one - other,
  );
  const { ports } = stack.options;
  const line = await SlowLine.start({ port: ports.site, bytesPerSecond, cutsAt });
  try {
    const url = await create(size);
    const pieces = await sendAll(url, file, line);
    expect([line.cuts, await offsetOf(url)]).toEqual([cuts, size]);
    expect(line.sent - pieces * headBytes).toBeLessThanOrEqual(size + pieceBytes * cuts);

    const { state, fileId } = await decided(url);
    expect(state).toBe('ready');
    const stored = await member.send(stack.publicUrl, `/api/file/download-file?id=${fileId}`);
    expect(Buffer.from(await stored.arrayBuffer()).equals(file)).toBe(true);
    expect((await append(url, 0, file.subarray(0, pieceBytes))).status).toBe(409);
  } finally {
    await line.close();
  }
});

it('accepts one of six pieces that come at once for the same offset', async () => {
  const url = await create(size);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_piece, number) => append(url, 0, Buffer.alloc(pieceBytes, String(number)))),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    204, 409, 409, 409, 409, 409,
  ]);
  expect(await offsetOf(url)).toBe(pieceBytes);
});
