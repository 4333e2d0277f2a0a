import { step } from '../lib/progress.ts';
import type { Stack } from '../stack/stack.ts';
import { accounts } from './known-addresses.ts';
import { applications } from './applications.ts';
import { cache } from './cache.ts';
import { Bench } from './bench-site.ts';
import { lighthouse } from './lighthouse.ts';
import type { BenchOptions, Part } from './options.ts';
import { moderation } from './moderation.ts';
import { nginx } from './nginx.ts';
import { readers } from './readers.ts';
import { recommendations } from './recommendations.ts';
import { relevance } from './relevance.ts';
import { renders } from './renders.ts';
import { type Figure, notMeasured, type Result } from './report.ts';
import { saving } from './saving.ts';
import { search } from './search.ts';
import { sql } from './sql.ts';
import { visible } from './visible.ts';
import { weights } from './weights.ts';

const measures: Record<Part, (bench: Bench) => Promise<Figure[]>> = {
  weights,
  cache,
  readers,
  nginx,
  renders,
  sql,
  saving,
  applications,
  search,
  relevance,
  moderation,
  recommendations,
  visible,
  accounts,
  lighthouse,
};

/** Measures one part after the other: nothing else must run meanwhile. */
export async function* measure(
  stack: Stack,
  options: BenchOptions,
  signal: AbortSignal,
): AsyncGenerator<Result> {
  const bench = await Bench.open(stack, options);
  for (const part of options.parts) {
    signal.throwIfAborted();
    let figures: Figure[] = [];
    await step(`measuring: ${part}`, async () => {
      // A failing part is reported and does not stop the others.
      figures = await measures[part](bench).catch((error: unknown) => [notMeasured(part, error)]);
    });
    yield { part, figures };
  }
}
