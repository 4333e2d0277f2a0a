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
  const death = await Promise.race([stack.firstDeath, aborted(signal)]);
  if (death === null) {
    say('stopping …');
    await stack.stop();
    say('everything is stopped.');
  } else {
    const words = await death.group.lastWords();
    await stack.stop();
    say(
      `${death.group.name} ended (${death.how}), so the rest was stopped. Its last words:\n  ${words.join('\n  ')}`,
    );
    process.exitCode = 1;
  }
} catch (error) {
  if (signal.aborted) {
    say('interrupted; everything is stopped. Run the same command to go on from here.');
    process.exitCode = INTERRUPTED;
  } else {
    console.error(`passerelle: ${explain(error)}`);
    process.exitCode = 1;
  }
}

function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
}
