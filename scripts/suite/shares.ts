import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The entries of a folder of tests in `count` groups with about as many test files each, for runs beside one another.
 *
 * @param root what `folder` and the paths of the answer are relative to
 */
export async function sharesOf(root: string, folder: string, count: number): Promise<string[][]> {
  const entries = (await readdir(join(root, folder))).toSorted();
  const weighed = await Promise.all(
    entries.map(async (name) => ({
      path: join(folder, name),
      files: await testFilesIn(join(root, folder, name)),
    })),
  );
  const shares = Array.from({ length: count }, () => ({ files: 0, paths: [] as string[] }));
  // The largest first, each into the share with the fewest files.
  for (const { path, files } of weighed.toSorted((a, b) => b.files - a.files)) {
    if (files === 0) continue;
    const smallest = shares.reduce((least, share) => (share.files < least.files ? share : least));
    smallest.files += files;
    smallest.paths.push(path);
  }
  // Without a path, PHPUnit would run everything.
  return shares.map(({ paths }) => paths).filter(({ length }) => length > 0);
}

async function testFilesIn(path: string): Promise<number> {
  if (path.endsWith('Test.php')) return 1;
  if (path.endsWith('.php')) return 0;
  const names = await readdir(path, { recursive: true });
  return names.filter((name) => name.endsWith('Test.php')).length;
}
