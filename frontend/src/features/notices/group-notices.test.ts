import { expect, it } from 'vitest';
import { groupNotices } from './group-notices.ts';

type Notices = Parameters<typeof groupNotices>[0];
const notices = (kinds: string): Notices =>
  Array.from(kinds).map((kind, id) => ({ id, kind })) as unknown as Notices;
const ids = (kinds: string) =>
  groupNotices(notices(kinds)).map(({ newest, others }) => [newest.id, others.map(({ id }) => id)]);

it.each([
  ['', []],
  [
    'aab',
    [
      [0, []],
      [1, []],
      [2, []],
    ],
  ],
  [
    'aaab',
    [
      [0, [1, 2]],
      [3, []],
    ],
  ],
  [
    'abaaa',
    [
      [0, []],
      [1, []],
      [2, [3, 4]],
    ],
  ],
])('groups %s where three of a kind follow each other', (kinds, expected) => {
  expect(ids(kinds)).toEqual(expected);
});
