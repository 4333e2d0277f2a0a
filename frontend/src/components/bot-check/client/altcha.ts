import type { Challenge, Solution } from 'altcha-lib';
import { challengePath } from '../bot-challenge.ts';

interface Solved {
  proof: string;
  /** Milliseconds since 1970. */
  until: number;
}

const millisecondsPerSecond = 1_000;
/** A proof is not sent in its last seconds. */
const margin = 60_000;

/** Fetches a task of our own server and solves it beside the page. @throws when either fails */
export async function solve(): Promise<Solved> {
  const response = await fetch(challengePath, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error('No task');
  const { data: challenge } = (await response.json()) as { data: Challenge };
  const solution = await work(challenge);
  const { expiresAt = 0 } = challenge.parameters;
  return {
    proof: btoa(JSON.stringify({ challenge, solution })),
    until: expiresAt * millisecondsPerSecond - margin,
  };
}

function work(challenge: Challenge): Promise<Solution> {
  const worker = new Worker(new URL('solve.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Solution>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) =>
      data ? resolve(data) : reject(new Error('No solution')),
    );
    worker.addEventListener('error', () => reject(new Error('No worker')));
    worker.postMessage(challenge, []);
  }).finally(() => worker.terminate());
}
