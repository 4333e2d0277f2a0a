import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type Encoding, worthEncoding } from './encoding.ts';

const compressWithGzip = promisify(gzip);
const compressWithBrotli = promisify(brotliCompress);

/** Stored bodies are compressed once, at a high level; those sent once at a fast one. */
const efforts = { stored: { brotli: 5, gzip: 6 }, once: { brotli: 1, gzip: 1 } } as const;

/** Compressed forms of bodies, found by the body's own hash: nothing to purge, the oldest fall out. */
export class EncodedBodies {
  readonly #bodies: LRUCache<string, Buffer>;
  readonly #running = new Map<string, Promise<Buffer>>();

  constructor(maxBytes: number) {
    this.#bodies = new LRUCache({ maxSize: maxBytes, sizeCalculation: (body) => body.length + 100 });
  }

  /** @param hash identifies the body; the same hash must mean the same bytes */
  async get(hash: string, body: Buffer, encoding: Encoding): Promise<Buffer> {
    if (!worthEncoding(body, encoding)) return body;
    const key = `${hash} ${encoding}`;
    const known = this.#bodies.get(key) ?? this.#running.get(key);
    if (known) return known;
    const work = encode(body, encoding, 'stored');
    this.#running.set(key, work);
    try {
      const encoded = await work;
      this.#bodies.set(key, encoded);
      return encoded;
    } finally {
      this.#running.delete(key);
    }
  }

  get bytes(): number {
    return this.#bodies.calculatedSize;
  }
}

/** Compresses a body. `once` is for bodies that no other response can share. */
export async function encode(
  body: Buffer,
  encoding: Encoding,
  effort: keyof typeof efforts,
): Promise<Buffer> {
  if (!worthEncoding(body, encoding)) return body;
  if (encoding === 'gzip') return compressWithGzip(body, { level: efforts[effort].gzip });
  return compressWithBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: efforts[effort].brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
