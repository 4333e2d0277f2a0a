import { expect, it } from 'vitest';
import { areaOf, encodings, within } from './fit-image.ts';

it('fits a size into a longest side, and never enlarges it', () => {
  expect(within({ width: 4_000, height: 1_000 }, 2_000)).toEqual({ width: 2_000, height: 500 });
  expect(within({ width: 1_000, height: 3_000 }, 1_500)).toEqual({ width: 500, height: 1_500 });
  expect(within({ width: 30, height: 20 }, 2_000)).toEqual({ width: 30, height: 20 });
  expect(within({ width: 9_000, height: 1 }, 900)).toEqual({ width: 900, height: 1 });
});

it('tries less quality first, then fewer pixels', () => {
  const tried = [...encodings({ width: 4_000, height: 2_000 })];
  expect(tried[0]).toEqual({ width: 2_560, height: 1_280, quality: 0.88 });
  expect(tried[2]).toEqual({ width: 2_560, height: 1_280, quality: 0.7 });
  expect(tried[3]).toEqual({ width: 1_920, height: 960, quality: 0.88 });
  expect(tried.at(-1)?.width).toBeGreaterThanOrEqual(320);
});

it('takes an area in percent within the image', () => {
  const size = { width: 1_000, height: 500 };
  expect(areaOf({ x: 10, y: 20, width: 50, height: 40 }, size)).toEqual({
    x: 100,
    y: 100,
    width: 500,
    height: 200,
  });
  expect(areaOf({ x: 60, y: 0, width: 41, height: 100.4 }, size)).toEqual({
    x: 600,
    y: 0,
    width: 400,
    height: 500,
  });
});
