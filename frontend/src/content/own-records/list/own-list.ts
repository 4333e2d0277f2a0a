import { graphqlLanguage, type Language, languages } from '../../../../shared/config/locales.ts';
import type { PasserelleLanguage } from '../../../../shared/graphql/generated/operations.ts';
import { type ListAddress, listAddress, oneOf, page } from '../../../lib/list-address.ts';

interface Declaration<Status extends string, Sort extends string> {
  /** The parameter of addresses that names a status. */
  readonly statusName: string;
  readonly statuses: readonly Status[];
  /** The first one is that of an address without any. */
  readonly sorts: readonly [Sort, ...Sort[]];
}

/** State of a list in its address. */
export interface OwnListState<Status extends string = string, Sort extends string = string> {
  status: Status | undefined;
  language: Language | undefined;
  sort: Sort;
  page: number;
}

interface Variables<Status extends string, Sort extends string> {
  status?: Status;
  language?: PasserelleLanguage;
  sort: Sort;
  page: number;
}

/** A list of one’s own records, whose filters and order are in its address. */
export type OwnList<Status extends string, Sort extends string> = Declaration<Status, Sort> &
  ListAddress<OwnListState<Status, Sort>>;

export const ownList = <Status extends string, Sort extends string>(
  declared: Declaration<Status, Sort>,
): OwnList<Status, Sort> => ({
  ...declared,
  ...listAddress<OwnListState<Status, Sort>>({
    status: { ...oneOf(declared.statuses), name: declared.statusName },
    language: oneOf(languages),
    sort: oneOf(declared.sorts, declared.sorts[0]),
    page: page(Infinity),
  }),
});

/** The same as variables of an operation. */
export const inSchema = <Status extends string, Sort extends string>({
  status,
  language,
  sort,
  page,
}: OwnListState<Status, Sort>): Variables<Status, Sort> => ({
  ...(status && { status }),
  ...(language && { language: graphqlLanguage(language) }),
  sort,
  page,
});
