import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Failure } from '../lib/failure.ts';

/** The variable by which everything that one run started can be recognised. */
export const RUN_VARIABLE = 'PASSERELLE_RUN';

interface Run {
  id: string;
  pid: number;
}

/**
 * Locks the state folder for this run, after ending processes of an earlier run that was killed.
 * @throws Failure when an earlier run is still running
 */
export async function takeOver(file: string, run: Run): Promise<void> {
  const earlier = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as Run)
    .catch(() => null);
  if (earlier !== null) {
    if (await isOurs(earlier.pid)) {
      throw new Failure(
        `Passerelle is already running here (process ${earlier.pid}).`,
        'Stop it with Ctrl-C where it runs, or start this one with another --state folder and other ports.',
      );
    }
    await endLeftovers(earlier.id);
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(run));
}

export async function release(file: string): Promise<void> {
  await rm(file, { force: true });
}

async function isOurs(pid: number): Promise<boolean> {
  if (pid === process.pid) return false;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return /scripts\/(start|test)\.ts/.test(command);
}

/** Ends every process whose environment carries the run's id. Linux only; elsewhere the error names the busy port. */
export async function endLeftovers(id: string): Promise<number[]> {
  const mark = `${RUN_VARIABLE}=${id}\0`;
  const ended: number[] = [];
  for (const entry of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(entry) || Number(entry) === process.pid) continue;
    const environment = await readFile(`/proc/${entry}/environ`, 'utf8').catch(() => '');
    if (!environment.includes(mark)) continue;
    try {
      process.kill(Number(entry), 'SIGKILL');
      ended.push(Number(entry));
    } catch {
      // It ended on its own in the meantime.
    }
  }
  return ended;
}
