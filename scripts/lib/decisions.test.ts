import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './paths.ts';

const folder = join(ROOT, 'docs/decisions');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const entries = readdirSync(folder).toSorted();
const isRecord = (file: string): boolean => /^\d{4}-[a-z0-9-]+\.md$/.test(file);

const longestRecord = 60;
const inverse: Record<string, string> = {
  supersedes: 'superseded by',
  'superseded by': 'supersedes',
  amends: 'amended by',
  'amended by': 'amends',
};
const link = String.raw`\[(\d{4})\]\(\d{4}-[a-z0-9-]+\.md\)`;
const links = `${link}(?:, ${link})*`;
const statusLine = new RegExp(
  `^- Status: (?:accepted|superseded by ${links})(?:; supersedes ${links})?(?:; amends ${links})?(?:; amended by ${links})?$`,
);

interface Decision {
  file: string;
  number: string;
  lines: string[];
  title: string;
  /** Status as in the index: numbers without their links. */
  status: string;
}

const decisions: Decision[] = entries.filter(isRecord).map((file) => {
  const lines = read(file).trimEnd().split('\n');
  const [heading = '', , status = ''] = lines;
  return {
    file,
    number: file.slice(0, 4),
    lines,
    title: heading.replace(/^# \d+\. /, ''),
    status: status.replace('- Status: ', '').replaceAll(/\[(\d{4})\]\([^)]*\)/g, '$1'),
  };
});

/** Other records in a status: [relation, number]. */
const relationsOf = ({ status }: Decision): [relation: string, number: string][] =>
  Object.keys(inverse).flatMap((relation) => {
    const part = status.split('; ').find((each) => each.startsWith(`${relation} `));
    return (part?.match(/\d{4}/g) ?? []).map((number): [string, string] => [relation, number]);
  });

describe('decision records', () => {
  it('are the only files beside the index and the template', () => {
    expect(entries.filter((entry) => !isRecord(entry))).toEqual(['README.md', 'template.md']);
    expect(new Set(decisions.map(({ number }) => number)).size).toBe(decisions.length);
  });

  it.each(decisions)('$file follows the template', ({ number, lines }) => {
    const [heading, afterHeading, status, date, afterDate] = lines;
    expect(heading).toMatch(new RegExp(`^# ${number}\\. \\S`));
    expect(status).toMatch(statusLine);
    expect(date).toMatch(/^- Date: \d{4}-\d{2}-\d{2}$/);
    expect([afterHeading, afterDate]).toEqual(['', '']);
    expect(lines.filter((line) => line.startsWith('## '))).toEqual([
      '## Context',
      '## Decision',
      '## Consequences',
    ]);
    expect(lines.length).toBeLessThanOrEqual(longestRecord);
  });

  it.each(decisions)('$file is named by the records that it replaces or changes', (decision) => {
    const answered = relationsOf(decision).map(([relation, number]) => {
      const other = decisions.find((each) => each.number === number);
      const back = other ? relationsOf(other) : [];
      return back.some(([known, to]) => known === inverse[relation] && to === decision.number)
        ? 'both ways'
        : `${number} does not say "${inverse[relation]} ${decision.number}"`;
    });
    expect(answered).toEqual(answered.map(() => 'both ways'));
  });

  it('are in the index with their titles and statuses', () => {
    const rows = read('README.md')
      .split('\n')
      .filter((line) => line.startsWith('| ['));
    expect(rows).toEqual(
      decisions.map(({ file, number, title, status }) => `| [${number}](${file}) | ${title} | ${status} |`),
    );
  });

  it('never take the number of a record that was moved to a folder', () => {
    const moved = read('README.md')
      .split('\n')
      .flatMap((line) => /^\| (\d{4}) \| .+ \| \[.+\]\(.+README\.md\) \|$/.exec(line)?.[1] ?? []);
    expect(moved.length).toBeGreaterThan(0);
    expect(moved).toEqual([...new Set(moved)].toSorted());
    expect(decisions.filter(({ number }) => moved.includes(number))).toEqual([]);
  });
});
