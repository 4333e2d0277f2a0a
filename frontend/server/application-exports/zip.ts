import { Readable } from 'node:stream';
import ZipStream from 'zip-stream';

export interface ZipEntry {
  /** With the folders that it is in. */
  readonly name: string;
  readonly content: string | Buffer | Readable;
}

/** Fixed, so that the same content gives the same bytes; the first year that the format knows. */
const date = new Date(Date.UTC(1980, 0, 1));

/** Rights of files on Unix. Names of archives that have none are read as letters of old PCs by some programs. */
const mode = 0o644;

/**
 * A ZIP file whose entries are read one after another, as fast as it is read itself. Where one fails, or where the reader goes away, the stream
 * is destroyed with that entry: nothing that was cut off looks complete.
 */
export function zipOf(entries: AsyncIterable<ZipEntry>, modified: Date = date): Readable {
  const zip = new ZipStream({ zlib: { level: 6 } });
  const closed = new Promise<void>((resolve) => {
    zip.once('close', resolve);
    zip.once('error', resolve);
  });
  fill(zip, entries, modified, closed).catch((error: unknown) => zip.destroy(error as Error));
  return zip;
}

async function fill(
  zip: ZipStream,
  entries: AsyncIterable<ZipEntry>,
  modified: Date,
  closed: Promise<void>,
): Promise<void> {
  // Ends with the loop, whatever ends it: what the entries have opened is closed then.
  for await (const entry of entries) {
    if (zip.destroyed) return;
    await Promise.race([add(zip, entry, modified), closed]);
    if (zip.destroyed) {
      if (entry.content instanceof Readable) entry.content.destroy();
      return;
    }
  }
  zip.finalize();
}

const add = (zip: ZipStream, { content, ...entry }: ZipEntry, modified: Date): Promise<void> =>
  new Promise((resolve, reject) => {
    // The package waits for the end of a stream, also of one that has failed.
    if (content instanceof Readable) content.once('error', reject);
    zip.entry(content, { ...entry, date: modified, mode }, (error) => (error ? reject(error) : resolve()));
  });
