const HEARTBEAT_MS = 5000;

export function say(text: string): void {
  process.stdout.write(`passerelle: ${text}\n`);
}

/**
 * Runs one named step: says when it begins, every five seconds that it is still going on, and how long it took.
 * `note` adds words to the next sign of life ("12 of 230").
 */
export async function step<T>(text: string, work: (note: (words: string) => void) => Promise<T>): Promise<T> {
  const started = Date.now();
  const seconds = (): string => ((Date.now() - started) / 1000).toFixed(1);
  let words = '';
  say(`${text} …`);
  const heartbeat = setInterval(
    () => say(`  ${words === '' ? 'still going on' : words} (${seconds()} s)`),
    HEARTBEAT_MS,
  );
  try {
    const result = await work((next) => {
      words = next;
    });
    say(`${text}: done in ${seconds()} s`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}
