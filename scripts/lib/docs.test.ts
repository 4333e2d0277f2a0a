import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './paths.ts';

const isInstalled = (path: string): boolean => /(?:^|\/)(?:node_modules|vendor)$/.test(path);
const documents = [
  'CONTRIBUTING.md',
  'README.md',
  ...globSync(['docs/**/*.md', '{frontend,scripts,wp-env,wp-plugin}/**/README.md'], {
    cwd: ROOT,
    exclude: isInstalled,
  }),
].toSorted();
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const withoutBlocks = (markdown: string): string => markdown.replaceAll(/^```.*?^```$/gms, '');

/** The anchors that GitHub gives to the headings of a document. */
function anchorsOf(path: string): Set<string> {
  const headings = [...withoutBlocks(read(path)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** Relative links of a document, pictures too, outside of code. */
function linksOf(path: string): string[] {
  const text = withoutBlocks(read(path)).replaceAll(/`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

function isBroken(document: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? document : relative(ROOT, join(ROOT, dirname(document), path));
  if (!existsSync(join(ROOT, file))) return true;
  return anchor !== undefined && !anchorsOf(file).has(anchor);
}

/** Paths in backticks that begin with a folder of the repository; not patterns such as `frontend/{a,b}`. */
const pathsOf = (document: string): string[] =>
  [...read(document).matchAll(/`((?:docs|frontend|scripts|wp-env|wp-plugin)\/[\w./-]+)(?=[`\s])/g)].map(
    ([, path = '']) => path,
  );

describe.each(documents)('%s', (document) => {
  it('links to files and headings that exist', () => {
    expect(linksOf(document).filter((target) => isBroken(document, target))).toEqual([]);
  });

  it('names files and folders that exist', () => {
    expect(pathsOf(document).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
