import { randomBytes } from 'node:crypto';
import { request } from 'undici';
import { manifest } from '../../frontend/shared/graphql/generated/manifest.ts';
import { wordpressCommand } from '../provision/wordpress.ts';
import type { Bench } from './bench-site.ts';
import { compare } from './distinguish.ts';
import type { Figure } from './report.ts';
import { median } from './statistics.ts';

/** Tries of each kind, of known and of unknown addresses. */
const tries = 500;
const warmUp = 20;
/** Fewer failures each than make an account wait. */
const triesPerAccount = 8;
/** Fewer requests than make a person wait before asking for another address again. */
const changesPerAccount = 4;
const knownAccounts = Math.ceil(tries / triesPerAccount);
const changeAccounts = Math.ceil((2 * tries + warmUp) / changesPerAccount);
const percent = 100;
const password = 'Tambour-1962-Ndar';

/** A call that takes an e-mail address. */
interface Call {
  name: string;
  operation: string;
  variables: (email: string, address: string) => Record<string, unknown>;
  /** Expected text of the answer. */
  usual: string;
  /** Sent with a session. */
  isSignedIn?: boolean;
}

const person = {
  password,
  passwordConfirm: password,
  firstName: 'Awa',
  lastName: 'Sarr',
  country: 'SN',
  phone: '',
  acceptTerms: true,
};
const calls: Call[] = [
  {
    name: 'login',
    operation: 'SignIn',
    variables: (email, address) => ({ email, password: 'Wrong-2026!', address, device: 'bench' }),
    usual: '"invalid_credentials"',
  },
  {
    name: 'forgot-password',
    operation: 'AskNewPassword',
    variables: (email, address) => ({ email, language: 'FR', address }),
    usual: ':true',
  },
  {
    name: 'register-user',
    operation: 'Register',
    variables: (email, address) => ({ input: { ...person, email }, language: 'FR', address }),
    usual: ':true',
  },
  {
    name: 'settings/email',
    operation: 'AskEmailChange',
    variables: (email) => ({ email, password }),
    usual: ':true',
    isSignedIn: true,
  },
];

/**
 * Whether response times reveal that an account exists. Requests are sent to WordPress as the proxy sends them, since
 * the proxy's part is the same for all. Each try comes from another network and no account is tried often, so that no
 * rate limit applies; known and unknown addresses alternate in random order.
 */
export async function accounts(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const call of calls) {
    const emails = await provision(bench, knownAccounts + (call.isSignedIn ? changeAccounts : 0));
    const known = emails.slice(0, knownAccounts);
    const nextToken = call.isSignedIn
      ? await accessTokens(bench, emails.slice(knownAccounts))
      : () => undefined;
    for (let count = 0; count < warmUp; count += 1) await time(bench, call, unknownEmail(), nextToken());
    const times = { known: [] as number[], unknown: [] as number[] };
    for (const kind of shuffled()) {
      const email = kind === 'known' ? (known[times.known.length % known.length] ?? '') : unknownEmail();
      times[kind].push(await time(bench, call, email, nextToken()));
    }
    figures.push(...inFigures(call, times));
  }
  return figures;
}

/** Signs accounts in, and uses each of their access tokens a few times. */
async function accessTokens(bench: Bench, emails: string[]): Promise<() => string> {
  const tokens: string[] = [];
  for (const email of emails) {
    const { text } = await sendRequest(bench, 'SignIn', {
      email,
      password,
      address: address(),
      device: 'bench',
    });
    const [, token] = /"accessToken":"([^"]+)"/.exec(text) ?? [];
    if (!token) throw new Error(`Signing in was answered ${text.slice(0, 200)}`);
    tokens.push(token);
  }
  let count = 0;
  return () => tokens[Math.floor(count++ / changesPerAccount)] ?? '';
}

function inFigures({ name }: Call, times: { known: number[]; unknown: number[] }): Figure[] {
  const { difference, chance, noise } = compare(times.known, times.unknown);
  // Every other one, since the machine may be busier later on.
  const half = (rest: number): number[] => times.unknown.filter((_, index) => index % 2 === rest);
  const same = compare(half(0), half(1));
  const points = (share: number): number => Math.abs(share - 0.5) * percent;
  return [
    {
      name: `${name}: how much better than by chance time tells known from unknown addresses`,
      value: points(chance),
      unit: 'points',
      goal: { most: Math.round(noise * percent * 10) / 10 },
      against: { name: 'unknown from unknown', value: points(same.chance), unit: 'points' },
      note: `${times.known.length} tries each; the goal is what chance alone gives`,
    },
    {
      name: `${name}: known minus unknown address, median`,
      value: difference,
      unit: 'ms',
      against: { name: 'an unknown address', value: median(times.unknown), unit: 'ms' },
      note: `two halves of the unknown ones differ by ${same.difference.toFixed(2)} ms`,
    },
  ];
}

async function provision(bench: Bench, count: number): Promise<string[]> {
  const printed = await wordpressCommand(bench.stack.site.folders.wordpress, [
    'bench:accounts',
    `--count=${count}`,
    `--password=${password}`,
  ]);
  return JSON.parse(printed) as string[];
}

/** Equal numbers of both kinds in random order, so that nothing periodic on the machine affects one kind more. */
function shuffled(): ('known' | 'unknown')[] {
  const left = { known: tries, unknown: tries };
  return Array.from({ length: 2 * tries }, () => {
    const kind = Math.random() * (left.known + left.unknown) < left.known ? 'known' : 'unknown';
    left[kind] -= 1;
    return kind;
  });
}

const unknownEmail = (): string => `nobody-${randomBytes(8).toString('hex')}@bench.passerelle.test`;

/** An IPv6 network of its own. */
const address = (): string =>
  `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;

/** Milliseconds of one try. @throws Error when it was not answered as such a try is */
async function time(bench: Bench, call: Call, email: string, token: string | undefined): Promise<number> {
  const { status, text, took } = await sendRequest(
    bench,
    call.operation,
    call.variables(email, address()),
    token,
  );
  if (status !== 200 || !text.includes(call.usual))
    throw new Error(`${call.operation} was answered ${text.slice(0, 200)}`);
  return took;
}

async function sendRequest(
  bench: Bench,
  operation: string,
  variables: Record<string, unknown>,
  token?: string,
): Promise<{ status: number; text: string; took: number }> {
  const entry = Object.values(manifest).find(({ name }) => name === operation);
  const body = JSON.stringify({ query: entry?.document, operationName: operation, variables });
  const start = performance.now();
  const answered = await request(`${bench.wordpress}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-passerelle-proxy': bench.secrets.graphql,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body,
  });
  const text = await answered.body.text();
  return { status: answered.statusCode, text, took: performance.now() - start };
}
