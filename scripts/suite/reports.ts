import { basename } from 'node:path';

export interface Report {
  passed: number;
  failed: number;
  /** Names of the tests that failed, as far as the report has them. */
  failing?: string[];
  /** Names of the tests that passed only when they were repeated; they count as passed. */
  flaky?: string[];
}

/** Reads the totals of PHPUnit's JUnit log; what was skipped counts as failed. */
export function readJunit(xml: string): Report {
  const root = /<testsuite [^>]*>/.exec(xml)?.[0] ?? '';
  const number = (key: string): number => Number(new RegExp(` ${key}="(\\d+)"`).exec(root)?.[1] ?? 0);
  const failed = number('errors') + number('failures') + number('skipped');
  return { passed: Math.max(0, number('tests') - failed), failed, failing: failingCases(xml) };
}

const attribute = (tag: string, key: string): string =>
  new RegExp(`\\b${key}="([^"]*)"`).exec(tag)?.[1] ?? '';

function failingCases(xml: string): string[] {
  const cases = xml.matchAll(/<testcase ([^>]*[^/])>\s*<(?:error|failure|skipped)\b/g);
  return Array.from(cases, ([, found = '']) => `${attribute(found, 'class')} › ${attribute(found, 'name')}`);
}

/** Reads the totals of Vitest's JSON report; what was skipped or is still to do counts as failed. */
export function readVitest(json: string): Report {
  const report = parse(json);
  const number = (key: string): number => Number(report[key] ?? 0);
  const files = (report['testResults'] ?? []) as VitestFile[];
  return {
    passed: number('numPassedTests'),
    failed: number('numFailedTests') + number('numPendingTests') + number('numTodoTests'),
    failing: testsOf(files, ({ status }) => status !== 'passed'),
    // Vitest keeps why the first attempt failed.
    flaky: testsOf(
      files,
      ({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0,
    ),
  };
}

interface VitestFile {
  /** Absolute path of the file. */
  name: string;
  assertionResults: VitestTest[];
}

interface VitestTest {
  fullName: string;
  status: string;
  failureMessages?: string[];
}

const testsOf = (files: VitestFile[], isWanted: (test: VitestTest) => boolean): string[] =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(isWanted).map(({ fullName }) => `${basename(name)} › ${fullName}`),
  );

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

/** Reads Playwright's JSON report; what was skipped counts as failed. */
export function readPlaywright(json: string): Report {
  const report = parse(json);
  const stats = (report['stats'] ?? {}) as Record<string, unknown>;
  const number = (key: string): number => Number(stats[key] ?? 0);
  const suites = (report['suites'] ?? []) as PlaywrightSuite[];
  return {
    passed: number('expected') + number('flaky'),
    failed: number('unexpected') + number('skipped'),
    failing: suites.flatMap((suite) => titles(suite, ['unexpected', 'skipped'])),
    flaky: suites.flatMap((suite) => titles(suite, ['flaky'])),
  };
}

/** The names of the tests that ended so, with those of their file and groups. */
function titles({ title, suites = [], specs = [] }: PlaywrightSuite, ended: string[]): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => ended.includes(status)));
  return [...own.map((spec) => spec.title), ...suites.flatMap((suite) => titles(suite, ended))].map(
    (name) => `${title} › ${name}`,
  );
}

function parse(json: string): Record<string, unknown> {
  try {
    return JSON.parse(json) as Record<string, unknown>;
  } catch {
    return {};
  }
}
