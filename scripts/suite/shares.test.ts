import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sharesOf } from './shares.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'passerelle-shares-'));
  const files = ['A/OneTest.php', 'A/Deep/TwoTest.php', 'A/ThreeTest.php', 'B/OneTest.php', 'C/OneTest.php'];
  for (const file of [...files, 'AloneTest.php', 'Helper.php', 'D/Helper.php']) {
    await mkdir(join(root, 'tests', file, '..'), { recursive: true });
    await writeFile(join(root, 'tests', file), '');
  }
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('divides the test files evenly, each into one share', async () => {
  expect(await sharesOf(root, 'tests', 2)).toEqual([
    ['tests/A'],
    ['tests/AloneTest.php', 'tests/B', 'tests/C'],
  ]);
});

it('leaves one share as a whole', async () => {
  expect(await sharesOf(root, 'tests', 1)).toEqual([
    ['tests/A', 'tests/AloneTest.php', 'tests/B', 'tests/C'],
  ]);
});

it('has no share without a test', async () => {
  const shares = await sharesOf(root, 'tests', 9);
  expect(shares.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
});
