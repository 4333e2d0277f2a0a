import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { longFiles } from './long-files.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'passerelle-long-files-'));
});
afterEach(() => rm(root, { recursive: true }));

it('names source files above the lines of their language, the longest first', async () => {
  await mkdir(join(root, 'a/generated'), { recursive: true });
  const files = {
    'a/edge.ts': 400,
    'a/long.ts': 401,
    'a/longest.tsx': 900,
    'edge.php': 500,
    'long.php': 501,
    'a/generated/types.ts': 5000,
    'data.json': 9000,
    'deleted.ts': 800,
  };
  for (const [path, lines] of Object.entries(files)) await writeFile(join(root, path), 'x\n'.repeat(lines));
  execFileSync('git', ['init', '-q'], { cwd: root });
  execFileSync('git', ['add', '.'], { cwd: root });
  await unlink(join(root, 'deleted.ts'));

  expect(await longFiles(root)).toEqual([
    'a/longest.tsx: 900 lines',
    'long.php: 501 lines',
    'a/long.ts: 401 lines',
  ]);
});
