import { chromium } from '@playwright/test';
import run, { type RunnerResult } from 'lighthouse';
import { printLine } from '../lib/progress.ts';
import { freePort } from '../stack/ports.ts';
import type { Bench, Template } from './bench-site.ts';
import { type Figure, notMeasured } from './report.ts';
import { median } from './statistics.ts';

type Scores = Record<
  'performance' | 'accessibility' | 'best-practices' | 'seo' | 'lcp' | 'cls' | 'tbt',
  number
>;

const browser = process.env['PASSERELLE_CHROMIUM'] ?? '/usr/bin/chromium';
/** One of each kind, measured as often as the options require; each other page once (ten seconds). */
const watched = new Set(['home', 'initiatives', 'initiatives, one']);

type Goals = Array<[key: keyof Scores, unit: string, goal: { most: number } | { least: number }]>;

const goals: Goals = [
  ['performance', '', { least: 99 }],
  ['accessibility', '', { least: 100 }],
  ['best-practices', '', { least: 100 }],
  ['seo', '', { least: 100 }],
  ['lcp', 's', { most: 1.5 }],
  ['cls', '', { most: 0.02 }],
  ['tbt', 'ms', { most: 50 }],
];

/** Lighthouse with its mobile preset, for each kind of page in each language. */
export async function lighthouse(bench: Bench): Promise<Figure[]> {
  const port = await freePort();
  const instance = await chromium.launch({
    executablePath: browser,
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      `--remote-debugging-port=${port}`,
    ],
  });
  const figures: Figure[] = [];
  try {
    for (const template of bench.templates) {
      const name = `${template.name}, ${template.language}`;
      printLine(`  ${name}`);
      figures.push(
        ...(await measured(bench, template, port).catch((error: unknown) => [notMeasured(name, error)])),
      );
    }
  } finally {
    await instance.close();
  }
  return figures;
}

async function measured(bench: Bench, template: Template, port: number): Promise<Figure[]> {
  const url = new URL(template.path, bench.stack.publicUrl).href;
  // Twice, so that the page and its pictures are in the caches.
  for (let time = 0; time < 2; time += 1) await (await fetch(url)).text();
  const runs = watched.has(template.name) ? bench.options.runs : 1;
  const all: Scores[] = [];
  const machine: number[] = [];
  const failed = new Set<string>();
  for (let count = 0; count < runs; count += 1) {
    const result = await run(url, {
      port,
      output: 'json',
      logLevel: 'error',
    });
    if (!result) continue;
    all.push(scoresOf(result));
    machine.push(result.lhr.environment.benchmarkIndex);
    for (const audit of failures(result)) failed.add(audit);
  }
  return goals.map(([key, unit, goal]) => ({
    name: `${template.name}, ${template.language}: ${key}`,
    value: all.length > 0 ? median(all.map((scores) => scores[key])) : undefined,
    unit,
    goal,
    ...(key === 'performance'
      ? { note: [`benchmark index ${median(machine)}, ${runs} runs`, ...failed].join(', ') }
      : {}),
  }));
}

function scoresOf({ lhr }: RunnerResult): Scores {
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint') / 1_000,
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
  };
}

/** Names of audits that count and are not passed. */
function failures({ lhr }: RunnerResult): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
}
