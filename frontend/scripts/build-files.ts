/** What the build adds to Vite's output: compressed copies, the list of assets that a page names, the known operations. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Assets } from '../src/app/seam.ts';
import { manifest as operations } from '../src/graphql/generated/manifest.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt']);
/** Below this, a compressed copy saves less than its headers cost. */
const smallestCompressed = 1000;

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

function compress(path: string): void {
  const content = readFileSync(path);
  if (!compressible.has(extname(path)) || content.length < smallestCompressed) return;
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: quality }));
}

/** The font of every page; those of rarer letters and of long texts are fetched only where they occur. */
const isMainFont = (file: string): boolean => /bricolage-grotesque-latin-wght-[^/]*\.woff2$/.test(file);

type Manifest = Record<string, Chunk>;

function entryOf(manifest: Manifest, name: string): Chunk {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error(`The manifest of ${name} has no entry`);
  return entry;
}

/**
 * What a page names, from Vite's manifests.
 * @param files addresses of everything that the build wrote
 */
export function readAssets(manifest: Manifest, forms: Manifest, files: string[]): Assets {
  const entry = entryOf(manifest, 'pages');
  const wanted = (entry.dynamicImports ?? []).flatMap((key) => [key, ...(manifest[key]?.imports ?? [])]);
  const preloads = wanted.flatMap((key) => manifest[key]?.file ?? []).filter((file) => file !== entry.file);
  return {
    module: `/${entry.file}`,
    forms: `/${entryOf(forms, 'forms').file}`,
    css: files.filter((file) => file.endsWith('.css')),
    preloads: [...new Set(preloads)].map((file) => `/${file}`),
    fonts: files.filter(isMainFont),
  };
}

/** Completes a build in `dist` under `root`. */
export function writeBuildFiles(root: string): void {
  const client = join(root, 'dist/client');
  const read = (name: string): Manifest =>
    JSON.parse(readFileSync(join(client, '.vite', name), 'utf8')) as Manifest;
  const paths = filesUnder(client);
  const assets = readAssets(
    read('manifest.json'),
    read('forms.json'),
    paths.map((path) => path.slice(client.length)),
  );
  for (const path of paths) compress(path);
  writeFileSync(join(root, 'dist/assets.json'), JSON.stringify(assets, null, 2));
  writeFileSync(join(root, 'dist/operations.json'), JSON.stringify(operations, null, 2));
}
