import limits from '../../../wp-plugin/config/limits.json' with { type: 'json' };
import { type Family, familyIds, families } from '../config/content-types.ts';
import { withParameters } from '../links/with-parameters.ts';

const { maxPage, maxQueryLength, maxFilterValues } = limits.catalogue;

export const sorts = ['relevance', 'recent', 'title_asc', 'title_desc'] as const;
export const statuses = ['open', 'closed'] as const;
export const kinds = ['person', 'structure'] as const;

/** The whole state of a list, as the address says it. */
export interface CatalogueState {
  q: string;
  type: Family | undefined;
  kind: (typeof kinds)[number] | undefined;
  country: string[];
  sector: string[];
  status: (typeof statuses)[number] | undefined;
  sort: (typeof sorts)[number];
  page: number;
}

/** `type` in the address is the content type's key, as in the search types of the content system. */
export const typeKey = (family: Family): string => families[family].type.toLowerCase();
const familyByKey = new Map(familyIds.map((family) => [typeKey(family), family]));

/** With words, what fits them best comes first; without, there is nothing to fit. */
export const defaultSort = (q: string): CatalogueState['sort'] => (q ? 'relevance' : 'recent');
export const sortsFor = (q: string): CatalogueState['sort'][] =>
  sorts.filter((sort) => q !== '' || sort !== 'relevance');

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given);

/** Repeated or comma-separated values that have the right form, each once. */
function listOf(
  parameters: URLSearchParams,
  name: string,
  form: RegExp,
  change = (text: string): string => text,
) {
  const given = parameters.getAll(name).flatMap((value) => value.slice(0, maxQueryLength).split(','));
  return [...new Set(given.map((value) => change(value.trim())).filter((value) => form.test(value)))].slice(
    0,
    maxFilterValues,
  );
}

function pageOf(given: string | null): number {
  const page = /^\d{1,9}$/.test(given ?? '') ? Number(given) : 1;
  return Math.min(Math.max(page, 1), maxPage);
}

/** Reads whatever the address holds: what can't be understood is left out, what is too large is cut. Never throws. */
export function readState(parameters: URLSearchParams): CatalogueState {
  const q = (parameters.get('q') ?? '')
    // Control characters can't be searched for.
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxQueryLength);
  return {
    q,
    type: familyByKey.get(parameters.get('type') ?? ''),
    kind: oneOf(kinds, parameters.get('kind')),
    country: listOf(parameters, 'country', /^[A-Z]{2}$/, (text) => text.toUpperCase()),
    sector: listOf(parameters, 'sector', /^[a-z][a-z-]{0,60}$/),
    status: oneOf(statuses, parameters.get('status')),
    sort: oneOf(sortsFor(q), parameters.get('sort')) ?? defaultSort(q),
    page: pageOf(parameters.get('page')),
  };
}

/** The address of a state; what is at its default is left out. */
export function stateAddress(path: string, state: Partial<CatalogueState>): string {
  const { q = '', type, kind, country, sector, status, sort, page = 1 } = state;
  const isDefaultSort = sort === defaultSort(q) || (sort === 'relevance' && !q);
  return withParameters(path, {
    q,
    type: type && typeKey(type),
    kind,
    country,
    sector,
    status,
    sort: isDefaultSort ? undefined : sort,
    page: page > 1 ? page : undefined,
  });
}

/** true when something narrows or reorders the list: such pages are not for search engines. */
export const isFiltered = ({ q, type, kind, country, sector, status, sort }: CatalogueState): boolean =>
  Boolean(q || type || kind || country.length || sector.length || status || sort !== 'recent');

/** The one form of a list; the field for words stands outside of it and names it. */
export const formId = 'filters-form';
/** What opens on a small screen. */
export const panelId = 'filters';
