/** What a cell says. null: nothing. */
export type Cell =
  | null
  | string
  /** A decimal text of at most 15 digits, with a point. */
  | { readonly number: string }
  /** Ten-thousandths of the whole. */
  | { readonly share: number }
  /** 2026-11-28 */
  | { readonly date: string }
  /** 2026-11-28T12:00:00, in the zone that the heading names. */
  | { readonly clock: string };

export interface Sheet {
  readonly name: string;
  readonly header: readonly string[];
  /** Reads its rows, from the first, each time that it is called. */
  readonly rows: () => AsyncIterable<readonly Cell[]>;
}
