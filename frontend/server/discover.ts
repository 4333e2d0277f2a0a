import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The exports of this name, of all modules beneath the folder whose file names have this ending; in the order of their
 * paths, which is the same on every machine.
 * @throws Error that names a module without the export
 */
export async function discover<Value>(folder: string, ending: string, name: string): Promise<Value[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(ending),
  );
  return Promise.all(
    files.toSorted().map(async (file) => {
      const module = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>;
      if (module[name] === undefined) throw new Error(`${join(folder, file)} exports no "${name}"`);
      return module[name] as Value;
    }),
  );
}
