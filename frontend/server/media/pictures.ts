import { createHash } from 'node:crypto';
import type { PurgeLog } from '../cache/purge-log.ts';
import { SingleFlight } from '../cache/single-flight.ts';
import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import { Bulkhead, BulkheadFull } from '../upstream/bulkhead.ts';
import type { UpstreamFile } from '../upstream/upstream-file.ts';
import type { WordPress } from '../upstream/wordpress.ts';
import { convert, type PictureFormat, settingsOf } from './formats.ts';
import { type StoredPicture, type Picture, PictureStore } from './picture-store.ts';
import { readPicture, refuseUnlessPicture, tagsOfFile } from './source-picture.ts';

interface Options {
  wordpress: Pick<WordPress, 'file'>;
  purges: PurgeLog;
  now: () => number;
  /** false: purges of other proxies are not received. */
  isFeedConnected: () => boolean;
  /** Folder of converted pictures; in memory when undefined. */
  folder: string | undefined;
  /** Called for each conversion: duration in seconds, queueing included, and outcome. */
  onConversion: (format: PictureFormat, seconds: number, outcome: 'ok' | 'failed') => void;
}

export interface PictureRequest {
  readonly id: number;
  readonly width: number;
  readonly format: PictureFormat;
}

/** Public pictures in the few widths that pages use. Stored until WordPress purges one of their tags. */
export class Pictures {
  readonly store: PictureStore;
  readonly #flights = new SingleFlight<Picture>();
  readonly #conversions = new Bulkhead(limits.media.conversionsAtOnce, limits.media.conversionsWaiting);
  /** A separate queue, so that many private requests do not delay public ones. */
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
  async get(wanted: PictureRequest, requestId: string): Promise<Picture> {
    const { id, width, format } = wanted;
    const key = `${id} ${width} ${format}`;
    const known = this.store.cache.get(key);
    const age = known ? this.#options.now() - known.storedAt : Number.POSITIVE_INFINITY;
    const fresh = this.#options.isFeedConnected()
      ? limits.media.fresh
      : limits.shared.picturesFreshWhileAlone;
    const stored = known && !known.expired && age < fresh ? await this.#read(key, known.value) : undefined;
    if (stored) return stored;
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
   * A private file, resized for one response: neither stored nor shared between requests.
   * @throws AppError not_found · content_system_unavailable
   */
  async convertOnce(file: UpstreamFile, { width, format }: PictureRequest): Promise<Buffer> {
    return this.#convert(await readPicture(file), { width, format }, this.#personalConversions);
  }

  async #make(key: string, wanted: PictureRequest, requestId: string, sequence: number): Promise<Picture> {
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
    // Already converted from the same source: only its visibility had to be checked.
    const again = source && known?.madeFrom === madeFrom ? await this.#read(key, known) : undefined;
    if (again && known) {
      // Its bytes are not needed: an aborted body is not an error.
      file.body.on('error', () => undefined).destroy();
      if (this.#mayStore(sequence, tags)) this.store.confirm(key, known, tags);
      return again;
    }
    const bytes = await this.#convert(await readPicture(file), wanted, this.#conversions);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    if (this.#mayStore(sequence, tags)) {
      await this.store.save(key, bytes, { etag, madeFrom }, tags);
      // Purged while it was being written.
      if (this.#options.purges.purgedSince(sequence, tags)) this.store.cache.delete(key);
    }
    return { bytes, etag };
  }

  /** Whether a picture may be stored: without a tag nothing could ever purge it. */
  #mayStore(sequence: number, tags: readonly string[]): boolean {
    return tags.length > 0 && !this.#options.purges.purgedSince(sequence, tags);
  }

  async #convert(
    source: Buffer,
    { width, format }: Omit<PictureRequest, 'id'>,
    conversions: Bulkhead,
  ): Promise<Buffer> {
    const startedAt = performance.now();
    const report = (outcome: 'ok' | 'failed') =>
      this.#options.onConversion(format, (performance.now() - startedAt) / 1_000, outcome);
    try {
      const signal = AbortSignal.timeout(limits.media.conversionWait);
      const bytes = await conversions.run(signal, () => convert(source, width, format));
      report('ok');
      return bytes;
    } catch (error) {
      report('failed');
      if (error instanceof AppError) throw error;
      const detail = error instanceof BulkheadFull ? 'too many pictures wait' : 'a picture waited too long';
      throw new AppError('content_system_unavailable', { detail, cause: error });
    }
  }

  async #read(key: string, stored: StoredPicture): Promise<Picture | undefined> {
    const bytes = await stored.read();
    if (bytes) return { bytes, etag: stored.etag };
    if (this.store.cache.get(key)?.value === stored) this.store.cache.delete(key);
    return undefined;
  }
}

const sourceOf = ({ headers: { etag } }: UpstreamFile): string => (typeof etag === 'string' ? etag : '');
