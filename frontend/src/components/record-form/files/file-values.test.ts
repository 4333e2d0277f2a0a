import { describe, expect, it } from 'vitest';
import { fileIds, fileOf, fileValue, roomIn, withFile } from './file-values.ts';

describe('the value of a field of files', () => {
  it.each([
    [null, []],
    [undefined, []],
    [0, []],
    ['7', []],
    [7, [7]],
    [[], []],
    [
      [7, 8],
      [7, 8],
    ],
  ])('%j has the ids %j', (value, ids) => {
    expect(fileIds(value)).toEqual(ids);
  });

  it.each([
    ['image', null, 9, 9],
    ['image', 7, 9, 9],
    ['file', 7, 7, 7],
    ['files', null, 9, [9]],
    ['files', [7], 9, [7, 9]],
    ['files', [7, 9], 9, [7, 9]],
  ] as const)('of the kind %s, %j with the file %d is %j', (kind, value, id, expected) => {
    expect(withFile({ kind }, value, id)).toEqual(expected);
  });

  it('is null or an empty list without files', () => {
    expect([fileValue({ kind: 'image' }, []), fileValue({ kind: 'files' }, [])]).toEqual([null, []]);
  });

  it('takes as many as its limit; a single one is always replaced', () => {
    expect(roomIn({ kind: 'files', max: 5 }, 3)).toBe(2);
    expect(roomIn({ kind: 'files', max: 5 }, 6)).toBe(0);
    expect(roomIn({ kind: 'image' }, 1)).toBe(1);
  });
});

it('knows a file from the record, and from its upload until then', () => {
  const saved = { id: 7, mime: 'image/jpeg', name: 'Scène.jpg', size: 10 };
  const upload = {
    key: 'a',
    form: 'initiative:12',
    field: 'galleryIds',
    name: 'Plan.png',
    type: 'image/png',
    size: 20,
    sent: 20,
    state: 'ready',
    fileId: 8,
  } as const;
  expect(fileOf(7, [saved], [upload])).toBe(saved);
  expect(fileOf(8, [saved], [upload])).toEqual({ id: 8, mime: 'image/png', name: 'Plan.png', size: 20 });
  expect(fileOf(9, [saved], [upload])).toBeUndefined();
});
