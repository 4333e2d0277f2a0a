import type { Challenge, Solution } from 'altcha-lib';
import { createPolicy, ownScript, workerPolicy } from '../../../../shared/security/trusted-types.ts';
import { botChallenge } from '../../../../shared/config/calls/visitor-calls.ts';
// oxlint-disable-next-line import/default -- Vite's: the address of the built worker
import workerUrl from './solve.worker.ts?worker&url';

interface Solved {
  proof: string;
  /** Milliseconds since 1970. */
  until: number;
}

const millisecondsPerSecond = 1_000;
/** A proof is not sent in its last seconds. */
const margin = 60_000;
let policy: ReturnType<typeof createPolicy>;

/** Fetches a task of our own server and solves it beside the page. @throws when either fails */
export async function solve(): Promise<Solved> {
  const response = await fetch(botChallenge.path, { headers: { accept: 'application/json' } });
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
  // One policy of a name can be made in a page.
  policy ??= createPolicy(workerPolicy, { createScriptURL: ownScript });
  const worker = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
  return new Promise<Solution>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) =>
      data ? resolve(data) : reject(new Error('No solution')),
    );
    worker.addEventListener('error', () => reject(new Error('No worker')));
    worker.postMessage(challenge, []);
  }).finally(() => worker.terminate());
}
