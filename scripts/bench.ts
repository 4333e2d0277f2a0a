import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { parseBenchOptions } from './benchmarks/options.ts';
import { metricsToken } from './benchmarks/bench-site.ts';
import { measure } from './benchmarks/parts.ts';
import { inWords, type Report } from './benchmarks/report.ts';
import { explain } from './lib/failure.ts';
import { interruption } from './lib/interruption.ts';
import { ROOT } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { Stack } from './stack/stack.ts';

const signal = interruption();
let stack: Stack | undefined;

// Set as for visitors: search engines are invited, and the metrics of the process require a token.
process.env['ENVIRONMENT'] = 'production';
process.env['METRICS_TOKEN'] = metricsToken;

try {
  const options = parseBenchOptions(process.argv.slice(2));
  stack = await Stack.start(options.stack, 'everything', signal);
  const report: Report = {
    commit: (await run('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT }).catch(() => 'unknown')).trim(),
    date: new Date().toISOString(),
    machine: `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}`,
    runs: options.runs,
    stage: options.stack.stage,
    results: [],
  };
  for await (const result of measure(stack, options, signal)) {
    report.results.push(result);
    // After each part, so that an interruption loses only the part that it hit.
    if (options.json) await writeFile(options.json, `${JSON.stringify(report, null, 2)}\n`);
  }
  console.log(inWords(report));
} catch (error) {
  console.error(`passerelle: ${explain(error)}`);
  process.exitCode = 1;
} finally {
  await stack?.stop();
}
