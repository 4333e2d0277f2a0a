import { explain } from './lib/failure.ts';
import { interruption } from './lib/interruption.ts';
import { say } from './lib/progress.ts';
import { parseStartOptions } from './stack/options.ts';
import { Stack } from './stack/stack.ts';
import { summary } from './stack/summary.ts';

const INTERRUPTED = 130;

const signal = interruption();

try {
  const stack = await Stack.start(parseStartOptions(process.argv.slice(2)), 'everything', signal);
  console.log(await summary(stack));
  stack.supervise();
  await aborted(signal);
  say('stopping …');
  await stack.stop();
  say('everything is stopped.');
} catch (error) {
  if (signal.aborted) {
    say('interrupted; everything is stopped. Run the same command to go on from here.');
    process.exitCode = INTERRUPTED;
  } else {
    console.error(`passerelle: ${explain(error)}`);
    process.exitCode = 1;
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
