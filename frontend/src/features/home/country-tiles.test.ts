import { expect, it } from 'vitest';
import { columns, density, rowCount, tiles } from './country-tiles.ts';

it('has each country once, on a place of its own inside the drawing', () => {
  const codes = tiles.map(({ isoCode }) => isoCode);
  const places = tiles.map(({ column, row }) => `${column},${row}`);
  expect(codes).toHaveLength(55);
  expect(new Set(codes).size).toBe(55);
  expect(new Set(places).size).toBe(55);
  expect(tiles.filter(({ column, row }) => column >= columns || row >= rowCount)).toEqual([]);
});

it('names countries by their codes', () => {
  const names = new Intl.DisplayNames(['fr'], { type: 'region', fallback: 'none' });
  expect(tiles.filter(({ isoCode }) => !names.of(isoCode))).toEqual([]);
});

it('is woven more densely where there are more', () => {
  expect([0, 1, 5, 20, 50, 100].map((count) => density(count, 100))).toEqual([0, 1, 1, 2, 3, 4]);
  expect(density(1, 1)).toBe(4);
});
