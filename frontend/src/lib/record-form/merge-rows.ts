import { isSame } from './values.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
type Rows = ReadonlyMap<string, Row>;

/** Three-way merge of rows that have ids; undefined where both sides changed one row, or the values are no such rows. */
export function mergeRows(base: unknown, mine: unknown, theirs: unknown): readonly Row[] | undefined {
  const sides = [base ?? [], mine ?? [], theirs ?? []].map(rowsOf);
  const [before, own, other] = sides;
  if (!before || !own || !other) return undefined;
  const merged = new Map<string, Row>();
  for (const id of new Set([...before.keys(), ...own.keys(), ...other.keys()])) {
    const [start, left, right] = [before.get(id), own.get(id), other.get(id)];
    if (isSame(left, start) || isSame(left, right)) {
      if (right) merged.set(id, right);
    } else if (isSame(right, start)) {
      if (left) merged.set(id, left);
    } else return undefined;
  }
  return inOrder(merged, before, own, other);
}

/** Sorts rows as the other side did where it moved some, else as this side has them; added rows follow the row that they followed there. */
function inOrder(merged: Rows, before: Rows, own: Rows, other: Rows): Row[] {
  const isMovedByThem = !isSame(idsIn(other, before), idsIn(before, other));
  const [first, second] = isMovedByThem ? [other, own] : [own, other];
  const order = [...first.keys()];
  let previous: string | undefined;
  for (const id of second.keys()) {
    if (!first.has(id)) order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id);
    previous = id;
  }
  return order.flatMap((id) => merged.get(id) ?? []);
}

/** Ids of the rows that others have too, in the order of the first. */
const idsIn = (rows: Rows, others: Rows): string[] => [...rows.keys()].filter((id) => others.has(id));

function rowsOf(value: unknown): Rows | undefined {
  if (!Array.isArray(value) || !value.every(isRow)) return undefined;
  const rows = new Map(value.map((row) => [row.id, row]));
  return rows.size === value.length ? rows : undefined;
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
