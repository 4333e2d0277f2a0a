const HEARTBEAT_MS = 5000;

export function printLine(text: string): void {
  process.stdout.write(`passerelle: ${text}\n`);
}

/**
 * Runs one named step: prints its start, a line every five seconds while it runs, and its duration. `note` adds words
 * to the next line ("12 of 230").
 */
export async function step<T>(text: string, work: (note: (words: string) => void) => Promise<T>): Promise<T> {
  const started = Date.now();
  const seconds = (): string => ((Date.now() - started) / 1000).toFixed(1);
  let words = '';
  printLine(`${text} …`);
  const heartbeat = setInterval(
    () => printLine(`  ${words === '' ? 'still running' : words} (${seconds()} s)`),
    HEARTBEAT_MS,
  );
  try {
    const result = await work((next) => {
      words = next;
    });
    printLine(`${text}: done in ${seconds()} s`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}
