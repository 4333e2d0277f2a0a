import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isKept } from './kept-page.tsx';
import { renderPage, testNow } from '../testing/render-page.ts';
import { sampleItems } from '../testing/sample-items.ts';
import { sampleQuery } from '../testing/sample-upstream.ts';

/** KB of 1024 bytes after gzip at its best, as docs/decisions and quality figures count them. */
const budgets = { script: 115, signedIn: 180, form: 60, css: 20, fonts: 90, listHtml: 30 };
const kilobyte = 1024;

interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}

const client = join(import.meta.dirname, '../../dist/client');

function readManifest(name: string): Record<string, Chunk> {
  try {
    return JSON.parse(readFileSync(join(client, '.vite', name), 'utf8')) as Record<string, Chunk>;
  } catch {
    throw new Error('Size budgets are measured on the build: run npm run build first');
  }
}

const manifest = readManifest('manifest.json');
const forms = readManifest('forms.json');
const gzipped = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length / kilobyte;
const weight = (file: string): number => gzipped(readFileSync(join(client, file)));

/** The chunk and all that it needs before it runs. */
function withImports(key: string, found = new Set<string>(), build = manifest): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const needed of build[key]?.imports ?? []) withImports(needed, found, build);
  return found;
}

const screens = Object.keys(manifest).filter((key) => key.endsWith('-page.tsx'));

/** The route that a screen's file is named after; one file shows all archives, which are alike. */
const routeOf = (screen: string): string => {
  const name = basename(screen, '-page.tsx');
  return name === 'archive' ? 'initiatives' : name;
};

describe('size budgets', () => {
  it.each(screens)('first-load script of %s', (screen) => {
    const own = isKept(routeOf(screen)) ? 'src/components/detail/enhance/enhance.ts' : screen;
    const needed = ['src/app/entry-client.tsx', 'src/app/hydrate.tsx', 'src/app/locales/fr.ts', own];
    expect(needed.filter((key) => !manifest[key])).toEqual([]);
    const chunks = new Set(needed.flatMap((key) => [...withImports(key)]));
    const total = [...chunks].reduce((sum, key) => sum + weight(manifest[key]?.file ?? ''), 0);
    expect(total).toBeLessThanOrEqual(budgets.script);
  });

  it.each(screens)('first-load script of %s for somebody who is signed in', (screen) => {
    const own = isKept(routeOf(screen)) ? 'src/components/detail/enhance/enhance.ts' : screen;
    const needed = ['src/app/entry-client.tsx', 'src/app/hydrate.tsx', 'src/app/locales/fr.ts', own];
    // Whatever may be asked in place, and what may be asked of them.
    const more = ['src/graphql/apollo-client.ts', 'src/app/acts/fr.ts'];
    expect(more.filter((key) => !manifest[key])).toEqual([]);
    const chunks = new Set([...needed, ...more].flatMap((key) => [...withImports(key)]));
    const total = [...chunks].reduce((sum, key) => sum + weight(manifest[key]?.file ?? ''), 0);
    expect(total).toBeLessThanOrEqual(budgets.signedIn);
  });

  it('nothing but the entry is fetched before the page is alive', () => {
    const entry = [...withImports('src/app/entry-client.tsx')].reduce(
      (sum, key) => sum + weight(manifest[key]?.file ?? ''),
      0,
    );
    expect(entry).toBeLessThanOrEqual(2);
  });

  it.each(Object.keys(forms).filter((key) => /^src\/features\/\w+\/forms\//.test(key)))(
    'script of a page with the form %s, without React',
    (form) => {
      const needed = [
        'src/app/forms/entry-forms.ts',
        'src/app/forms/enhance-forms.ts',
        'src/app/forms/fr.ts',
      ];
      const chunks = new Set([...needed, form].flatMap((key) => [...withImports(key, new Set(), forms)]));
      const total = [...chunks].reduce((sum, key) => sum + weight(forms[key]?.file ?? ''), 0);
      expect(total).toBeLessThanOrEqual(budgets.form);
    },
  );

  it('styles and fonts', () => {
    const sum = (pattern: string, measure: (file: string) => number): number =>
      globSync(pattern, { cwd: client }).reduce((total, file) => total + measure(file), 0);
    expect(sum('assets/*.css', weight)).toBeLessThanOrEqual(budgets.css);
    expect(globSync('assets/*.woff2', { cwd: client })).toHaveLength(3);
    const bytes = (file: string): number => readFileSync(join(client, file)).length / kilobyte;
    expect(sum('assets/*.woff2', bytes)).toBeLessThanOrEqual(budgets.fonts);
  });

  it('HTML of a list of 24 cards', async () => {
    const initiatives = sampleItems.filter(({ type }) => type === 'INITIATIVE' || type === 'EVENT');
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
