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
import { laterStages } from '../../../../components/stages/stage-address.ts';
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
  answer: 'sort.answer',
  answerDescending: 'sort.answerDescending',
} as const satisfies Record<PasserelleApplicationSort, Key>;
export const languageKeys = { fr: 'languages.fr', en: 'languages.en' } as const satisfies Record<
  Language,
  Key
>;
export const kinds = Object.keys(kindKeys) as PasserelleApplicantKind[];
export const sorts = Object.keys(sortKeys) as PasserelleApplicationSort[];

const mostPages = 9999;

export const { read: readListState, search: listSearch } = listAddress({
  /** A stage after the first. */
  stage: oneOf(laterStages),
  q: like(/^.{1,200}$/u),
  standing: oneOf(standings),
  country: like(/^[A-Z]{2}$/),
  language: oneOf(languages),
  kind: oneOf(kinds),
  since: like(/^\d{4}-\d{2}-\d{2}$/),
  asked: oneOf(['true']),
  unread: oneOf(['true']),
  duplicate: oneOf(['true']),
  /** Id of a tag. */
  tag: like(/^[1-9]\d{0,9}$/),
  /** Id of the question by which it is sorted. */
  by: like(/^[\w-]{1,40}$/),
  /** Ids of questions, separated by commas. */
  columns: like(/^[\w-]{1,40}(,[\w-]{1,40}){0,19}$/),
  sort: oneOf(sorts, 'newest'),
  page: page(mostPages),
});
export type ListState = ReturnType<typeof readListState>;

export const columnsOf = ({ columns }: ListState): string[] => columns?.split(',') ?? [];

/** Kinds of questions whose answers have an order. */
export const sortableKinds: ReadonlySet<FormQuestion['kind']> = new Set([
  'shortText',
  'number',
  'amount',
  'date',
  'choice',
  'yesNo',
  'link',
  'phone',
  'email',
]);

const isByAnswer = (sort: PasserelleApplicationSort): boolean =>
  sort === 'answer' || sort === 'answerDescending';

/** Whether the list leaves applications out. */
export const isFiltered = (state: ListState): boolean =>
  listSearch({ ...state, stage: undefined, by: undefined, columns: undefined, sort: 'newest', page: 1 }) !==
  '';

/** Filters and order in the words of the schema. */
export function filterOf(state: ListState): Omit<ApplicationNeighboursQueryVariables, 'id'> {
  const { stage, q, standing, country, language, kind, since, asked, unread, duplicate, tag, by, sort } =
    state;
  return {
    ...(stage && { stage: Number(stage) }),
    ...(q && { search: q }),
    ...(standing && standing !== 'withdrawn' && { state: standing }),
    ...(standing === 'withdrawn' && { withdrawn: true }),
    ...(country && { country }),
    ...(language && { language: graphqlLanguage(language) }),
    ...(kind && { kind }),
    ...(since && { since }),
    ...(asked && { asked: true }),
    ...(unread && { unread: true }),
    ...(duplicate && { duplicate: true }),
    ...(tag && { tag: Number(tag) }),
    ...(by && isByAnswer(sort) && { by }),
    sort,
  };
}

export const variablesOf = (state: ListState, callId: number): SentApplicationsQueryVariables => ({
  ...filterOf(state),
  callId,
  ...(state.columns && { columns: state.columns }),
  page: state.page,
});
