import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
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

/** Names of PHP in backticks, of classes and folders, relative to the plugin's namespace. */
const namesOf = (document: string): string[] =>
  [...read(document).matchAll(/`(?:Passerelle\\)?([A-Z]\w+(?:\\\w+)+)(?=[`:(])/g)].map(
    ([, name = '']) => name,
  );

function isUnknown(name: string): boolean {
  const path = join(ROOT, 'wp-plugin/src', name.replaceAll('\\', '/'));
  return !existsSync(path) && !existsSync(`${path}.php`);
}

const classes = Map.groupBy(globSync('wp-plugin/src/**/*.php', { cwd: ROOT }), (path) =>
  basename(path, '.php'),
);
const sourceOf = (name: string): string => (classes.get(name) ?? []).map(read).join('');

/** Members of PHP classes in backticks that no class of that name has. */
const unknownMembersOf = (document: string): string[] =>
  [...read(document).matchAll(/`(?:\w+\\)*([A-Z]\w+)::\$?(\w+)/g)]
    .filter(([, name = '', member = '']) => !new RegExp(`\\b${member}\\b`).test(sourceOf(name)))
    .map(([found]) => found);

describe.each(documents)('%s', (document) => {
  it('links to files and headings that exist', () => {
    expect(linksOf(document).filter((target) => isBroken(document, target))).toEqual([]);
  });

  it('names files and folders that exist', () => {
    expect(pathsOf(document).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('names classes and folders of the plugin that exist', () => {
    expect(namesOf(document).filter(isUnknown)).toEqual([]);
    expect(unknownMembersOf(document)).toEqual([]);
  });
});
