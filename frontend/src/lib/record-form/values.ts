import { dequal } from 'dequal/lite';

/** The values of a record's form by the names of its fields: JSON, as the input of its save mutation takes them. */
export type Values = Readonly<Record<string, unknown>>;

export const isSame = (a: unknown, b: unknown): boolean => dequal(a ?? null, b ?? null);

/** Paragraphs stay apart: the content system only takes away more than one empty line between them. */
const withoutBlanks = (value: unknown): unknown =>
  typeof value === 'string'
    ? value
        .normalize('NFC')
        .replaceAll(/[^\S\n]+/gu, ' ')
        .replaceAll(/ ?\n ?/gu, '\n')
        .replaceAll(/\n{3,}/gu, '\n\n')
        .trim()
    : value;

/** Whether the server made one of the other: it takes blanks away from texts. */
export const isSameSaved = (a: unknown, b: unknown): boolean => isSame(withoutBlanks(a), withoutBlanks(b));

/** The fields whose values differ, with those of `after`; null empties a field. */
export function changesBetween(before: Values, after: Values): Values {
  const changed = Object.keys({ ...before, ...after }).filter((name) => !isSame(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name] ?? null]));
}

/** The values, without the blanks at their ends that the server has taken away: they are no change. */
export const withSavedBlanks = (values: Values, saved: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const isOnlyBlanks = typeof value === 'string' && value.normalize('NFC').trim() === saved[name];
      return [name, isOnlyBlanks ? saved[name] : value];
    }),
  );
