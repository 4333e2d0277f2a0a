import { graphqlLanguage, type Language, languages } from '../../../../shared/config/locales.ts';
import type { PasserelleLanguage } from '../../../../shared/graphql/generated/operations.ts';

interface Declaration<Status extends string, Sort extends string> {
  /** The parameter of addresses that names a status. */
  readonly statusName: string;
  readonly statuses: readonly Status[];
  /** The first one is that of an address without any. */
  readonly sorts: readonly [Sort, ...Sort[]];
}

/** What the address of a list says. */
export interface OwnListState<Status extends string = string, Sort extends string = string> {
  status?: Status;
  language?: Language;
  sort: Sort;
  page: number;
}

interface Variables<Status extends string, Sort extends string> {
  status?: Uppercase<Status>;
  language?: PasserelleLanguage;
  sort: Uppercase<Sort>;
  page: number;
}

const firstPage = 1;

/** A list of one’s own records, whose filters and order are in its address. */
export class OwnList<Status extends string = string, Sort extends string = string> {
  readonly statusName: string;
  readonly statuses: readonly Status[];
  readonly sorts: readonly [Sort, ...Sort[]];

  constructor({ statusName, statuses, sorts }: Declaration<Status, Sort>) {
    this.statusName = statusName;
    this.statuses = statuses;
    this.sorts = sorts;
  }

  /** Anything unknown in an address is left out. */
  read(search: URLSearchParams): OwnListState<Status, Sort> {
    const status = oneOf(this.statuses, search.get(this.statusName));
    const language = oneOf(languages, search.get('language'));
    const page = search.get('page') ?? '';
    return {
      ...(status && { status }),
      ...(language && { language }),
      sort: oneOf(this.sorts, search.get('sort')) ?? this.sorts[0],
      page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : firstPage,
    };
  }

  /** The query of an address, without what is so anyway: `?status=draft`, or nothing. */
  search({ status, language, sort, page }: OwnListState<Status, Sort>): string {
    const search = new URLSearchParams({
      ...(status && { [this.statusName]: status }),
      ...(language && { language }),
      ...(sort !== this.sorts[0] && { sort }),
      ...(page !== firstPage && { page: String(page) }),
    }).toString();
    return search && `?${search}`;
  }
}

/** The same in the words of the schema. */
export const inSchema = <Status extends string, Sort extends string>({
  status,
  language,
  sort,
  page,
}: OwnListState<Status, Sort>): Variables<Status, Sort> => ({
  ...(status && { status: status.toUpperCase() as Uppercase<Status> }),
  ...(language && { language: graphqlLanguage(language) }),
  sort: sort.toUpperCase() as Uppercase<Sort>,
  page,
});

function oneOf<Value extends string>(values: readonly Value[], value: string | null): Value | undefined {
  return values.find((known) => known === value);
}
