import { expect, it } from 'vitest';
import { pageWindow } from './pagination.tsx';

it.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, undefined, 9]],
  [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
  [9, 9, [1, undefined, 8, 9]],
  [2, 3, [1, 2, 3]],
])('page %i of %i shows %j', (page, last, expected) => {
  expect(pageWindow(page, last)).toEqual(expected);
});
