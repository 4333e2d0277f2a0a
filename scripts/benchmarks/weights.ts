import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../lib/paths.ts';
import type { Bench } from './bench-site.ts';
import type { Figure } from './report.ts';

interface Chunk {
  file: string;
  imports?: string[];
}

type Manifest = Record<string, Chunk>;

const client = join(ROOT, 'frontend/dist/client');
const kilobyte = 1_024;
const most = { script: 115, css: 20, fonts: 60, html: 30 };
const gzipped = (content: Buffer): number => gzipSync(content, { level: 9 }).length / kilobyte;
const fileOf = (file: string): Buffer => readFileSync(join(client, file));

const sum = (files: string[], weigh: (content: Buffer) => number): number =>
  files.reduce((total, file) => total + weigh(fileOf(file)), 0);

/** A chunk and all that it needs before it runs. */
export function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key) || !manifest[key]) return found;
  found.add(key);
  for (const needed of manifest[key].imports ?? []) withImports(manifest, needed, found);
  return found;
}

/** Bytes of everything that a first visit fetches. */
export async function weights(bench: Bench): Promise<Figure[]> {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const shared = ['src/app/entry-client.tsx', 'src/app/hydrate.tsx', 'src/app/locales/fr.ts'];
  const screens = Object.keys(manifest).filter((key) => key.endsWith('-page.tsx'));
  const scripts = screens.map((screen) => {
    const chunks = new Set([...shared, screen].flatMap((key) => [...withImports(manifest, key)]));
    const files = [...new Set([...chunks].map((key) => manifest[key]?.file ?? ''))];
    return { screen, weight: sum(files, gzipped) };
  });
  const heaviest = scripts.toSorted((a, b) => b.weight - a.weight)[0];
  const fonts = globSync('assets/*.woff2', { cwd: client });
  return [
    {
      name: 'first-load script of the heaviest page, gzip',
      value: heaviest?.weight,
      unit: 'KB',
      goal: { most: most.script },
      note: heaviest?.screen.replace('src/', '') ?? '',
    },
    {
      name: 'styles, gzip',
      value: sum(globSync('assets/*.css', { cwd: client }), gzipped),
      unit: 'KB',
      goal: { most: most.css },
    },
    {
      name: 'fonts',
      value: sum(fonts, (content) => content.length / kilobyte),
      unit: 'KB',
      goal: { most: most.fonts },
      note: `${fonts.length} files, the second only where rarer letters occur`,
    },
    ...(await pages(bench)),
  ];
}

async function pages(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, language, path } of bench.templates) {
    const html = Buffer.from(await (await fetch(bench.site + path)).arrayBuffer());
    figures.push({
      name: `HTML of ${name}, ${language}, gzip`,
      value: gzipped(html),
      unit: 'KB',
      goal: { most: most.html },
    });
  }
  return figures;
}
