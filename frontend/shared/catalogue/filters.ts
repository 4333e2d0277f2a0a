import choices from '../../../wp-plugin/config/choices.json' with { type: 'json' };
import rows from '../../../wp-plugin/config/filters.json' with { type: 'json' };
import { type Family, familyOfKey } from '../config/content-types.ts';

/** Names of the filters of lists, besides words and type; each is the name of the URL parameter. */
export type FilterName = Exclude<keyof typeof rows, 'type'>;

/** A filter as declared in filters.json. */
interface Row {
  /** Its key in PasserelleCatalogueFilter and in PasserelleFacets; without the latter its values are not counted. */
  input: string;
  facet?: string;
  /** true: any number of values, of which one has to fit. */
  isList: boolean;
  /** Allowed values; absent: the choices of the field, or everything that matches the pattern. */
  values?: readonly string[];
  /** The content field that holds its values, whose choices have the same name. */
  field?: string;
  pattern?: string;
  /** Its parameters in addresses, where it has others than its name. */
  parameters?: readonly string[];
  /** The content types that it is offered for; absent: all. */
  types?: readonly string[];
  /** true: lists narrowed by one value of it are indexed by search engines. */
  isIndexed?: boolean;
}

export interface Filter extends Pick<Row, 'input' | 'isList'> {
  name: FilterName;
  facet: string | undefined;
  /** Values as in addresses; undefined: those of the reference data. */
  values: readonly string[] | undefined;
  families: readonly Family[] | undefined;
  isIndexed: boolean;
  /** Parses the text of a URL parameter; undefined: no value. */
  valueOf: (text: string) => string | undefined;
}

const fieldChoices: Readonly<Record<string, object>> = choices;

function filterOf(name: FilterName): Filter {
  const row: Row = rows[name];
  const values =
    row.values ?? (row.field === undefined ? undefined : Object.keys(fieldChoices[row.field] ?? {}));
  const pattern = new RegExp(row.pattern ?? '(?!)');
  return {
    name,
    input: row.input,
    facet: row.facet,
    isList: row.isList,
    values,
    families: row.types?.map(familyOfKey),
    isIndexed: row.isIndexed ?? false,
    valueOf: (text) =>
      values
        ? values.find((value) => value === text)
        : [text, text.toUpperCase()].find((each) => pattern.test(each)),
  };
}

/** Filters in the order of the form. */
export const filters: readonly Filter[] = (Object.keys(rows) as (keyof typeof rows)[])
  .filter((name) => name !== 'type')
  .map(filterOf);

export const byFilter = <Value>(make: (filter: Filter) => Value): Readonly<Record<FilterName, Value>> =>
  Object.fromEntries(filters.map((filter) => [filter.name, make(filter)])) as Record<FilterName, Value>;

/** The values that a list is narrowed by. */
export type ChosenValues = Readonly<Record<FilterName, readonly string[]>>;

export const noValues: ChosenValues = byFilter(() => []);

export const appliesTo = ({ families }: Filter, family: Family | undefined): boolean =>
  families === undefined || (family !== undefined && families.includes(family));
