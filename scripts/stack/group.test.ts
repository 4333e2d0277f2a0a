import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { Group } from './group.ts';
import { endLeftovers, RUN_VARIABLE, release, takeOver } from './leftovers.ts';

/** The ended that nobody collects stay as zombies, which have no command line: those are not alive. */
const isRunning = async (pid: number): Promise<boolean> =>
  (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')) !== '';

/** A shell with a child that outlives it unless the whole group is signalled; tells the child's number. */
async function shellWithChild(script: string, env: Record<string, string> = {}): Promise<[Group, number]> {
  const folder = await temporaryFolder();
  const group = await Group.start({
    name: 'Shell',
    command: 'bash',
    args: ['-c', `sleep 60 & echo "$!" > ${folder}/child; ${script}; wait`],
    env,
    logFile: join(folder, 'log'),
  });
  let child = 0;
  await expect
    .poll(async () => (child = Number(await readFile(join(folder, 'child'), 'utf8').catch(() => '0'))))
    .toBeGreaterThan(0);
  return [group, child];
}

describe('Group', () => {
  it('stops the children of a program with it', async () => {
    const [group, child] = await shellWithChild('true');
    await group.stop();

    expect([group.isRunning, await isRunning(child)]).toEqual([false, false]);
    await group.stop();
  });

  it('insists when a program does not listen', async () => {
    const [group, child] = await shellWithChild("trap '' TERM; while true; do sleep 1; done");
    await group.stop(100);

    expect(await isRunning(child)).toBe(false);
    expect(await group.ended).toBe('signal SIGKILL');
  });

  it('reports how a program ended and the end of its log', async () => {
    const folder = await temporaryFolder();
    const group = await Group.start({
      name: 'Shell',
      command: 'bash',
      args: ['-c', 'echo no database >&2; exit 3'],
      logFile: join(folder, 'logs/shell.log'),
    });

    expect(await group.ended).toBe('exit code 3');
    expect((await group.logTail()).at(-1)).toBe('no database');
  });
});

describe('takeOver', () => {
  it('ends processes of a killed run, and no others', async () => {
    const file = join(await temporaryFolder(), 'run.json');
    const [mine, myChild] = await shellWithChild('true', { [RUN_VARIABLE]: 'run-one' });
    const [other, otherChild] = await shellWithChild('true', { [RUN_VARIABLE]: 'run-one-more' });
    await writeFile(file, JSON.stringify({ id: 'run-one', pid: 2 ** 22 + 1 }));

    await takeOver(file, { id: 'run-two', pid: process.pid });

    await mine.ended;
    await expect.poll(() => isRunning(myChild)).toBe(false);
    expect(await isRunning(otherChild)).toBe(true);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ id: 'run-two', pid: process.pid });
    await other.stop();
    await release(file);
    expect(await endLeftovers('run-two')).toEqual([]);
  });

  it('refuses while an earlier run is still running', async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'run.json');
    const running = await Group.start({
      name: 'Start',
      command: 'bash',
      // The name by which a run is recognised, without being one.
      args: ['-c', 'exec -a scripts/start.ts sleep 60'],
      logFile: join(folder, 'log'),
    });
    await expect.poll(() => readFile(`/proc/${running.pid}/cmdline`, 'utf8')).toContain('scripts/start.ts\0');
    await writeFile(file, JSON.stringify({ id: 'run-one', pid: running.pid }));

    await expect(takeOver(file, { id: 'run-two', pid: process.pid })).rejects.toThrow(
      `Passerelle is already running here (process ${running.pid}).`,
    );
    await running.stop();
  });
});
