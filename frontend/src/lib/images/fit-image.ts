/** A part of an image, in pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How an image is written: its size in pixels, and the quality of a JPEG. */
export interface Encoding extends Size {
  readonly quality: number;
}

/** Longest side of a picture that is reduced: the widest that pages show, on screens of twice the density, is smaller. */
const longestSide = 2_560;
const qualities = [0.88, 0.8, 0.7] as const;
const shrinking = 0.75;
const smallestSide = 320;

/** The size within a longest side, never larger than it is. */
export function within({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(Math.round(width * scale), 1), height: Math.max(Math.round(height * scale), 1) };
}

/** Encodings to try until an image is small enough, the best first. */
export function* encodings(size: Size): Generator<Encoding, void> {
  for (let longest = longestSide; longest >= smallestSide; longest *= shrinking) {
    const fitted = within(size, Math.min(longest, Math.max(size.width, size.height)));
    for (const quality of qualities) yield { ...fitted, quality };
  }
}

const share = (percent: number, whole: number): number => Math.round((percent / 100) * whole);

/** The pixels of an area in percent of an image. */
export function areaOf(percent: Area, { width, height }: Size): Area {
  const x = Math.min(share(percent.x, width), width - 1);
  const y = Math.min(share(percent.y, height), height - 1);
  return {
    x,
    y,
    width: Math.max(Math.min(share(percent.width, width), width - x), 1),
    height: Math.max(Math.min(share(percent.height, height), height - y), 1),
  };
}
