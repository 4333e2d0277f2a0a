import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { putAssetsAside, restorePreviousAssets } from './previous-assets.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'passerelle-dist-'));
});
afterEach(() => {
  rmSync(dist, { recursive: true });
});

function write(files: string[]): void {
  rmSync(join(dist, 'client'), { recursive: true, force: true });
  mkdirSync(join(dist, 'client/assets/workspace'), { recursive: true });
  for (const file of files) writeFileSync(join(dist, 'client/assets', file), file);
}

function build(...files: string[]): string[] {
  putAssetsAside(dist);
  write(files);
  restorePreviousAssets(dist);
  return readdirSync(join(dist, 'client/assets'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== 'workspace')
    .toSorted();
}

it('serves the files of this build and of the one before it', () => {
  expect(build('a-1.js', 'workspace/w-1.js')).toEqual(['a-1.js', 'workspace/w-1.js']);
  expect(build('a-2.js', 'workspace/w-1.js')).toEqual(['a-1.js', 'a-2.js', 'workspace/w-1.js']);
  expect(build('a-3.js')).toEqual(['a-2.js', 'a-3.js', 'workspace/w-1.js']);
});

it('keeps the build before when the same sources are built again', () => {
  build('a-1.js');
  build('a-2.js');
  expect(build('a-2.js')).toEqual(['a-1.js', 'a-2.js']);
});

it('keeps the build before when a build was interrupted', () => {
  build('a-1.js');
  putAssetsAside(dist);
  write(['half.js']);
  expect(build('a-2.js')).toEqual(['a-1.js', 'a-2.js']);
  expect(existsSync(join(dist, 'previous-assets'))).toBe(false);
});
