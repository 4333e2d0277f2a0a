/** What the build adds to Vite's output: compressed copies, the list of assets that a page names, the known operations. */
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Assets } from '../src/app/seam.ts';
import { manifest as operations } from '../src/graphql/generated/manifest.ts';

interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
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

/** The address of the entry point of this name. */
function entryNamed(manifest: Manifest, name: string): string {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry && chunk.name === name);
  if (!entry) throw new Error(`The manifest has no entry "${name}"`);
  return `/${entry.file}`;
}

/**
 * What a page names.
 * @param manifest of the client's build
 * @param files addresses of everything that the build wrote
 */
export function readAssets(manifest: Manifest, files: string[]): Assets {
  return {
    module: entryNamed(manifest, 'entry'),
    forms: entryNamed(manifest, 'forms'),
    css: files.filter((file) => file.endsWith('.css')),
    fonts: files.filter(isMainFont),
  };
}

/** Completes a build in `dist` under `root`. */
export function writeBuildFiles(root: string): void {
  const client = join(root, 'dist/client');
  // Browsers fetch the style sheet and the fonts that the server's build wrote.
  cpSync(join(root, 'dist/server/assets'), join(client, 'assets'), { recursive: true });
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const paths = filesUnder(client);
  const assets = readAssets(
    manifest,
    paths.map((path) => path.slice(client.length)),
  );
  for (const path of paths) compress(path);
  writeFileSync(join(root, 'dist/assets.json'), JSON.stringify(assets, null, 2));
  writeFileSync(join(root, 'dist/operations.json'), JSON.stringify(operations, null, 2));
}
