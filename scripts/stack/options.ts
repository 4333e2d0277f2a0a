import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { Failure } from '../lib/failure.ts';
import { oneOf, readFlags } from '../lib/flags.ts';
import { ROOT } from '../lib/paths.ts';

export const STAGES = ['empty', 'demo', 'large'] as const;
export const ENGINES = ['auto', 'real', 'stand-ins'] as const;
export const DATABASES = ['sqlite', 'mariadb'] as const;

export type Stage = (typeof STAGES)[number];
export type EngineChoice = (typeof ENGINES)[number];
export type Engine = Exclude<EngineChoice, 'auto'>;
export type Database = (typeof DATABASES)[number];

export interface Ports {
  site: number;
  wordpress: number;
  smtp: number;
  mailbox: number;
  database: number;
}

export interface StartOptions {
  fresh: boolean;
  build: boolean;
  /** The site serves its sources, and pages follow their changes. */
  dev: boolean;
  stage: Stage;
  /** Items that the stage "large" adds to the demo content; every language version counts. */
  size: number;
  engine: EngineChoice;
  database: Database;
  ports: Ports;
  /** Absolute path of the folder that keeps databases, files and secrets. */
  state: string;
  /** Address of a WordPress that others run, without a slash at its end; null: WordPress is run here. */
  wordpress: string | null;
  /** Address at which that WordPress reaches the site and the mailbox, beside loopback; null: loopback only. */
  listen: string | null;
  /** Port of a virus scanner for tests, which scans what is uploaded to the whole site; without one, nothing is scanned. */
  scannerPort?: number;
  /** Added to the environment of everything that is started. */
  env?: Record<string, string>;
}

const HIGHEST_PORT = 65_535;
/** SQLite writes each row through a translator of statements: more would take an hour. */
const LARGE: Record<Database, number> = { sqlite: 1000, mariadb: 10_000 };
const MOST = 1_000_000;

const FLAGS = {
  fresh: { type: 'boolean', default: false },
  'no-build': { type: 'boolean', default: false },
  dev: { type: 'boolean', default: false },
  stage: { type: 'string', default: 'demo' },
  size: { type: 'string', default: '' },
  engine: { type: 'string', default: 'auto' },
  db: { type: 'string', default: 'sqlite' },
  port: { type: 'string', default: '3000' },
  'wp-port': { type: 'string', default: '8080' },
  'smtp-port': { type: 'string', default: '1025' },
  'mailbox-port': { type: 'string', default: '1080' },
  'db-port': { type: 'string', default: '3307' },
  state: { type: 'string', default: '' },
  wordpress: { type: 'string', default: '' },
  listen: { type: 'string', default: '' },
} as const;
/** Flags about a WordPress that is run here. */
const OF_OUR_WORDPRESS = ['fresh', 'stage', 'size', 'engine', 'db', 'wp-port', 'db-port'];

/** @throws Failure that names the flag and the values it takes */
export function parseStartOptions(args: string[]): StartOptions {
  const values = readFlags('scripts/start', args, FLAGS);
  const database = oneOf('db', values.db, DATABASES);
  const wordpress = values.wordpress === '' ? null : address(values.wordpress);
  if (wordpress !== null) refuseFlags(args);
  return {
    fresh: values.fresh,
    build: !values['no-build'],
    dev: values.dev,
    stage: oneOf('stage', values.stage, STAGES),
    size: size(values.size) ?? LARGE[database],
    engine: oneOf('engine', values.engine, ENGINES),
    database,
    ports: distinct({
      site: port('port', values.port),
      wordpress: port('wp-port', values['wp-port']),
      smtp: port('smtp-port', values['smtp-port']),
      mailbox: port('mailbox-port', values['mailbox-port']),
      database: port('db-port', values['db-port']),
    }),
    state: values.state === '' ? join(ROOT, '.passerelle') : resolve(values.state),
    wordpress,
    listen: values.listen === '' ? null : listenAddress(values.listen, wordpress),
  };
}

function listenAddress(value: string, wordpress: string | null): string {
  if (wordpress === null) throw new Failure('--listen is for another WordPress: it needs --wordpress.');
  if (isIP(value) === 0) throw new Failure(`--listen is an IP address of this machine; "${value}" is not.`);
  return value;
}

function address(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Failure(`--wordpress is an address such as http://localhost:8080; "${value}" is not.`);
  }
  return url.href.replace(/\/+$/, '');
}

function refuseFlags(args: string[]): void {
  const refused = OF_OUR_WORDPRESS.find((flag) => args.some((each) => each.split('=')[0] === `--${flag}`));
  if (refused === undefined) return;
  throw new Failure(`--${refused} is about a WordPress that is run here: leave it out beside --wordpress.`);
}

function size(value: string): number | undefined {
  if (value === '') return undefined;
  const number = /^\d{1,7}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > MOST) {
    throw new Failure(`--size is a number of items from 1 to ${MOST}; "${value}" is not.`);
  }
  return number;
}

function port(flag: string, value: string): number {
  const number = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > HIGHEST_PORT) {
    throw new Failure(`--${flag} is a port number from 1 to ${HIGHEST_PORT}; "${value}" is not.`);
  }
  return number;
}

function distinct(ports: Ports): Ports {
  const names = new Map<number, string>();
  for (const [name, value] of Object.entries(ports) as [string, number][]) {
    const other = names.get(value);
    if (other !== undefined) throw new Failure(`Port ${value} is used twice: ${other} and ${name}.`);
    names.set(value, name);
  }
  return ports;
}
