import type { Report } from './reports.ts';

const TAIL = 40;

/** Counts passed and failed tests, and reports them by part. */
export class Tally {
  passed = 0;
  failed = 0;
  readonly #failing: string[] = [];
  readonly #flaky: string[] = [];

  add(name: string, passed: number, failed: number, output = ''): void {
    this.passed += passed;
    this.failed += failed;
    console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed`);
    if (failed > 0) console.log(output.trim().split('\n').slice(-TAIL).join('\n'));
  }

  /**
   * Adds the results of a test runner's report. A runner that failed without naming a test, or ran none at all, counts
   * as one failure.
   */
  addReport(name: string, report: Report, exitCode: number, output: string): void {
    this.#failing.push(...(report.failing ?? []).map((test) => `${name}: ${test}`));
    this.#flaky.push(...(report.flaky ?? []).map((test) => `${name}: ${test}`));
    const silent = report.failed === 0 && (exitCode !== 0 || report.passed === 0);
    this.add(name, report.passed, silent ? 1 : report.failed, output);
  }

  /** The end of every run: the tests that failed, those that are flaky, then one line of totals. */
  get summary(): string {
    return [
      ...list('failed:', this.#failing),
      ...list('flaky, passed only when repeated:', this.#flaky),
      `${this.passed} passed, ${this.failed} failed`,
    ].join('\n');
  }
}

const list = (title: string, tests: string[]): string[] =>
  tests.length === 0 ? [] : [title, ...tests.map((test) => `  ${test}`)];
