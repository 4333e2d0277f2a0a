import { describe, expect, it, vi } from 'vitest';
import { readJunit, readPlaywright, readVitest } from './reports.ts';
import { Tally } from './tally.ts';

describe('reports', () => {
  it('reads PHPUnit, where what was skipped counts as failed', () => {
    const xml =
      '<?xml version="1.0"?>\n<testsuites>\n<testsuite name="CLI" tests="12" assertions="30" errors="1" failures="2" skipped="3" time="1.0">\n<testsuite name="inner" tests="99" errors="0" failures="0" skipped="0">';
    expect(readJunit(xml)).toEqual({ passed: 6, failed: 6 });
  });

  it('reads Vitest and Playwright, where what was skipped or flaky counts as failed', () => {
    const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
    expect(readVitest(JSON.stringify(vitest))).toEqual({ passed: 5, failed: 4 });
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
    expect(readPlaywright(JSON.stringify({ stats }))).toEqual({ passed: 7, failed: 4 });
  });

  it.each([readJunit, readVitest, readPlaywright])(
    'sees nothing in a report that is missing or cut off',
    (read) => {
      expect([read(''), read('{"stats"')]).toEqual([
        { passed: 0, failed: 0 },
        { passed: 0, failed: 0 },
      ]);
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

    expect(tally.lastLine).toBe('6 passed, 4 failed');
  });

  it('shows the end of what a failed part said, and nothing of one that passed', () => {
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
