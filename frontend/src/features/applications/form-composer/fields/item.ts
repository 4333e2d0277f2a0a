import type { FormColumn, FormQuestion } from '../../../../../shared/application-form/form-document.ts';

/** A question, or a column of a table. */
export type Item = FormQuestion | FormColumn;

/** Position of the fields of an item: ids of their elements, and what is wrong with them. */
export interface At {
  readonly idOf: (part: string) => string;
  readonly errorOf: (part: string) => string | undefined;
  /** Whether a field of a part has an error. */
  readonly hasErrorIn: (part: string) => boolean;
}

export interface ItemProps<Kind extends Item = Item> {
  readonly item: Kind;
  readonly at: At;
  readonly onChange: (change: (item: Item) => Item) => void;
}

/** The fields of a part: those of `columns.0` for one column. */
export const below = ({ idOf, errorOf, hasErrorIn }: At, part: string): At => ({
  idOf: (name) => idOf(`${part}.${name}`),
  errorOf: (name) => errorOf(`${part}.${name}`),
  hasErrorIn: (name) => hasErrorIn(`${part}.${name}`),
});

/** What was typed as a whole number; what is none stays as it is, for the server to refuse it. */
export function integerOf(text: string): number | string | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : typed;
}

/** A decimal number as documents have it. */
export const decimalOf = (text: string): string | undefined =>
  text.replaceAll(/\s/gu, '').replace(',', '.') || undefined;
