/**
 * Files that the build adds to Vite's output: compressed copies, the list of assets that a page names, the known
 * operations.
 */
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Language, languages } from '../shared/config/locales.ts';
import type { Assets, ScriptAssets } from '../shared/pages/render-contract.ts';
import type { RouteEntry } from '../shared/config/route-kinds.ts';
import { routes, workspaceIds } from '../shared/config/routes.ts';
import { manifest as operations } from '../shared/graphql/generated/manifest.ts';
import { textsModule } from './texts-of-workspace.ts';

interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
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

/** The font of every page; those for rarer characters and for long texts are fetched only where they are used. */
const isMainFont = (file: string): boolean => /bricolage-grotesque-latin-wght-[^/]*\.woff2$/.test(file);

type Manifest = Record<string, Chunk>;

/** The address of the entry point of this name. */
function entryNamed(manifest: Manifest, name: string): string {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry && chunk.name === name);
  if (!entry) throw new Error(`The manifest has no entry "${name}"`);
  return `/${entry.file}`;
}

/** A chunk and all that it imports before it runs, itself first. */
function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const needed of manifest[key]?.imports ?? []) withImports(manifest, needed, found);
  return found;
}

/** @param known chunks that are there already */
function scriptAssets(manifest: Manifest, module: string, known?: ReadonlySet<string>): ScriptAssets {
  const chunks = [...withImports(manifest, module)]
    .filter((key) => !known?.has(key))
    .map((key) => manifest[key]);
  return {
    js: chunks.flatMap((chunk) => (chunk ? [`/${chunk.file}`] : [])),
    css: chunks.flatMap((chunk) => (chunk?.css ?? []).map((file) => `/${file}`)),
  };
}

const workspaceEntry = 'src/app/workspace/entry.tsx';

/** Assets that the pages of the workspace name: the entry, the texts of the frame, and the module of each screen. */
function workspaceAssets(manifest: Manifest): Assets['workspace'] {
  const entry = scriptAssets(manifest, workspaceEntry);
  if (entry.js.length === 0) throw new Error(`The manifest has no ${workspaceEntry}`);
  const known = withImports(manifest, workspaceEntry);
  const screens = workspaceIds.map((id) => {
    const { module: name }: RouteEntry = routes[id];
    const module = `src/${name}.screen.tsx`;
    if (!manifest[module]) throw new Error(`The manifest has no ${module}, the screen of ${id}`);
    return [id, scriptAssets(manifest, module, known)] as const;
  });
  const texts = languages.map((language) => {
    const module = textsModule(language);
    if (!manifest[module]) throw new Error(`The manifest has no ${module}`);
    return [language, scriptAssets(manifest, module, known).js] as const;
  });
  return {
    entry,
    texts: Object.fromEntries(texts) as Record<Language, string[]>,
    screens: Object.fromEntries(screens),
  };
}

interface Manifests {
  client: Manifest;
  workspace: Manifest;
}

/** Assets that a page names. @param files addresses of everything that the build wrote */
export function readAssets({ client, workspace }: Manifests, files: string[]): Assets {
  return {
    module: entryNamed(client, 'entry'),
    forms: entryNamed(client, 'forms'),
    css: files.filter((file) => file.endsWith('.css') && !file.startsWith('/assets/workspace/')),
    fonts: files.filter(isMainFont),
    workspace: workspaceAssets(workspace),
  };
}

/** Completes a build in `dist` under `root`. */
export function writeBuildFiles(root: string): void {
  const client = join(root, 'dist/client');
  // Browsers fetch the style sheet and the fonts that the server's build wrote.
  cpSync(join(root, 'dist/server/assets'), join(client, 'assets'), { recursive: true });
  const read = (name: string) => JSON.parse(readFileSync(join(client, '.vite', name), 'utf8')) as Manifest;
  const paths = filesUnder(client);
  const assets = readAssets(
    { client: read('manifest.json'), workspace: read('workspace.json') },
    paths.map((path) => path.slice(client.length)),
  );
  for (const path of paths) compress(path);
  writeFileSync(join(root, 'dist/assets.json'), JSON.stringify(assets, null, 2));
  writeFileSync(join(root, 'dist/operations.json'), JSON.stringify(operations, null, 2));
}
