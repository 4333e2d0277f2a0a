import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manifest } from '../../frontend/shared/graphql/generated/manifest.ts';
import { everyForm } from '../../frontend/server/testing/hostile/every-form.ts';
import { complaint } from '../../frontend/server/testing/hostile/judge.ts';
import { Random } from '../../frontend/server/testing/hostile/random.ts';
import {
  type HostileRequest,
  makersOf,
  type Surface,
} from '../../frontend/server/testing/hostile/requests.ts';
import type { Stack } from '../stack/stack.ts';
import { startStack } from '../suite/stacks.ts';
import { LocalClient } from './local-client.ts';

const seed = Number(process.env['PASSERELLE_HOSTILE_SEED'] ?? 20_261_122);
const fewestRequests = 5_000;
/** Requests of an attacker before it comes from another address, since one address soon meets its limits. */
const requestsPerAddress = 25;
/** A visitor's turns during each flood; each signs in, then searches. */
const turns = 50;
const fewestSuccesses = 0.99;
const metricsToken = randomUUID();
const member = { email: 'beneficiaire@passerelle.test', password: 'Passerelle-2026!' };

let stack: Stack;
beforeAll(async () => {
  process.env['METRICS_TOKEN'] = metricsToken;
  const site = { engine: 'stand-ins', database: 'mariadb', extent: 'everything', stage: 'empty' } as const;
  stack = await startStack({ name: 'faults-hostile', ...site }, new AbortController().signal);
});
afterAll(() => stack?.stop());

let addresses = 0;
/** Client at an address that was not used before. */
function newClient(): LocalClient {
  addresses += 1;
  return new LocalClient(stack.publicUrl, `127.1.${addresses >> 8}.${addresses & 255}`);
}

/** Statuses of a visitor's sign-ins and searches, each turn from an address of its own. */
async function visit(): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const visitor = newClient();
    const signedIn = await visitor.signIn(member.email, member.password);
    const found = await visitor.send({ method: 'GET', url: `/recherche/?q=danse+${turn}` });
    statuses.push(signedIn.status, found.status);
    await visitor.close();
  }
  return statuses;
}

const shareOfSuccesses = (statuses: number[]): number =>
  statuses.filter((status) => status === 200).length / statuses.length;

async function openCircuits(): Promise<string[]> {
  const client = newClient();
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { body } = await client.send({ method: 'GET', url: '/metrics', headers });
  await client.close();
  const circuits = [...body.matchAll(/^passerelle_circuit_open\{([^}]*)\} (\d+)$/gm)];
  expect(circuits.length).toBeGreaterThan(0);
  return circuits.filter(([, , state]) => state !== '0').map(([, operation = '']) => operation);
}

it(`answers hostile requests to every call, form and operation without failing (seed ${seed})`, async () => {
  const reader = newClient();
  const { body } = await reader.send({ method: 'GET', url: '/api/openapi.json' });
  await reader.close();
  const { paths } = JSON.parse(body) as Surface['openapi'];
  const makers = makersOf({ openapi: { paths }, forms: everyForm(), operations: manifest });
  const random = new Random(seed);
  const complaints: unknown[] = [];
  let sent = 0;

  /** A stranger, or a member who has signed in, until its address has sent enough. */
  async function attack(requests: Iterator<(typeof makers)[number]>, isMember: boolean): Promise<void> {
    const attacker = newClient();
    if (isMember) await attacker.signIn(member.email, member.password);
    const csrf = await attacker.csrf();
    for (let count = 0; count < requestsPerAddress; count += 1) {
      const { value: make } = requests.next();
      const request: HostileRequest = make(random, csrf);
      const answer = await attacker.send(request);
      sent += 1;
      const wrong = complaint(request, answer);
      if (wrong) complaints.push(described(wrong, request, answer.body));
    }
    await attacker.close();
  }

  const visitor = visit();
  const requests = roundRobin(makers);
  for (let round = 0; sent < fewestRequests; round += 1) await attack(requests, round % 2 === 1);
  const visited = await visitor;
  expect(complaints.slice(0, 5)).toEqual([]);
  expect(await openCircuits()).toEqual([]);
  expect(shareOfSuccesses(visited)).toBeGreaterThanOrEqual(fewestSuccesses);
}, 600_000);

function* roundRobin<Value>(values: readonly Value[]): Generator<Value, never> {
  for (;;) yield* values;
}

const described = (wrong: string, { method, url, body }: HostileRequest, answer: string): object => ({
  wrong,
  method,
  url: url.slice(0, 200),
  body: body?.toString().slice(0, 200),
  answer: answer.slice(0, 300),
});

const json = { 'content-type': 'application/json' };

it.each<{ flood: string; statuses: number[]; request: (count: number) => HostileRequest }>([
  {
    flood: 'ill-formed text to sign-in',
    statuses: [400],
    request: () => ({
      method: 'POST',
      url: '/api/auth/login',
      headers: json,
      body: '{"email":"\\ud800","password":"x"}',
    }),
  },
  {
    flood: 'ill-formed text to search',
    statuses: [400],
    request: () => ({ method: 'GET', url: '/recherche/?q=%ed%a0%80', headers: {}, body: undefined }),
  },
  {
    flood: 'forged session cookies',
    statuses: [401, 429],
    request: (count) => ({
      method: 'GET',
      url: '/api/auth/user-details',
      headers: { cookie: `__Host-access-token=a.${count}.b; __Host-refresh-token=${'r'.repeat(43)}` },
      body: undefined,
    }),
  },
  {
    flood: 'searches that no cache holds',
    statuses: [200, 429],
    request: (count) => ({
      method: 'GET',
      url: `/recherche/?q=flood+${count}`,
      headers: {},
      body: undefined,
    }),
  },
  {
    flood: 'wrong passwords',
    statuses: [401, 403, 422, 429],
    request: (count) => ({
      method: 'POST',
      url: '/api/auth/login',
      headers: json,
      body: JSON.stringify({ email: `nobody-${count}@example.test`, password: 'Wrong-2026!' }),
    }),
  },
])(
  'lets others sign in and search during a flood of $flood from one address',
  async ({ statuses, request }) => {
    const attacker = newClient();
    const csrf = await attacker.csrf();
    const unexpected: unknown[] = [];
    const end = new AbortController();
    let sent = 0;

    async function flood(): Promise<void> {
      while (!end.signal.aborted) {
        sent += 1;
        const { headers, ...rest } = request(sent);
        const answer = await attacker.send({ ...rest, headers: { 'x-csrf-token': csrf, ...headers } });
        if (!statuses.includes(answer.status)) unexpected.push({ sent, ...answer });
      }
    }

    const floods = [flood(), flood(), flood(), flood()];
    const visited = await visit().finally(() => end.abort());
    await Promise.all(floods);
    await attacker.close();
    expect(shareOfSuccesses(visited)).toBeGreaterThanOrEqual(fewestSuccesses);
    expect(unexpected.slice(0, 5)).toEqual([]);
    expect(sent).toBeGreaterThan(turns);
    expect(await openCircuits()).toEqual([]);
  },
  300_000,
);
