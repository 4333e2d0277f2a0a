import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TaggedCache } from '../cache/tagged-cache.ts';
import { limits } from '../limits.ts';

export interface Picture {
  readonly bytes: Buffer;
  readonly etag: string;
}

export interface StoredPicture {
  readonly etag: string;
  /** Source and settings of the conversion. */
  readonly madeFrom: string;
  readonly size: number;
  /** undefined when the stored file is gone. */
  readonly read: () => Promise<Buffer | undefined>;
  readonly forget: () => void;
}

type PictureSource = Pick<StoredPicture, 'etag' | 'madeFrom'>;

const lineEnd = 10;
const longestHead = 4_096;
const nothing = (): void => undefined;

/**
 * Converted pictures: in a folder, within a size, where restarts don't lose them; or in memory when there is no folder.
 * After a restart, each is served only once WordPress confirmed that it is still public.
 */
export class PictureStore {
  readonly cache: TaggedCache<StoredPicture>;
  readonly #folder: string | undefined;

  constructor(
    folder: string | undefined,
    now: () => number,
    maxBytes: number = folder ? limits.media.folderBytes : limits.media.memoryBytes,
  ) {
    this.#folder = folder;
    this.cache = new TaggedCache({
      maxBytes,
      bytesOf: (picture) => picture.size,
      now,
      onDrop: (picture) => picture.forget(),
    });
  }

  /** Indexes the files of an earlier process. Broken files are removed. */
  async open(): Promise<void> {
    const folder = this.#folder;
    if (!folder) return;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      const found = name.endsWith('.picture') ? await readHead(path) : undefined;
      if (!found || this.cache.get(found.key)) await rm(path, { force: true });
      else this.#index(found.key, this.#onDisk(path, found, found.size), [], 0);
    }
  }

  async save(key: string, bytes: Buffer, about: PictureSource, tags: readonly string[]): Promise<void> {
    const { etag, madeFrom } = about;
    const size = bytes.length;
    const folder = this.#folder;
    if (!folder) {
      this.#index(key, { etag, madeFrom, size, read: async () => bytes, forget: nothing }, tags);
      return;
    }
    // A unique name, so that removing an older copy never removes the newer one.
    const path = join(
      folder,
      `${createHash('sha256').update(key).digest('hex').slice(0, 16)}-${randomUUID()}.picture`,
    );
    const partial = `${path}.partial`;
    await writeFile(partial, [`${JSON.stringify({ key, etag, madeFrom, size })}\n`, bytes], { mode: 0o600 });
    await rename(partial, path);
    this.#index(key, this.#onDisk(path, about, size), tags);
  }

  /** Called when WordPress confirmed that the picture is public, with its current tags. */
  confirm(key: string, picture: StoredPicture, tags: readonly string[]): void {
    this.cache.renew(key, picture, tags);
  }

  #index(key: string, picture: StoredPicture, tags: readonly string[], storedAt?: number): void {
    this.cache.set(key, picture, tags, storedAt);
    if (this.cache.get(key)?.value !== picture) picture.forget();
  }

  #onDisk(path: string, { etag, madeFrom }: PictureSource, size: number): StoredPicture {
    return {
      etag,
      madeFrom,
      size,
      read: async () => {
        const content = await readFile(path).catch(() => undefined);
        const bytes = content?.subarray(content.indexOf(lineEnd) + 1);
        return bytes?.length === size ? bytes : undefined;
      },
      forget: () => void rm(path, { force: true }).catch(nothing),
    };
  }
}

async function readHead(path: string): Promise<(PictureSource & { key: string; size: number }) | undefined> {
  const file = await open(path).catch(() => undefined);
  if (!file) return undefined;
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(longestHead) });
    const end = buffer.subarray(0, bytesRead).indexOf(lineEnd);
    const head = JSON.parse(buffer.subarray(0, end).toString()) as Record<string, unknown>;
    const { key, etag, madeFrom, size } = head;
    const whole = (await file.stat()).size === end + 1 + Number(size);
    if (typeof key !== 'string' || typeof etag !== 'string' || typeof madeFrom !== 'string' || !whole)
      return undefined;
    return { key, etag, madeFrom, size: Number(size) };
  } catch {
    return undefined;
  } finally {
    await file.close();
  }
}
