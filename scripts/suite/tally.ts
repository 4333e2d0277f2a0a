const TAIL = 40;

/** Counts what passed and what failed, and says so part by part. */
export class Tally {
  passed = 0;
  failed = 0;

  add(name: string, passed: number, failed: number, output = ''): void {
    this.passed += passed;
    this.failed += failed;
    console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed`);
    if (failed > 0) console.log(output.trim().split('\n').slice(-TAIL).join('\n'));
  }

  /**
   * Adds what a test runner's report says. A runner that failed without naming a test, or ran none at all, counts as one
   * failure: silence never passes.
   */
  addReport(
    name: string,
    report: { passed: number; failed: number },
    exitCode: number,
    output: string,
  ): void {
    const silent = report.failed === 0 && (exitCode !== 0 || report.passed === 0);
    this.add(name, report.passed, silent ? 1 : report.failed, output);
  }

  /** The line that ends every run. */
  get lastLine(): string {
    return `${this.passed} passed, ${this.failed} failed`;
  }
}
