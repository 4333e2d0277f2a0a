import { expect, it } from 'vitest';
import { weavePaths } from './weave-paths.ts';

it('weaves the same cloth from the same number, and others from others', () => {
  expect(weavePaths(7, 6, 4, 3)).toEqual(weavePaths(7, 6, 4, 3));
  expect(weavePaths(7, 6, 4, 3)).not.toEqual(weavePaths(8, 6, 4, 3));
});

it('stays inside the cloth and fills every block', () => {
  const starts = [
    ...weavePaths(3, 5, 4, 4)
      .join('')
      .matchAll(/M(\d+) (\d+)/g),
  ];
  expect(starts.length).toBeGreaterThanOrEqual(20);
  expect(starts.filter(([, x, y]) => Number(x) > 19 || Number(y) > 16)).toEqual([]);
});
