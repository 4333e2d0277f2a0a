import { Failure } from '../lib/failure.ts';
import { oneOf, readArguments } from '../lib/flags.ts';

/** The stages of the suite in the order in which they run: what fails soonest comes first. Parts of one stage run at the same time. */
export const STAGES = [
  ['lint', 'types'],
  ['unit'],
  ['contract', 'integration', 'web-server'],
  ['e2e'],
  ['faults'],
] as const;
export type Part = (typeof STAGES)[number][number];
export const PARTS: readonly Part[] = STAGES.flat();

/** Parts whose tests can be selected by name. */
const NAMED_PARTS: ReadonlySet<Part> = new Set(['contract', 'integration']);

const ENGINES = ['all', 'stand-ins', 'real'] as const;

export interface SuiteOptions {
  parts: Part[];
  /** True to run on MariaDB too. */
  full: boolean;
  /** Tests of the group `exhaustive` run on MariaDB only: see docs/decisions/0156-exhaustive-tests-on-one-database.md. */
  isReducedOnSqlite: boolean;
  /** `all`: see enginesToTest. */
  engine: (typeof ENGINES)[number];
  list: boolean;
  /** Only the tests of the plugin with one of these in the name of their class or method; none: all. */
  names: string[];
}

const FLAGS = {
  only: { type: 'string', default: '' },
  full: { type: 'boolean', default: false },
  engine: { type: 'string', default: 'all' },
  list: { type: 'boolean', default: false },
} as const;

/** @throws Failure that names the flag and the values it takes, or parts whose tests names cannot select */
export function parseSuiteOptions(args: string[], ci: boolean): SuiteOptions {
  const { values, positionals } = readArguments('scripts/test', args, FLAGS);
  const only = values.only === '' ? [...PARTS] : values.only.split(',');
  const selected = new Set(only.map((part) => oneOf('only', part, PARTS)));
  if (positionals.length > 0 && [...selected].some((part) => !NAMED_PARTS.has(part))) {
    throw new Failure(
      `Names select tests of ${[...NAMED_PARTS].join(' and ')}.`,
      'Add --only=integration, for example.',
    );
  }
  return {
    parts: PARTS.filter((part) => selected.has(part)),
    full: values.full || ci,
    isReducedOnSqlite: ci,
    engine: oneOf('engine', values.engine, ENGINES),
    list: values.list,
    names: positionals,
  };
}
