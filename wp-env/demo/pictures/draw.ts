import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { cover } from './cover.ts';
import type { DemoItem } from './demo-items.ts';
import { logo } from './logo.ts';
import { portrait } from './portrait.ts';

/** Version of the drawings: older images are drawn again. */
const EDITION = 1;
const JPEG_QUALITY = 84;

/** Path of the image of an item. */
export function pictureFile(folder: string, { key, type }: DemoItem): string {
  return join(folder, `${type}-${key}.v${EDITION}.${type === 'structure' ? 'png' : 'jpg'}`);
}

/** The drawing of an item: a portrait of a person, a structure's logo, everything else a cover. */
export function drawing({ key, type, title }: DemoItem): string {
  if (type === 'community_profile') return portrait(key, title);
  if (type === 'structure') return logo(key);
  return cover(key, type);
}

/** Draws missing images. Files are written atomically, so that it can be interrupted. */
export async function drawMissing(
  items: DemoItem[],
  folder: string,
  note: (words: string) => void,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const missing = items.filter((item) => !existsSync(pictureFile(folder, item)));
  let done = 0;
  const queue = missing.values();
  const draw = async (): Promise<void> => {
    for (const item of queue) {
      await drawOne(item, pictureFile(folder, item));
      done += 1;
      note(`${done} of ${missing.length} pictures`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, draw));
}

async function drawOne(item: DemoItem, file: string): Promise<void> {
  const image = sharp(Buffer.from(drawing(item)));
  const partial = `${file}.partial`;
  if (file.endsWith('.png')) await image.png({ palette: true }).toFile(partial);
  else await image.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' }).toFile(partial);
  await rename(partial, file);
}
