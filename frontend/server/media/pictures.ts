import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PurgeLog } from '../cache/purge-log.ts';
import { SingleFlight } from '../cache/single-flight.ts';
import { TaggedCache } from '../cache/tagged-cache.ts';
import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import { Bulkhead } from '../upstream/bulkhead.ts';
import type { UpstreamFile, WordPress } from '../upstream/wordpress.ts';

export interface Picture {
  readonly bytes: Buffer;
  readonly etag: string;
}

interface Options {
  wordpress: Pick<WordPress, 'file'>;
  purges: PurgeLog;
  now: () => number;
}

const waitingTransforms = 500;
const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp']);

// Each transformation uses one thread: pages matter more than pictures.
sharp.concurrency(1);
sharp.cache(false);

/** Public pictures in the few widths that pages ask for, as WebP. Kept until WordPress purges one of their tags. */
export class Pictures {
  readonly cache: TaggedCache<Picture>;
  readonly #flights = new SingleFlight<Picture>();
  readonly #transforms = new Bulkhead(limits.media.transformsAtOnce, waitingTransforms);
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.cache = new TaggedCache({
      maxBytes: limits.media.cacheBytes,
      bytesOf: (picture) => picture.bytes.length,
      now: options.now,
    });
  }

  /** @throws AppError not_found: no such public picture, or no such width · content_system_unavailable */
  async get(id: number, width: number, requestId: string): Promise<Picture> {
    if (!(limits.media.widths as readonly number[]).includes(width)) throw new AppError('not_found');
    const key = `${id} ${width}`;
    const known = this.cache.get(key);
    const age = known ? this.#options.now() - known.storedAt : Number.POSITIVE_INFINITY;
    if (known && age < limits.media.fresh) return known.value;
    const { sequence } = this.#options.purges;
    try {
      return await this.#flights.run(key, sequence, () => this.#make(key, id, width, requestId, sequence));
    } catch (error) {
      const unavailable = error instanceof AppError && error.code === 'content_system_unavailable';
      if (known && unavailable && age < limits.media.staleIfError) return known.value;
      throw error;
    }
  }

  async #make(key: string, id: number, width: number, requestId: string, sequence: number): Promise<Picture> {
    const file = await this.#options.wordpress.file(id, { accept: 'image/*' }, requestId);
    const source = await readPicture(file);
    const bytes = await this.#transforms.run(new AbortController().signal, () => toWebp(source, width));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const picture = { bytes, etag };
    const tags = tagsOfFile(file);
    // Without a tag nothing could ever purge it: it may be shown, but not kept.
    if (tags.length > 0 && !this.#options.purges.purgedSince(sequence, tags))
      this.cache.set(key, picture, tags);
    return picture;
  }
}

async function readPicture(file: UpstreamFile): Promise<Buffer> {
  const type = String(file.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
  const refused = refusalOf(file.status, type, Number(file.headers['content-length'] ?? 0));
  if (refused) {
    await file.body.dump();
    throw refused;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of file.body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limits.media.sourceBytes) throw new AppError('not_found', { detail: 'picture too large' });
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('content_system_unavailable', { detail: 'picture cut short', cause: error });
  }
  return Buffer.concat(chunks);
}

function refusalOf(status: number, type: string, length: number): AppError | undefined {
  if (status >= 500 || status === 429)
    return new AppError('content_system_unavailable', { detail: `file ${status}` });
  if (status !== 200) return new AppError('not_found');
  if (!pictureTypes.has(type)) return new AppError('not_found', { detail: `not a picture: ${type}` });
  if (length > limits.media.sourceBytes) return new AppError('not_found', { detail: 'picture too large' });
  return undefined;
}

async function toWebp(source: Buffer, width: number): Promise<Buffer> {
  try {
    return await sharp(source, { limitInputPixels: limits.media.sourcePixels, failOn: 'error' })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: limits.media.quality, effort: limits.media.effort })
      .toBuffer();
  } catch (error) {
    throw new AppError('not_found', { detail: 'picture can’t be read', cause: error });
  }
}

/** The tags that WordPress gives with a file, `x-passerelle-tags: item:12, item:40`. */
export function tagsOfFile(file: UpstreamFile): string[] {
  return String(file.headers['x-passerelle-tags'] ?? '')
    .split(/[\s,]+/)
    .filter(Boolean);
}
