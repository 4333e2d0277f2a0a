import type { PlaceCategory, PlaceMinimum } from './placement.ts';

/** A minimum number of places as a person types it. */
export type TypedMinimum = Pick<PlaceMinimum, 'question' | 'source' | 'value'> & { readonly count: string };

/** The places of a category as a person types them. */
export interface TypedCategory {
  readonly id: string;
  readonly places: string;
  readonly amount: string;
  readonly minimums: readonly TypedMinimum[];
}

export const categoryOf = (id: string): TypedCategory => ({ id, places: '1', amount: '', minimums: [] });

export const typed = ({ id, places, amount, minimums }: PlaceCategory): TypedCategory => ({
  id,
  places: String(places),
  amount,
  minimums: minimums.map(({ count, question, source, value }) => ({
    count: String(count),
    question,
    source,
    value,
  })),
});

/** -1, which is refused, for anything else. */
export const wholeNumber = (text: string): number => (/^\d{1,5}$/.test(text.trim()) ? Number(text) : -1);

/** What distinguishes a minimum from others of its category. */
export const keyOf = ({
  question,
  source,
  value,
}: Pick<TypedMinimum, 'question' | 'source' | 'value'>): string => `${source} ${question} ${value}`;
