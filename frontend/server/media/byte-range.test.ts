import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { readRange, sliceOf } from './byte-range.ts';

describe('readRange', () => {
  it.each([
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=3-', { start: 3, end: 9 }],
    ['bytes=-4', { start: 6, end: 9 }],
    ['bytes=-400', { start: 0, end: 9 }],
    ['bytes=8-400', { start: 8, end: 9 }],
    ['bytes=9-9', { start: 9, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,4-5', undefined],
    ['items=0-1', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s of ten bytes', (header, range) => {
    expect(readRange(header, 10)).toEqual(range);
  });
});

const chunks = async function* () {
  yield* [Buffer.from('012'), Buffer.from('3456'), Buffer.from('789')];
};

describe('sliceOf', () => {
  it.each([
    [0, 9, '0123456789'],
    [0, 0, '0'],
    [2, 3, '23'],
    [4, 5, '45'],
    [6, 7, '67'],
    [9, 9, '9'],
  ])('cuts bytes %d to %d out of the chunks', async (start, end, expected) => {
    expect(await text(sliceOf(chunks(), { start, end }))).toBe(expected);
  });
});
