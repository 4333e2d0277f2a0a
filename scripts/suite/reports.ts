export interface Report {
  passed: number;
  failed: number;
}

/** Reads the totals of PHPUnit's JUnit log; what was skipped counts as failed. */
export function readJunit(xml: string): Report {
  const root = /<testsuite [^>]*>/.exec(xml)?.[0] ?? '';
  const number = (key: string): number => Number(new RegExp(` ${key}="(\\d+)"`).exec(root)?.[1] ?? 0);
  const failed = number('errors') + number('failures') + number('skipped');
  return { passed: Math.max(0, number('tests') - failed), failed };
}

/** Reads the totals of Vitest's JSON report; what was skipped or is still to do counts as failed. */
export function readVitest(json: string): Report {
  const report = parse(json);
  const number = (key: string): number => Number(report[key] ?? 0);
  return {
    passed: number('numPassedTests'),
    failed: number('numFailedTests') + number('numPendingTests') + number('numTodoTests'),
  };
}

/** Reads the totals of Playwright's JSON report; what was skipped or passed only when repeated counts as failed. */
export function readPlaywright(json: string): Report {
  const stats = (parse(json)['stats'] ?? {}) as Record<string, unknown>;
  const number = (key: string): number => Number(stats[key] ?? 0);
  return {
    passed: number('expected'),
    failed: number('unexpected') + number('flaky') + number('skipped'),
  };
}

function parse(json: string): Record<string, unknown> {
  try {
    return JSON.parse(json) as Record<string, unknown>;
  } catch {
    return {};
  }
}
