import type { Part } from './options.ts';
import { rounded } from './statistics.ts';

export interface Figure {
  name: string;
  /** undefined: not measured; `note` has the reason. */
  value: number | undefined;
  unit: string;
  /** Goal of the quality requirements. */
  goal?: { most: number } | { least: number };
  /** A reference value, measured in the same run. */
  against?: { name: string; value: number; unit: string };
  note?: string;
}

export interface Result {
  part: Part;
  figures: Figure[];
}

export interface Report {
  commit: string;
  date: string;
  machine: string;
  runs: number;
  stage: string;
  results: Result[];
}

export const notMeasured = (name: string, error: unknown): Figure => ({
  name,
  value: undefined,
  unit: '',
  note: (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '',
});

/** undefined: there is no goal, or nothing was measured. */
export function meetsGoal({ value, goal }: Figure): boolean | undefined {
  if (!goal || value === undefined) return undefined;
  return 'most' in goal ? value <= goal.most : value >= goal.least;
}

function verdict(figure: Figure): string {
  const met = meetsGoal(figure);
  if (met === undefined) return '';
  return met ? 'met' : 'MISSED';
}

function goalInWords({ goal }: Figure): string {
  if (!goal) return '';
  return 'most' in goal ? `≤ ${goal.most}` : `≥ ${goal.least}`;
}

/** The cells of a figure: name, value, goal, verdict, reference, note. */
export function cells(figure: Figure): string[] {
  const { name, value, unit, against, note = '' } = figure;
  return [
    name,
    value === undefined ? 'not measured' : `${rounded(value)} ${unit}`.trim(),
    goalInWords(figure),
    verdict(figure),
    against ? `${against.name}: ${rounded(against.value)} ${against.unit}`.trim() : '',
    note,
  ];
}

/** The table that a person reads; also valid Markdown. */
export function inWords(report: Report): string {
  const { commit, date, machine, runs, stage, results } = report;
  const lines = [`Commit ${commit} · ${date} · ${machine} · content: ${stage} · median of ${runs} runs`, ''];
  for (const { part, figures } of results) {
    const rows = [['figure', 'value', 'goal', '', 'reference', 'note'], ...figures.map(cells)];
    const widths = [0, 1, 2, 3, 4, 5].map((column) =>
      Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
    );
    const line = (row: string[]) =>
      `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
    const [head = [], ...body] = rows;
    lines.push(
      `## ${part}`,
      '',
      line(head),
      line(widths.map((width) => '-'.repeat(width))),
      ...body.map(line),
      '',
    );
  }
  return lines.join('\n');
}
