import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { renderPage, testNow } from '../testing/render-page.ts';
import { sampleItems } from '../testing/sample-items.ts';
import { languages } from '../../shared/config/locales.ts';
import { frameNamespaces, workspaceNamespaces } from '../../shared/config/workspace-texts.ts';
import { namespaceOfFile } from '../../shared/i18n/namespace-of-file.ts';
import type { Assets } from '../../shared/pages/render-contract.ts';
import { sampleQuery } from '../testing/sample-upstream.ts';

/** KB of 1024 bytes after gzip at its best, as docs/decisions and quality figures count them. */
const budgets = {
  script: 15,
  entry: 3,
  form: 30,
  css: 20,
  fonts: 90,
  listHtml: 30,
  /** Budgets of the workspace: its first screen with everything that it needs, and what another screen adds. */
  workspace: 190,
  screen: 60,
  richText: 100,
};
const kilobyte = 1024;

interface Chunk {
  file: string;
  imports?: string[];
}

const client = join(import.meta.dirname, '../../dist/client');

function readManifest(name = 'manifest.json'): Record<string, Chunk> {
  try {
    return JSON.parse(readFileSync(join(client, '.vite', name), 'utf8')) as Record<string, Chunk>;
  } catch {
    throw new Error('Size budgets are measured on the build: run npm run build first');
  }
}

const manifest = readManifest();
const workspaceManifest = readManifest('workspace.json');
const assets = JSON.parse(readFileSync(join(client, '../assets.json'), 'utf8')) as Assets;
const gzipped = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length / kilobyte;
const weight = (file: string): number => gzipped(readFileSync(join(client, file)));
const sum = (files: string[], measure: (file: string) => number): number =>
  files.reduce((total, file) => total + measure(file), 0);

/** The chunk and all that it needs before it runs. */
function withImports(key: string, chunks = manifest, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const needed of chunks[key]?.imports ?? []) withImports(needed, chunks, found);
  return found;
}

/** KB of these modules with everything that they import. */
function scriptWeight(modules: string[]): number {
  expect(modules.filter((key) => !manifest[key])).toEqual([]);
  const chunks = new Set(modules.flatMap((key) => [...withImports(key)]));
  return [...chunks].reduce((total, key) => total + weight(manifest[key]?.file ?? ''), 0);
}

const entry = 'src/app/public/entry.ts';
/** The modules that a browser loads while its user reads, scrolls, filters and searches. */
const readingModules = [
  entry,
  'src/app/public/prefetch.ts',
  'src/app/public/after-load.ts',
  'src/features/catalogue/client/list-in-place.ts',
  'src/features/suggestions/suggest.ts',
];

describe('size budgets', () => {
  it('all script of a public page', () => {
    expect(scriptWeight(readingModules)).toBeLessThanOrEqual(budgets.script);
  });

  it('script that a page loads by itself', () => {
    expect(scriptWeight([entry])).toBeLessThanOrEqual(budgets.entry);
  });

  it('no framework in the browser, but in the workspace', () => {
    const files = globSync('assets/*.js', { cwd: client }).map((file) =>
      readFileSync(join(client, file), 'utf8'),
    );
    expect(
      files.filter((text) =>
        /react\.(?:transitional\.)?element|__reactFiber|InMemoryCache|i18next/.test(text),
      ),
    ).toEqual([]);
  });

  it.each(Object.keys(manifest).filter((key) => /^src\/features\/\w+\/forms\//.test(key)))(
    'script of a page with the form %s',
    (form) => {
      const modules = ['src/app/forms/entry-forms.ts', 'src/app/forms/enhance-forms.ts'];
      expect(scriptWeight([...modules, form])).toBeLessThanOrEqual(budgets.form);
    },
  );

  it('the editor of long texts in WordPress, one file', () => {
    const folder = join(import.meta.dirname, '../../../wp-plugin/assets/build');
    expect(globSync('*', { cwd: folder })).toEqual(['rich-text.js']);
    expect(gzipped(readFileSync(join(folder, 'rich-text.js')))).toBeLessThanOrEqual(budgets.richText);
  });

  it('texts of the workspace: those of its screens, and of what they open', () => {
    const texts = Object.keys(workspaceManifest)
      .filter((key) => key.endsWith('/locales/fr.ts'))
      .map(namespaceOfFile);
    // Those of the frame are one chunk, with the addresses of the others.
    expect([...frameNamespaces, ...texts].toSorted()).toEqual(workspaceNamespaces().toSorted());
  });

  it('chunks of the workspace of which none needs itself before it runs', () => {
    const inCircles = Object.keys(workspaceManifest).filter((key) =>
      (workspaceManifest[key]?.imports ?? []).some((needed) =>
        withImports(needed, workspaceManifest).has(key),
      ),
    );
    expect(inCircles).toEqual([]);
  });

  it.each(languages)('script of the workspace on its first screen (%s)', (language) => {
    const { entry: first, texts, screens } = assets.workspace;
    // Fetched by the entry, for the language of the page.
    const ownTexts = [...withImports(`src/features/dashboard/locales/${language}.ts`, workspaceManifest)];
    const files = [
      ...first.js,
      ...texts[language],
      ...(screens['forYou']?.js ?? []),
      ...ownTexts.map((key) => `/${workspaceManifest[key]?.file}`),
    ];
    expect([...new Set(files)].reduce((total, file) => total + weight(file), 0)).toBeLessThanOrEqual(
      budgets.workspace,
    );
  });

  it.each(Object.keys(assets.workspace.screens))('script and styles that the screen %s adds', (id) => {
    const { js = [], css = [] } = assets.workspace.screens[id] ?? {};
    expect([...js, ...css].reduce((total, file) => total + weight(file), 0)).toBeLessThanOrEqual(
      budgets.screen,
    );
    expect(assets.workspace.entry.css.reduce((total, file) => total + weight(file), 0)).toBeLessThanOrEqual(
      budgets.css,
    );
  });

  it('styles and fonts', () => {
    // The folder also holds the files of the build before.
    const [files = []] = JSON.parse(readFileSync(join(client, '../builds.json'), 'utf8')) as string[][];
    const fonts = files.filter((file) => file.endsWith('.woff2'));
    expect(sum(assets.css, weight)).toBeLessThanOrEqual(budgets.css);
    expect(fonts).toHaveLength(3);
    const bytes = (file: string): number => readFileSync(join(client, 'assets', file)).length / kilobyte;
    expect(sum(fonts, bytes)).toBeLessThanOrEqual(budgets.fonts);
  });

  it('HTML of a list of 24 cards', async () => {
    const initiatives = sampleItems.filter(({ type }) => type === 'initiative' || type === 'event');
    const items = Array.from({ length: 24 }, (_, index) => {
      const item = initiatives[index % initiatives.length] as (typeof initiatives)[number];
      // Different words in each, or compression would flatter us.
      const words = Array.from({ length: 24 }, (__, word) =>
        ((index + 3) * (word + 7) * 7919).toString(36),
      ).join(' ');
      return { ...item, slug: `${item.slug}-${index}`, fr: [item.fr?.[0] ?? '', words] as [string, string] };
    });
    const { html, document } = await renderPage('/recherche/', {
      query: sampleQuery({ items, now: testNow }),
    });
    expect(document.querySelectorAll('main article')).toHaveLength(24);
    expect(gzipped(html)).toBeLessThanOrEqual(budgets.listHtml);
  });
});
