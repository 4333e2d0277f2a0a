import type { ParseKeys } from 'i18next';
import type { FormQuestion } from '../../../../../shared/application-form/form-document.ts';
import { standings } from '../../../../../shared/applications/standing.ts';
import { graphqlLanguage, type Language, languages } from '../../../../../shared/config/locales.ts';
import type {
  ApplicationNeighboursQueryVariables,
  PasserelleApplicantKind,
  PasserelleApplicationSort,
  SentApplicationsQueryVariables,
} from '../../../../../shared/graphql/generated/operations.ts';
import { like, listAddress, oneOf, page } from '../../../../lib/list-address.ts';

/** A question that was ever asked. */
export type AskedQuestion = FormQuestion & { readonly isRetired?: boolean };

type Key = ParseKeys<'received'>;

export const kindKeys = {
  person: 'applicants.person',
  structure: 'applicants.structure',
} as const satisfies Record<PasserelleApplicantKind, Key>;
export const sortKeys = {
  newest: 'sort.newest',
  oldest: 'sort.oldest',
  changed: 'sort.changed',
  name: 'sort.name',
  country: 'sort.country',
} as const satisfies Record<PasserelleApplicationSort, Key>;
export const languageKeys = { fr: 'languages.fr', en: 'languages.en' } as const satisfies Record<
  Language,
  Key
>;
export const kinds = Object.keys(kindKeys) as PasserelleApplicantKind[];
export const sorts = Object.keys(sortKeys) as PasserelleApplicationSort[];

const mostPages = 9999;

export const { read: readListState, search: listSearch } = listAddress({
  q: like(/^.{1,200}$/u),
  standing: oneOf(standings),
  country: like(/^[A-Z]{2}$/),
  language: oneOf(languages),
  kind: oneOf(kinds),
  since: like(/^\d{4}-\d{2}-\d{2}$/),
  asked: oneOf(['true']),
  unread: oneOf(['true']),
  /** Ids of questions, separated by commas. */
  columns: like(/^[\w-]{1,40}(,[\w-]{1,40}){0,19}$/),
  sort: oneOf(sorts, 'newest'),
  page: page(mostPages),
});
export type ListState = ReturnType<typeof readListState>;

export const columnsOf = ({ columns }: ListState): string[] => columns?.split(',') ?? [];

/** Whether the list leaves applications out. */
export const isFiltered = (state: ListState): boolean =>
  listSearch({ ...state, columns: undefined, sort: 'newest', page: 1 }) !== '';

/** Filters and order in the words of the schema. */
export function filterOf(state: ListState): Omit<ApplicationNeighboursQueryVariables, 'id'> {
  const { q, standing, country, language, kind, since, asked, unread, sort } = state;
  return {
    ...(q && { search: q }),
    ...(standing && standing !== 'withdrawn' && { state: standing }),
    ...(standing === 'withdrawn' && { withdrawn: true }),
    ...(country && { country }),
    ...(language && { language: graphqlLanguage(language) }),
    ...(kind && { kind }),
    ...(since && { since }),
    ...(asked && { asked: true }),
    ...(unread && { unread: true }),
    sort,
  };
}

export const variablesOf = (state: ListState, callId: number): SentApplicationsQueryVariables => ({
  ...filterOf(state),
  callId,
  ...(state.columns && { columns: state.columns }),
  page: state.page,
});
