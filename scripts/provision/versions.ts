import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../lib/failure.ts';

export type PackageName = 'wordpress' | 'sqlite-database-integration' | 'wp-graphql' | 'polylang';

interface Description {
  title: string;
  /** The oldest version that the plugin is written for. */
  minimum: string;
  /** The file with the version, and a pattern for it. */
  file: string;
  pattern: RegExp;
}

const PLUGIN_HEADER = /^[\s*]*Version:\s*([0-9][\w.-]*)/m;

export const PACKAGES: Record<PackageName, Description> = {
  wordpress: {
    title: 'WordPress',
    minimum: '6.5',
    file: 'wp-includes/version.php',
    pattern: /\$wp_version\s*=\s*'([^']+)'/,
  },
  'sqlite-database-integration': {
    title: 'SQLite Database Integration',
    minimum: '2.1',
    file: 'load.php',
    pattern: PLUGIN_HEADER,
  },
  'wp-graphql': { title: 'WPGraphQL', minimum: '2.20', file: 'wp-graphql.php', pattern: PLUGIN_HEADER },
  polylang: { title: 'Polylang', minimum: '3.8', file: 'polylang.php', pattern: PLUGIN_HEADER },
};

/** Negative, zero or positive, as for sort. A pre-release comes before its release: 6.5-RC1 < 6.5. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [split(a), split(b)];
  const length = Math.max(left.numbers.length, right.numbers.length);
  for (let index = 0; index < length; index++) {
    const difference = (left.numbers[index] ?? 0) - (right.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return Number(right.preRelease) - Number(left.preRelease);
}

function split(version: string): { numbers: number[]; preRelease: boolean } {
  const [core = '', ...rest] = version.split('-');
  return { numbers: core.split('.').map(Number), preRelease: rest.length > 0 };
}

/** @throws Failure when the folder is not that package, or its version is too old */
export async function checkedVersion(name: PackageName, folder: string): Promise<string> {
  const { title, minimum, file, pattern } = PACKAGES[name];
  const text = await readFile(join(folder, file), 'utf8').catch(() => '');
  const version = pattern.exec(text)?.[1];
  if (version === undefined) {
    throw new Failure(
      `${folder} is not ${title}: ${file} is missing or names no version.`,
      `Put ${title} ${minimum} or later there, or remove it.`,
    );
  }
  if (compareVersions(version, minimum) < 0) {
    throw new Failure(
      `${title} ${version} in ${folder} is too old: ${minimum} or later is needed.`,
      'Replace it or remove it.',
    );
  }
  return version;
}
