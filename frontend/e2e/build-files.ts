import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifest = join(import.meta.dirname, '../dist/client/.vite/workspace.json');

/** The path of the file that a module of the workspace became in the build. @param module relative to frontend/ */
export function chunkOf(module: string): string {
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>;
  const chunk = chunks[module];
  if (!chunk) throw new Error(`${module} is not in the build`);
  return `/${chunk.file}`;
}
