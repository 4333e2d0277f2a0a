import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Group } from '../stack/group.ts';
import { freePort } from '../stack/ports.ts';
import { answering } from '../stack/ready.ts';
import type { Stack } from '../stack/stack.ts';
import { enginesToTest, startStack } from '../suite/stacks.ts';
import { Member } from './member.ts';
import { Relay } from './relay.ts';

const credentials = { email: 'beneficiaire@passerelle.test', password: 'Passerelle-2026!' };
const mutate = '/api/dashboard/events/mutate';
const operation = 'MutateEvent';
/** Kills of PHP, and writes that are sent before each. */
const rounds = 8;
const writesAtOnce = 4;
/** Tries of a write, and the time between two: a circuit that opened meanwhile closes, and the limit of writes is not met. */
const triesOfWrite = 10;
const betweenTries = 1_500;

let stack: Stack;
let relay: Relay;
let proxy: { group: Group; url: string };
let member: Member;
let csrfToken: string;

/** A proxy with nothing in its memory. */
async function startProxy(): Promise<typeof proxy> {
  const { program } = stack.group('The site');
  const port = await freePort();
  const env = { ...program.env, PORT: String(port), WORDPRESS_URL: relay.url };
  const group = await Group.start({ ...program, name: `A proxy on ${port}`, env });
  const url = `http://127.0.0.1:${port}`;
  await answering(group, `${url}/readyz`);
  return { group, url };
}

beforeAll(async () => {
  const [engine = 'stand-ins'] = await enginesToTest('faults', 'all');
  const site = { engine, database: 'mariadb', extent: 'everything', stage: 'empty' } as const;
  stack = await startStack({ name: 'faults-effects', ...site }, new AbortController().signal);
  relay = await Relay.start(`http://127.0.0.1:${stack.options.ports.wordpress}`);
  proxy = await startProxy();
  member = new Member(stack.publicUrl);
  const { status } = await member.post(proxy.url, '/api/auth/login', credentials);
  if (status !== 200) throw new Error(`Signing in was answered with ${status}`);
  const { data } = (await (await member.send(proxy.url, '/api/auth/get-auth')).json()) as {
    data: { csrfToken: string };
  };
  csrfToken = data.csrfToken;
});
afterAll(async () => {
  await proxy?.group.stop();
  await relay?.close();
  await stack?.stop();
});

interface Write {
  readonly key: string;
  readonly title: string;
}

const newWrite = (): Write => ({ key: `${randomUUID()}@example.org`, title: `Une fois ${randomUUID()}` });

interface Answered {
  status: number;
  body: string;
}

/** Status 503 where the proxy cannot be reached at all. */
async function send({ key, title }: Write, url = proxy.url): Promise<Answered> {
  const body = { action: 'save', input: { language: 'fr', title, mode: 'onsite' } };
  const headers = {
    'content-type': 'application/json',
    'x-csrf-token': csrfToken,
    'idempotency-key': key,
  };
  try {
    const response = await member.send(url, mutate, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: await response.text() };
  } catch {
    return { status: 503, body: '' };
  }
}

/** Repeats an unanswered write with the same key, as a browser does. */
async function untilAnswered(write: Write): Promise<Answered> {
  for (let tries = 1; ; tries += 1) {
    const answered = await send(write);
    if (answered.status < 500 || tries === triesOfWrite) return answered;
    await pause(betweenTries);
  }
}

/** Titles of the member's events: one for each record. */
async function titles(): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/api/dashboard/events/list?page=${page}&perPage=100`;
    const { data } = (await (await member.send(proxy.url, path)).json()) as {
      data: { items: { title: string }[]; total: number };
    };
    found.push(...data.items.map(({ title }) => title));
    if (data.items.length === 0 || found.length >= data.total) return found;
  }
}

const recordsOf = (all: readonly string[], { title }: Write): number =>
  all.filter((other) => other === title).length;

it('makes one record when the answer of WordPress is lost, also for a proxy that remembers nothing', async () => {
  const write = newWrite();
  const lost = relay.withholdNext(operation);
  const unanswered = send(write);
  const made = await lost;
  expect(made).toContain(write.title);
  await proxy.group.kill();
  expect((await unanswered).status).toBe(503);
  proxy = await startProxy();

  const repeated = await untilAnswered(write);
  expect(repeated.status).toBe(201);
  const { id } = (JSON.parse(repeated.body) as { data: { id: number } }).data;
  expect(made).toContain(`"id":${id},`);
  expect(await untilAnswered(write)).toEqual(repeated);
  expect(recordsOf(await titles(), write)).toBe(1);
});

it('makes one record for each key when PHP is killed at any instant', async () => {
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: writesAtOnce }, () => send(newWrite())));
  // Commits and answers fall into the second half of this time.
  const duration = Math.ceil(performance.now() - startedAt);
  const writes: Write[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const sent = Array.from({ length: writesAtOnce }, newWrite);
    writes.push(...sent);
    const first = Promise.all(sent.map((write) => send(write)));
    await pause(randomInt(Math.floor(duration / 3), duration));
    const revive = await stack.kill('WordPress');
    await first;
    await revive();
    await answering(proxy.group, `${proxy.url}/readyz`);
    const answers = await Promise.all(sent.map(untilAnswered));
    expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 201));
  }
  const all = await titles();
  expect(writes.map((write) => recordsOf(all, write))).toEqual(writes.map(() => 1));
});

it('makes one record of requests at once, of one proxy or two', async () => {
  const second = await startProxy();
  try {
    const write = newWrite();
    const answers = await Promise.all([proxy, second, proxy, second].map(({ url }) => send(write, url)));
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(answers[0]?.status).toBe(201);
    expect(recordsOf(await titles(), write)).toBe(1);
  } finally {
    await second.group.stop();
  }
});
