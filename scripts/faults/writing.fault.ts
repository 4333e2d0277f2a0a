import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../lib/paths.ts';
import { wordpressCommand } from '../provision/wordpress.ts';
import { listening } from '../stack/ready.ts';
import type { Stack } from '../stack/stack.ts';
import { startStack } from '../suite/stacks.ts';

let stack: Stack;

beforeAll(async () => {
  const site = { engine: 'stand-ins', database: 'mariadb', extent: 'wordpress', stage: 'empty' } as const;
  stack = await startStack({ name: 'faults-writing', ...site }, new AbortController().signal);
});
afterAll(() => stack?.stop());

const command = (...args: string[]): Promise<string> => wordpressCommand(stack.site.folders.wordpress, args);
const counts = async (): Promise<Record<string, number>> =>
  JSON.parse(await command('content:count')) as Record<string, number>;

/** Saves demo content until `when` of its saved files is said, then lets `fault` happen, and waits for its end. */
async function interrupted(when: string, fault: (pid: number) => Promise<void>): Promise<number | null> {
  const saving = spawn('php', [join(ROOT, 'wp-env/cli.php'), 'seed'], {
    env: { ...process.env, PASSERELLE_WP_DIR: stack.site.folders.wordpress },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(saving, 'exit') as Promise<[number | null]>;
  let output = '';
  for await (const chunk of saving.stdout) {
    output += String(chunk);
    if (output.includes(when)) break;
  }
  await fault(saving.pid ?? 0);
  return (await ended)[0];
}

it('keeps complete records and an exact index when the writing program or the database is killed', async () => {
  const killed = await interrupted('community_profile-1.json is saved', async (pid) => {
    process.kill(pid, 'SIGKILL');
  });
  expect(killed).toBeNull();
  const first = await counts();
  expect(first['community_profile']).toBeGreaterThan(0);
  // Throws when the index and the posts differ.
  await command('catalogue:verify');

  let revive: (() => Promise<void>) | undefined;
  const failed = await interrupted('community_profile-2.json is saved', async () => {
    revive = await stack.kill('MariaDB');
  });
  expect(failed).not.toBe(0);
  await expect(command('catalogue:verify')).rejects.toMatchObject({
    advice: ['WordPress could not start: is it installed, and does its database answer?'],
  });
  await revive?.();
  await listening(stack.group('MariaDB'));
  const second = await counts();
  for (const [type, count] of Object.entries(first)) expect(second[type]).toBeGreaterThanOrEqual(count);
  await command('catalogue:verify');

  // Only what was not saved yet is lost: the rest is found and left unchanged.
  await command('seed');
  const whole = await counts();
  await command('catalogue:verify');
  await command('seed');
  expect(await counts()).toEqual(whole);
  expect(Object.values(whole).every((count) => count > 0)).toBe(true);
});
