import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { Group } from './group.ts';
import { freePort } from './ports.ts';
import { Supervisor } from './supervisor.ts';

const BACKOFF = { firstMs: 10, ceilingMs: 40, steadyMs: 60_000 };

interface Supervised {
  supervisor: Supervisor;
  /** Groups, which the supervisor changes. */
  groups: Group[];
  reports: string[];
  folder: string;
}

/** Runs a script of Node, which adds an "x" to the file `starts` each time it starts. */
async function supervise(script: string, port?: number, backoff = BACKOFF): Promise<Supervised> {
  const root = await temporaryFolder();
  const folder = join(root, 'program');
  const file = join(folder, 'program.mjs');
  await mkdir(folder);
  await writeFile(
    file,
    `import { appendFileSync } from 'node:fs';\nappendFileSync('starts', 'x');\n${script}`,
  );
  const groups = [
    await Group.start({
      name: 'The program',
      command: process.execPath,
      args: [file],
      cwd: folder,
      logFile: join(root, 'log'),
      ...(port !== undefined && { port }),
    }),
  ];
  const reports: string[] = [];
  const supervisor = new Supervisor(groups, (text) => reports.push(text), backoff);
  onTestFinished(async () => {
    await supervisor.stop();
    for (const group of groups) await group.stop();
  });
  return { supervisor, groups, reports, folder };
}

const starts = async (folder: string): Promise<number> =>
  (await readFile(join(folder, 'starts'), 'utf8').catch(() => '')).length;
const delays = (reports: string[]): string[] =>
  reports.flatMap((text) => /in ([\d.]+) s/.exec(text)?.[1] ?? []);
const RUN_FOR_EVER = 'setInterval(() => {}, 1000);';

describe('Supervisor', () => {
  it('restarts a program as often as it ends, ever later up to the ceiling, and shows the end of its log', async () => {
    const { reports, folder } = await supervise("console.error('no database'); process.exitCode = 3;");

    await expect.poll(() => delays(reports).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(5);
    expect(delays(reports).slice(0, 5)).toEqual(['0.01', '0.02', '0.04', '0.04', '0.04']);
    expect(reports[0]).toMatch(
      /^The program ended \(exit code 3\); restarting it in 0\.01 s\. The end of its log, .*\/log:\n/,
    );
    expect(reports[0]).toMatch(/ {2}no database$/);
    expect(await starts(folder)).toBeGreaterThanOrEqual(5);
  });

  it('begins at the first delay again when the program ran well in between', async () => {
    const { reports } = await supervise('setTimeout(() => {}, 20);', undefined, { ...BACKOFF, steadyMs: 1 });

    await expect.poll(() => delays(reports).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
    expect(delays(reports).slice(0, 3)).toEqual(['0.01', '0.01', '0.01']);
  });

  it('ends the workers that outlive their parent, so that the port is free, and reports that it listens', async () => {
    const port = await freePort();
    const { groups, reports } = await supervise(
      `import cluster from 'node:cluster';
      import { spawn } from 'node:child_process';
      import { createServer } from 'node:http';
      const server = createServer((request, response) => response.end(String(process.pid)));
      server.on('error', (error) => { console.error(error.code); process.exit(1); });
      // The worker inherits the listening socket.
      server.listen(${port}, '127.0.0.1', () => {
        spawn('sleep', ['60'], { stdio: ['ignore', 'ignore', 'ignore', server._handle] });
      });`,
      port,
    );
    const [first] = groups;
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${port}`).then(
            (each) => each.status,
            () => 0,
          ),
        { timeout: 20_000 },
      )
      .toBe(200);
    process.kill(first?.pid ?? 0, 'SIGKILL');

    await expect.poll(() => reports.at(-1), { timeout: 20_000 }).toBe('The program was restarted.');
    expect(reports).toHaveLength(2);
    expect(reports[0]).toContain('The program ended (signal SIGKILL)');
    expect(groups[0]).not.toBe(first);
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe(String(groups[0]?.pid));
  });

  it('keeps retrying when the program cannot be started', async () => {
    const { groups, reports, folder } = await supervise(RUN_FOR_EVER);
    await expect.poll(() => starts(folder)).toBe(1);
    // A process is not started in a folder that is not there.
    await rename(folder, `${folder}-away`);
    await groups[0]?.kill();

    await expect.poll(() => reports.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
    expect(reports[1]).toMatch(/^The program could not be started; restarting it in 0\.02 s\. Error: /);
    await rename(`${folder}-away`, folder);
    await expect.poll(() => reports.at(-1), { timeout: 20_000 }).toBe('The program was restarted.');
  });

  it('starts nothing any more once it is stopped', async () => {
    const { supervisor, groups, reports, folder } = await supervise('', undefined, {
      ...BACKOFF,
      firstMs: 60_000,
      ceilingMs: 60_000,
    });
    await expect.poll(() => reports.length).toBe(1);
    await supervisor.stop();

    expect([await starts(folder), groups[0]?.isRunning]).toEqual([1, false]);
    expect(reports).toHaveLength(1);
  });

  it('does not touch programs stopped after it', async () => {
    const { supervisor, groups, reports, folder } = await supervise(RUN_FOR_EVER);
    await expect.poll(() => starts(folder)).toBe(1);
    await supervisor.stop();
    await groups[0]?.stop();

    expect([await starts(folder), reports]).toEqual([1, []]);
  });
});
