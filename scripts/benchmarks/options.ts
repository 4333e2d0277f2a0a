import { join, resolve } from 'node:path';
import { Failure } from '../lib/failure.ts';
import { ROOT } from '../lib/paths.ts';
import { oneOf, readFlags } from '../lib/flags.ts';
import type { StartOptions } from '../stack/options.ts';

export const PARTS = [
  'weights',
  'cache',
  'readers',
  'nginx',
  'renders',
  'sql',
  'saving',
  'applications',
  'visible',
  'search',
  'relevance',
  'moderation',
  'recommendations',
  'accounts',
  'lighthouse',
] as const;
export type Part = (typeof PARTS)[number];

export interface BenchOptions {
  parts: Part[];
  json: string | undefined;
  runs: number;
  searchSizes: [small: number, large: number];
  stack: StartOptions;
}

const HIGHEST_PORT = 65_530;
const MOST_RUNS = 100;

const FLAGS = {
  only: { type: 'string', default: '' },
  json: { type: 'string', default: '' },
  runs: { type: 'string', default: '5' },
  stage: { type: 'string', default: 'demo' },
  db: { type: 'string', default: 'mariadb' },
  state: { type: 'string', default: '' },
  port: { type: 'string', default: '3100' },
  'search-sizes': { type: 'string', default: '10000,100000' },
} as const;

/** @throws Failure that names the flag and the values it takes */
export function parseBenchOptions(args: string[]): BenchOptions {
  const values = readFlags('scripts/bench', args, FLAGS);
  const selected = new Set(
    values.only === '' ? PARTS : values.only.split(',').map((part) => oneOf('only', part, PARTS)),
  );
  const database = oneOf('db', values.db, ['mariadb', 'sqlite']);
  const folder = database === 'mariadb' ? 'bench' : `bench-${database}`;
  const first = whole('port', values.port, 1, HIGHEST_PORT);
  const [small = 0, large = 0, ...more] = values['search-sizes'].split(',').map(Number);
  if (!Number.isInteger(small) || !Number.isInteger(large) || small < 1 || large < small || more.length > 0) {
    throw new Failure(`--search-sizes=${values['search-sizes']} is not two numbers, the smaller first.`);
  }
  return {
    parts: PARTS.filter((part) => selected.has(part)),
    json: values.json === '' ? undefined : resolve(values.json),
    runs: whole('runs', values.runs, 1, MOST_RUNS),
    searchSizes: [small, large],
    stack: {
      fresh: false,
      build: true,
      dev: false,
      stage: oneOf('stage', values.stage, ['demo', 'large']),
      size: 10_000,
      engine: 'auto',
      database,
      ports: { site: first, wordpress: first + 1, smtp: first + 2, mailbox: first + 3, database: first + 4 },
      wordpress: null,
      listen: null,
      state: values.state === '' ? join(ROOT, '.passerelle', folder) : resolve(values.state),
    },
  };
}

function whole(flag: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Failure(`--${flag}=${text} is not a number from ${least} to ${most}.`);
}
