import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../../scripts/lib/failure.ts';

/** Fields of a demo item that its image needs. */
export interface DemoItem {
  key: string;
  /** The post type: the file's name without the number of its part. */
  type: string;
  title: string;
}

interface Entry {
  key: string;
  values?: { firstName?: string; lastName?: string };
  fr?: { title?: string } | null;
  en?: { title?: string } | null;
}

/** Configuration of the home page, which contains no items. */
const notItems = 'home.json';

/** @throws Failure with the file name for invalid JSON, or a duplicate key */
export async function readDemo(folder = join(import.meta.dirname, '..')): Promise<DemoItem[]> {
  const files = (await readdir(folder))
    .filter((file) => file.endsWith('.json') && file !== notItems)
    .toSorted();
  const items: DemoItem[] = [];
  const seen = new Set<string>();
  for (const file of files) {
    const type = file.replace(/(-\d+)?\.json$/, '');
    for (const entry of await entries(join(folder, file))) {
      if (seen.has(entry.key))
        throw new Failure(`The demo key "${entry.key}" is used twice; once in ${file}.`);
      seen.add(entry.key);
      items.push({ key: entry.key, type, title: titleOf(entry) });
    }
  }
  return items;
}

async function entries(path: string): Promise<Entry[]> {
  const text = await readFile(path, 'utf8');
  try {
    return JSON.parse(text) as Entry[];
  } catch (error) {
    throw new Failure(`${path} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function titleOf({ key, values, fr, en }: Entry): string {
  const name = [values?.firstName, values?.lastName].filter(Boolean).join(' ');
  return name === '' ? (fr?.title ?? en?.title ?? key) : name;
}
