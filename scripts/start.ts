import { explain } from './lib/failure.ts';
import { interruption } from './lib/interruption.ts';
import { printLine } from './lib/progress.ts';
import { startFrontend } from './stack/frontend.ts';
import { parseStartOptions, type StartOptions } from './stack/options.ts';
import { Stack } from './stack/stack.ts';
import { frontendSummary, summary } from './stack/summary.ts';

const INTERRUPTED = 130;

const signal = interruption();

try {
  const options = parseStartOptions(process.argv.slice(2));
  const running = await start(options);
  await aborted(signal);
  printLine('stopping …');
  await running.stop();
  printLine('everything is stopped.');
} catch (error) {
  if (signal.aborted) {
    printLine('interrupted; everything is stopped. Run the same command to go on from here.');
    process.exitCode = INTERRUPTED;
  } else {
    console.error(`passerelle: ${explain(error)}`);
    process.exitCode = 1;
  }
}

/** Prints what runs where. */
async function start(options: StartOptions): Promise<{ stop: () => Promise<void> }> {
  if (options.wordpress !== null) {
    const frontend = await startFrontend(options, options.wordpress, signal);
    console.log(frontendSummary(options, options.wordpress));
    return frontend;
  }
  const stack = await Stack.start(options, 'everything', signal);
  console.log(await summary(stack));
  stack.supervise();
  return stack;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
