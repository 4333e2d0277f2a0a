import { chmod, mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordpressCommand } from '../provision/wordpress.ts';
import { Group } from '../stack/group.ts';
import type { Stack } from '../stack/stack.ts';
import { startStack } from '../suite/stacks.ts';
import { readWpEnv } from './wp-env.ts';

let stack: Stack;
let programs: string;
const started: Group[] = [];

beforeAll(async () => {
  const site = { engine: 'stand-ins', database: 'sqlite', extent: 'wordpress', stage: 'empty' } as const;
  stack = await startStack({ name: 'wp-env', ...site }, new AbortController().signal);
  const { wordpress, root } = stack.site.folders;
  programs = join(root, 'programs');
  await mkdir(programs, { recursive: true });
  // wp-env without Docker: "run cli" runs the command in the folder of our WordPress, by the paths of this machine.
  const there = '/var/www/passerelle-env';
  const here = (await readWpEnv()).folders.get(there);
  const lines = [
    '#!/usr/bin/env bash',
    '[ "$1 $2" = "run cli" ] || exit 2',
    'shift 2',
    `cd ${wordpress}`,
    `exec "\${@//${there.replaceAll('/', String.raw`\/`)}/${here}}"`,
  ];
  await writeFile(join(programs, 'wp-env'), lines.join('\n'));
  await chmod(join(programs, 'wp-env'), 0o755);
});
afterAll(async () => {
  for (const group of started) await group.stop();
  await stack?.stop();
});

/** Runs the last script of `wp-env start`. @returns the group of the processes that it left in the background */
async function afterStart(name: string): Promise<Group> {
  const { config } = await readWpEnv();
  const group = await Group.start({
    name,
    command: 'sh',
    args: ['-c', config.lifecycleScripts['afterStart'] ?? 'false'],
    env: {
      PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}`,
      // Composer has installed the packages of this checkout already.
      PASSERELLE_SKIP_INSTALL: '1',
    },
    logFile: join(stack.site.folders.root, 'logs', `${name}.log`),
  });
  started.push(group);
  const how = await group.ended;
  if (how !== 'exit code 0') throw new Error(`${how}: ${(await group.logTail()).join('\n')}`);
  return group;
}

/** Whether the script left a running background process; zombies do not count. */
async function isRunning({ pid }: Group): Promise<boolean> {
  const processes = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry));
  const states = await Promise.all(
    processes.map((entry) => readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '')),
  );
  // "pid (name) state parent group …"
  return states.some((text) => new RegExp(`\\) [^ZX] \\d+ ${pid} `).test(text));
}

it('seeds the WordPress, starts the background work, and does both only once', async () => {
  const { wordpress } = stack.site.folders;
  const first = await afterStart('first');
  const counts = await wordpressCommand(wordpress, ['content:count']);
  for (const count of Object.values(JSON.parse(counts) as Record<string, number>))
    expect(count).toBeGreaterThan(0);
  expect(await isRunning(first)).toBe(true);

  const second = await afterStart('second');
  expect(await wordpressCommand(wordpress, ['content:count'])).toBe(counts);
  await expect.poll(() => isRunning(second), { timeout: 10_000 }).toBe(false);
  expect(await isRunning(first)).toBe(true);
  expect(await realpath(join(wordpress, 'wp-content/plugins/passerelle'))).toMatch(/wp-plugin$/);
});
