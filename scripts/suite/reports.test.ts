import { describe, expect, it, vi } from 'vitest';
import { readJunit, readPlaywright, readVitest } from './reports.ts';
import { Tally } from './tally.ts';

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

describe('reports', () => {
  it('reads PHPUnit, where skipped tests count as failed', () => {
    const xml =
      '<?xml version="1.0"?>\n<testsuites>\n<testsuite name="CLI" tests="12" assertions="30" errors="1" failures="2" skipped="3" time="1.0">\n<testsuite name="inner" tests="99" errors="0" failures="0" skipped="0">\n<testcase name="passes" class="RightsTest"/>\n<testcase name="breaks" class="RightsTest" time="0.1">\n<failure type="x">no</failure></testcase>';
    expect(readJunit(xml)).toEqual({ passed: 6, failed: 6, failing: ['RightsTest › breaks'] });
  });

  it('reads Vitest, where skipped tests count as failed and those that passed on retry are listed', () => {
    const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
    const assertionResults = [
      { fullName: 'rights reject', status: 'failed' },
      { fullName: 'rights admit', status: 'passed', failureMessages: [] },
      { fullName: 'rights expire', status: 'passed', failureMessages: ['Error: too early'] },
    ];
    const testResults = [{ name: '/site/rights.test.ts', assertionResults }];
    expect(readVitest(JSON.stringify({ ...vitest, testResults }))).toEqual({
      passed: 5,
      failed: 4,
      failing: ['rights.test.ts › rights reject'],
      flaky: ['rights.test.ts › rights expire'],
    });
  });

  it('reads Playwright, where tests that passed on retry count as passed and are listed', () => {
    const suites = [
      {
        title: 'search.spec.ts',
        specs: [spec('finds', 'expected'), spec('suggests', 'flaky')],
        suites: [{ title: 'in French', specs: [spec('finds', 'flaky'), spec('sorts', 'unexpected')] }],
      },
    ];
    const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 2 };
    expect(readPlaywright(JSON.stringify({ suites, stats }))).toEqual({
      passed: 9,
      failed: 3,
      failing: ['search.spec.ts › in French › sorts'],
      flaky: ['search.spec.ts › suggests', 'search.spec.ts › in French › finds'],
    });
  });

  it.each([readJunit, readVitest, readPlaywright])(
    'sees nothing in a report that is missing or cut off',
    (read) => {
      const nothing = { passed: 0, failed: 0 };
      expect([read(''), read('{"stats"')]).toMatchObject([nothing, nothing]);
    },
  );
});

describe('Tally', () => {
  it('counts silence as a failure', () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const tally = new Tally();
    tally.addReport('passes', { passed: 3, failed: 0 }, 0, '');
    tally.addReport('ran nothing', { passed: 0, failed: 0 }, 0, '');
    tally.addReport('died afterwards', { passed: 2, failed: 0 }, 1, '');
    tally.addReport('fails', { passed: 1, failed: 2 }, 1, '');

    expect(tally.summary).toBe('6 passed, 4 failed');
  });

  it('lists the failed and the flaky tests of every part before its last line', () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const tally = new Tally();
    tally.addReport('e2e real', { passed: 2, failed: 0, flaky: ['a.spec.ts › one'] }, 0, '');
    tally.addReport('vitest', { passed: 2, failed: 1, failing: ['rights.test.ts › rejects'] }, 1, '');
    tally.addReport('e2e stand-ins', { passed: 1, failed: 0, flaky: ['b.spec.ts › two'] }, 0, '');

    expect(tally.failed).toBe(1);
    expect(tally.summary.split('\n')).toEqual([
      'failed:',
      '  vitest: rights.test.ts › rejects',
      'flaky, passed only when repeated:',
      '  e2e real: a.spec.ts › one',
      '  e2e stand-ins: b.spec.ts › two',
      '5 passed, 1 failed',
    ]);
  });

  it('prints the end of a failed part’s output, and nothing of one that passed', () => {
    const lines: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
    const tally = new Tally();
    tally.add('good', 1, 0, 'noise');
    tally.add('bad', 0, 1, `${'before\n'.repeat(100)}the reason`);

    expect(lines.slice(0, 2)).toEqual(['ok   good: 1 passed, 0 failed', 'FAIL bad: 0 passed, 1 failed']);
    expect(lines[2]?.split('\n')).toHaveLength(40);
    expect(lines[2]).toMatch(/the reason$/);
  });
});
