import { type Area, areaOf, encodings, within } from './fit-image.ts';

interface ReduceOptions {
  /** Largest size of the result in bytes. */
  bytes: number;
  /** Part of the image to keep, in percent; by default all of it. */
  area?: Area;
  /** Longest side of the result in pixels. */
  longest?: number;
}

/** Longest side of the copy to look at while an image is cropped. */
const copySide = 1_280;
const copyQuality = 0.85;
const jpeg = 'image/jpeg';

/**
 * The image as a JPEG within the limits, upright and without its metadata.
 * @throws Error for a file that the browser cannot read as an image
 */
export async function reduceImage(file: Blob, { bytes, area, longest }: ReduceOptions): Promise<Blob> {
  const image = await createImageBitmap(file);
  try {
    const whole = { x: 0, y: 0, width: image.width, height: image.height };
    const from = area ? areaOf(area, image) : whole;
    let smallest: Blob | undefined;
    for (const { quality, ...size } of encodings(longest === undefined ? from : within(from, longest))) {
      smallest = await encoded(drawn(image, from, size), quality);
      if (smallest.size <= bytes) break;
    }
    if (!smallest) throw new Error('The browser could not write the image.');
    return smallest;
  } finally {
    image.close();
  }
}

/** A copy to look at, as a data URL: the content security policy has no other address of local images. */
export async function copyToShow(file: Blob): Promise<{ url: string; width: number; height: number }> {
  const image = await createImageBitmap(file);
  try {
    const { width, height } = image;
    const canvas = drawn(image, { x: 0, y: 0, width, height }, within({ width, height }, copySide));
    return { url: canvas.toDataURL(jpeg, copyQuality), width, height };
  } finally {
    image.close();
  }
}

/** Transparent parts become white, as JPEG has none. */
function drawn(
  image: ImageBitmap,
  from: Area,
  { width, height }: Pick<Area, 'width' | 'height'>,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, from.x, from.y, from.width, from.height, 0, 0, width, height);
  return canvas;
}

function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser could not write the image.'))),
      jpeg,
      quality,
    );
  });
}
