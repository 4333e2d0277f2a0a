import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../lib/paths.ts';

/** Lines above which a file is named; nothing fails because of them. */
const LINES: Readonly<Record<string, number>> = { '.ts': 400, '.tsx': 400, '.php': 500 };
const GENERATED = '/generated/';

/**
 * The longest files of the repository first, as `path: lines`.
 *
 * @param root a Git work tree
 */
export async function longFiles(root = ROOT): Promise<string[]> {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z'], { cwd: root });
  const paths = stdout.split('\0').filter((path) => extname(path) in LINES && !path.includes(GENERATED));
  const counted = await Promise.all(
    // A file that was deleted but not committed is listed.
    paths.map(async (path) => ({
      path,
      lines: lineCount(await readFile(join(root, path), 'utf8').catch(() => '')),
    })),
  );
  return counted
    .filter(({ path, lines }) => lines > (LINES[extname(path)] ?? Number.POSITIVE_INFINITY))
    .toSorted((a, b) => b.lines - a.lines)
    .map(({ path, lines }) => `${path}: ${lines} lines`);
}

const lineCount = (text: string) => text.split('\n').length - 1;
