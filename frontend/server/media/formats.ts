import sharp, { type Sharp } from 'sharp';
import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';

const { avif, webp } = limits.media;

/** Formats that pages offer, the smaller first; browsers without AVIF read WebP. */
const formats = {
  avif: {
    type: 'image/avif',
    encode: (picture: Sharp) => picture.avif(avif),
    settings: JSON.stringify(avif),
  },
  webp: {
    type: 'image/webp',
    encode: (picture: Sharp) => picture.webp(webp),
    settings: JSON.stringify(webp),
  },
} as const;

export type PictureFormat = keyof typeof formats;

export const isPictureFormat = (name: string): name is PictureFormat => Object.hasOwn(formats, name);
export const typeOfFormat = (format: PictureFormat): string => formats[format].type;
/** Differs when the same source would now be encoded otherwise. */
export const settingsOf = (format: PictureFormat): string => formats[format].settings;

// Each conversion uses one thread: pages matter more than pictures.
sharp.concurrency(1);
sharp.cache(false);

/**
 * A picture in one of the widths that pages ask for, never larger than it is, without its metadata.
 * @throws AppError not_found when the source is no picture that can be read
 */
export async function convert(source: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const { sourcePixels } = limits.media;
  try {
    const picture = sharp(source, { limitInputPixels: sourcePixels, failOn: 'error' }).rotate();
    return await formats[format].encode(picture.resize({ width, withoutEnlargement: true })).toBuffer();
  } catch (error) {
    throw new AppError('not_found', { detail: 'picture can’t be read', cause: error });
  }
}
