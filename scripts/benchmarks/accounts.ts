import { randomBytes } from 'node:crypto';
import { request } from 'undici';
import { manifest } from '../../frontend/src/graphql/generated/manifest.ts';
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
const percent = 100;

interface Way {
  name: string;
  operation: string;
  variables: (email: string, address: string) => Record<string, unknown>;
}

const person = {
  password: 'Tambour-1962-Ndar',
  passwordConfirm: 'Tambour-1962-Ndar',
  firstName: 'Awa',
  lastName: 'Sarr',
  country: 'SN',
  phone: '',
  acceptTerms: true,
};
const ways: Way[] = [
  {
    name: 'login',
    operation: 'SignIn',
    variables: (email, address) => ({ email, password: 'Wrong-2026!', address, device: 'bench' }),
  },
  {
    name: 'forgot-password',
    operation: 'AskNewPassword',
    variables: (email, address) => ({ email, language: 'FR', address }),
  },
  {
    name: 'register-user',
    operation: 'Register',
    variables: (email, address) => ({ input: { ...person, email }, language: 'FR', address }),
  },
];

/**
 * Does the time of an answer tell whether there is an account? Asked of WordPress as the proxy asks, since what the proxy
 * does is the same for all. Each try comes from another network and no account is tried often, so that nobody has to wait;
 * known and unknown addresses take turns in an order of chance.
 */
export async function accounts(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const way of ways) {
    const known = await provision(bench);
    for (let count = 0; count < warmUp; count += 1) await time(bench, way, unknownEmail());
    const times = { known: [] as number[], unknown: [] as number[] };
    for (const kind of shuffled()) {
      const email = kind === 'known' ? (known[times.known.length % known.length] ?? '') : unknownEmail();
      times[kind].push(await time(bench, way, email));
    }
    figures.push(...told(way, times));
  }
  return figures;
}

function told({ name }: Way, times: { known: number[]; unknown: number[] }): Figure[] {
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

async function provision(bench: Bench): Promise<string[]> {
  const count = Math.ceil(tries / triesPerAccount);
  const printed = await wordpressCommand(bench.stack.site.folders.wordpress, [
    'bench:accounts',
    `--count=${count}`,
  ]);
  return JSON.parse(printed) as string[];
}

/** As many of both, in an order that nothing else on the machine can fall in step with. */
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
async function time(bench: Bench, { operation, variables }: Way, email: string): Promise<number> {
  const entry = Object.values(manifest).find(({ name }) => name === operation);
  const body = JSON.stringify({
    query: entry?.document,
    operationName: operation,
    variables: variables(email, address()),
  });
  const start = performance.now();
  const answered = await request(`${bench.wordpress}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-passerelle-proxy': bench.secrets.graphql },
    body,
  });
  const answer = await answered.body.text();
  const took = performance.now() - start;
  const isUsual =
    operation === 'SignIn' ? answer.includes('"invalid_credentials"') : answer.includes(':true');
  if (answered.statusCode !== 200 || !isUsual)
    throw new Error(`${operation} was answered ${answer.slice(0, 200)}`);
  return took;
}
