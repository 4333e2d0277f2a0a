import type { Placement } from './placement.ts';
import type { TypedCategory } from './typed-places.ts';

export interface Country {
  readonly isoCode: string;
  readonly name: string;
}

export interface CategoryFieldsProps {
  name: string;
  category: TypedCategory;
  /** Path of the category in refusals. */
  path: string;
  errors: Readonly<Record<string, string>>;
  /** In which the form asks an amount; undefined: it asks none. */
  currency: string | undefined;
  placement: Placement;
  countries: readonly Country[];
  onChange: (category: TypedCategory) => void;
}
