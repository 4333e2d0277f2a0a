import { dequal } from 'dequal/lite';

/** The values of a record's form by the names of its fields: JSON, as the input of its save mutation takes them. */
export type Values = Readonly<Record<string, unknown>>;

/** The field that a path is about: `actions` of `actions.0.endDate`. */
export const fieldOf = (path: string): string => path.split('.')[0] ?? '';

export const isSame = (a: unknown, b: unknown): boolean => dequal(a ?? null, b ?? null);

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFilled = (cell: unknown): boolean => cell !== null && cell !== undefined && cell !== '';

/** Paragraphs stay apart: the content system only takes away more than one empty line between them. */
const textWithoutBlanks = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n ?/gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();

/** The content system trims texts, and drops rows in which nothing is filled in. */
function withoutBlanks(value: unknown): unknown {
  if (typeof value === 'string') return textWithoutBlanks(value);
  if (!Array.isArray(value) || !value.every(isRow)) return value;
  return value
    .map((row) => Object.entries(row).map(([key, cell]) => [key, withoutBlanks(cell)] as const))
    .filter((cells) => cells.some(([, cell]) => isFilled(cell)))
    .map((cells) => Object.fromEntries(cells.filter(([, cell]) => isFilled(cell))));
}

/** Whether the server made one of the other: it takes blanks away from texts. */
export const isSameSaved = (a: unknown, b: unknown): boolean => isSame(withoutBlanks(a), withoutBlanks(b));

/** The fields whose values differ, with those of `after`; null empties a field. */
export function changesBetween(before: Values, after: Values): Values {
  const changed = Object.keys({ ...before, ...after }).filter((name) => !isSame(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name] ?? null]));
}

/** The values, without the blanks at their ends and the empty rows that the server has taken away: they are no change. */
export const withSavedBlanks = (values: Values, saved: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isOnlyBlanks(value, saved[name]) ? saved[name] : value,
    ]),
  );

function isOnlyBlanks(value: unknown, saved: unknown): boolean {
  if (typeof value === 'string') return value.normalize('NFC').trim() === saved;
  return Array.isArray(value) && value.some(isRow) && isSameSaved(value, saved ?? []);
}
