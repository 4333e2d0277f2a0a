import { describe, expect, it } from 'vitest';
import { mergeChanges } from './merge-changes.ts';
import { mergeRows } from './merge-rows.ts';

const row = (id: string, what = id) => ({ id, cells: { what } });
const rows = (...ids: string[]) => ids.map((id) => row(id));
const ids = (merged: readonly { id: string }[] | undefined) => merged?.map(({ id }) => id);

describe('rows that two people changed', () => {
  it('keep the changes of both', () => {
    const base = rows('a', 'b', 'c');
    const mine = [row('a', 'mine'), row('b'), row('m'), row('c')];
    const theirs = [row('t'), row('a'), row('c', 'theirs')];
    expect(mergeRows(base, mine, theirs)).toEqual([row('t'), row('a', 'mine'), row('m'), row('c', 'theirs')]);
    expect(mergeRows(undefined, rows('m'), rows('t'))).toEqual(rows('t', 'm'));
  });

  it('keep the order of who moved them', () => {
    const base = rows('a', 'b', 'c');
    expect(ids(mergeRows(base, rows('c', 'a', 'b'), rows('a', 'b', 'c', 't')))).toEqual(['c', 't', 'a', 'b']);
    expect(ids(mergeRows(base, rows('a', 'b', 'm', 'c'), rows('c', 'b', 'a')))).toEqual(['c', 'b', 'm', 'a']);
  });

  it('are a conflict where one row was changed by both, or changed by one and deleted by the other', () => {
    const base = rows('a', 'b');
    expect(mergeRows(base, [row('a', 'mine'), row('b')], [row('a', 'theirs'), row('b')])).toBeUndefined();
    expect(mergeRows(base, rows('b'), [row('a', 'theirs'), row('b')])).toBeUndefined();
    expect(mergeRows(base, [row('a', 'same'), row('b')], [row('a', 'same')])).toEqual([row('a', 'same')]);
  });

  it('are merged as rows only if each has an id of its own', () => {
    expect(mergeRows([], [1], [2])).toBeUndefined();
    expect(mergeRows([], [{ what: 'mine' }], rows('t'))).toBeUndefined();
    expect(mergeRows([], rows('a', 'a'), rows('t'))).toBeUndefined();
    expect(mergeRows('a', 'b', 'c')).toBeUndefined();
  });

  it('are no conflict of the form, unless a row is', () => {
    const base = { budget: rows('a', 'b'), motive: 'x' };
    const mine = { budget: [row('a', 'mine'), row('b')], motive: 'x' };
    const theirs = { budget: rows('a', 'b', 't'), motive: 'y' };
    expect(mergeChanges({ base, mine, theirs })).toEqual({
      values: { budget: [row('a', 'mine'), row('b'), row('t')], motive: 'y' },
      conflicts: [],
    });
    const both = { budget: [row('a', 'theirs'), row('b')], motive: 'y' };
    expect(mergeChanges({ base, mine, theirs: both }).conflicts).toEqual([
      { field: 'budget', mine: mine.budget, theirs: both.budget },
    ]);
  });

  it('lose nothing, whatever each side does to rows of its own', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const random = numbers(seed);
      const base = Array.from({ length: random(6) }, (_, number) => row(`r${number}`));
      const [own, other] = ['m', 't'].map((side, parity) => {
        const changed = base.flatMap((each, number) => {
          if (number % 2 !== parity) return [each];
          return random(3) === 0 ? [] : [random(2) === 0 ? each : row(each.id, side)];
        });
        for (let added = random(3); added > 0; added -= 1)
          changed.splice(random(changed.length + 1), 0, row(`${side}${added}`));
        return changed;
      }) as [typeof base, typeof base];
      const merged = mergeRows(base, own, other) ?? [];
      const expected = new Map(
        [...own, ...other]
          .filter(({ id }) =>
            [own, other].every(
              (side) => !base.some((each) => each.id === id) || side.some((each) => each.id === id),
            ),
          )
          .map((each) => [each.id, each]),
      );
      for (const each of own.filter(({ cells }) => cells.what === 'm')) expected.set(each.id, each);
      expect(new Map(merged.map((each) => [each.id, each])), `seed ${seed}`).toEqual(expected);
      expect(merged).toHaveLength(expected.size);
    }
  });
});

/** Whole numbers below a limit, the same for the same seed. */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}
