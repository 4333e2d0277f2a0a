import { createHash } from 'node:crypto';
import type { PurgeLog } from '../cache/purge-log.ts';
import { SingleFlight } from '../cache/single-flight.ts';
import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import { Bulkhead, BulkheadFull } from '../upstream/bulkhead.ts';
import type { UpstreamFile } from '../upstream/upstream-file.ts';
import type { WordPress } from '../upstream/wordpress.ts';
import { convert, type PictureFormat, settingsOf } from './formats.ts';
import { type KeptPicture, type Picture, PictureStore } from './picture-store.ts';
import { readPicture, refuseUnlessPicture, tagsOfFile } from './source-picture.ts';

interface Options {
  wordpress: Pick<WordPress, 'file'>;
  purges: PurgeLog;
  now: () => number;
  /** false: purges that another proxy is told of are not heard here. */
  isHearing: () => boolean;
  /** Where converted pictures are kept; in memory when there is none. */
  folder: string | undefined;
  /** Told of each conversion: seconds it took, its wait included, and how it ended. */
  onConversion: (format: PictureFormat, seconds: number, outcome: 'ok' | 'failed') => void;
}

export interface WantedPicture {
  readonly id: number;
  readonly width: number;
  readonly format: PictureFormat;
}

/** Public pictures in the few widths that pages ask for. Kept until WordPress purges one of their tags. */
export class Pictures {
  readonly store: PictureStore;
  readonly #flights = new SingleFlight<Picture>();
  readonly #conversions = new Bulkhead(limits.media.conversionsAtOnce, limits.media.conversionsWaiting);
  /** Of their own: somebody who asks for many leaves the public ones their places. */
  readonly #personalConversions = new Bulkhead(
    limits.media.personalConversionsAtOnce,
    limits.media.personalConversionsWaiting,
  );
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.store = new PictureStore(options.folder, options.now);
  }

  /** A public picture. @throws AppError not_found: no such public picture · content_system_unavailable */
  async get(wanted: WantedPicture, requestId: string): Promise<Picture> {
    const { id, width, format } = wanted;
    const key = `${id} ${width} ${format}`;
    const known = this.store.cache.get(key);
    const age = known ? this.#options.now() - known.storedAt : Number.POSITIVE_INFINITY;
    const fresh = this.#options.isHearing() ? limits.media.fresh : limits.shared.picturesFreshWhileAlone;
    const kept = known && !known.expired && age < fresh ? await this.#read(key, known.value) : undefined;
    if (kept) return kept;
    const { sequence } = this.#options.purges;
    try {
      return await this.#flights.run(key, sequence, () => this.#make(key, wanted, requestId, sequence));
    } catch (error) {
      const unavailable = error instanceof AppError && error.code === 'content_system_unavailable';
      const standIn =
        known &&
        !known.expired &&
        unavailable &&
        age < limits.media.staleIfError &&
        this.store.cache.get(key) === known
          ? await this.#read(key, known.value)
          : undefined;
      if (standIn) return standIn;
      throw error;
    }
  }

  /**
   * A file that one person may read, resized for one response: neither kept nor shared with whoever asks at the same time.
   * @throws AppError not_found · content_system_unavailable
   */
  async convertOnce(file: UpstreamFile, { width, format }: WantedPicture): Promise<Buffer> {
    return this.#convert(await readPicture(file), { width, format }, this.#personalConversions);
  }

  async #make(key: string, wanted: WantedPicture, requestId: string, sequence: number): Promise<Picture> {
    const file = await this.#options.wordpress.file(wanted.id, { accept: 'image/*' }, requestId);
    try {
      await refuseUnlessPicture(file);
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') this.store.cache.delete(key);
      throw error;
    }
    const tags = tagsOfFile(file);
    const source = sourceOf(file);
    const madeFrom = `${source} ${settingsOf(wanted.format)}`;
    const known = this.store.cache.get(key)?.value;
    // Made before from the very same source: only that it is public had to be asked.
    const again = source && known?.madeFrom === madeFrom ? await this.#read(key, known) : undefined;
    if (again && known) {
      // Its bytes are not needed; that they break off is no error.
      file.body.on('error', () => undefined).destroy();
      if (this.#mayKeep(sequence, tags)) this.store.confirm(key, known, tags);
      return again;
    }
    const bytes = await this.#convert(await readPicture(file), wanted, this.#conversions);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    if (this.#mayKeep(sequence, tags)) {
      await this.store.keep(key, bytes, { etag, madeFrom }, tags);
      // Purged while it was being written.
      if (this.#options.purges.purgedSince(sequence, tags)) this.store.cache.delete(key);
    }
    return { bytes, etag };
  }

  /** Without a tag nothing could ever purge it: it may be shown, but not kept. */
  #mayKeep(sequence: number, tags: readonly string[]): boolean {
    return tags.length > 0 && !this.#options.purges.purgedSince(sequence, tags);
  }

  async #convert(
    source: Buffer,
    { width, format }: Omit<WantedPicture, 'id'>,
    conversions: Bulkhead,
  ): Promise<Buffer> {
    const startedAt = performance.now();
    const tell = (outcome: 'ok' | 'failed') =>
      this.#options.onConversion(format, (performance.now() - startedAt) / 1_000, outcome);
    try {
      const signal = AbortSignal.timeout(limits.media.conversionWait);
      const bytes = await conversions.run(signal, () => convert(source, width, format));
      tell('ok');
      return bytes;
    } catch (error) {
      tell('failed');
      if (error instanceof AppError) throw error;
      const detail = error instanceof BulkheadFull ? 'too many pictures wait' : 'a picture waited too long';
      throw new AppError('content_system_unavailable', { detail, cause: error });
    }
  }

  async #read(key: string, kept: KeptPicture): Promise<Picture | undefined> {
    const bytes = await kept.read();
    if (bytes) return { bytes, etag: kept.etag };
    if (this.store.cache.get(key)?.value === kept) this.store.cache.delete(key);
    return undefined;
  }
}

const sourceOf = ({ headers: { etag } }: UpstreamFile): string => (typeof etag === 'string' ? etag : '');
