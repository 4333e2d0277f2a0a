import type { ParseKeys } from 'i18next';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { graphqlLanguage, type Language, languages } from '../../../../shared/config/locales.ts';
import type {
  ModerationQueueQueryVariables,
  PasserelleDecision,
  PasserelleQueueSort,
} from '../../../../shared/graphql/generated/operations.ts';
import { like, listAddress, oneOf, page } from '../../../lib/list-address.ts';
import { queueTypes } from '../queue-types.ts';

export const statusKeys = {
  pending: 'status.pending',
  to_edit: 'status.to_edit',
  valid: 'status.valid',
  rejected: 'status.rejected',
} as const satisfies Record<PasserelleDecision, ParseKeys<'moderation'>>;
/** The state of one record. */
export const statusOfOneKeys = {
  pending: 'statusOfOne.pending',
  to_edit: 'statusOfOne.to_edit',
  valid: 'statusOfOne.valid',
  rejected: 'statusOfOne.rejected',
} as const satisfies Record<PasserelleDecision, ParseKeys<'moderation'>>;
export const sortKeys = {
  oldest: 'sort.oldest',
  newest: 'sort.newest',
  title_asc: 'sort.title_asc',
  title_desc: 'sort.title_desc',
} as const satisfies Record<PasserelleQueueSort, ParseKeys<'moderation'>>;
export const statuses = Object.keys(statusKeys) as PasserelleDecision[];
export const sorts = Object.keys(sortKeys) as PasserelleQueueSort[];
/** Days since when a record waits at least, as addresses have them. */
export const ages = ['3', '7', '14', '30'] as const;

const [defaultSort] = sorts as [PasserelleQueueSort];
const memberId = /^[1-9]\d{0,8}$/;

export const { read: readListState, search: listSearch } = listAddress({
  type: oneOf(queueTypes),
  country: like(/^[A-Z]{2}$/),
  sector: like(/^[a-z\d][a-z\d_-]{0,99}$/),
  validator: like(memberId),
  member: like(memberId),
  age: oneOf(ages),
  language: oneOf(languages),
  overdue: oneOf(['true']),
  status: oneOf(statuses, 'pending'),
  sort: oneOf(sorts, defaultSort),
  page: page(limits.moderation.maxPage),
});
export type ListState = ReturnType<typeof readListState>;

/** Whether the list holds less than everything of its type that waits. */
export const isFiltered = (state: ListState): boolean =>
  listSearch({ ...state, type: undefined, sort: defaultSort, page: 1 }) !== '';

/** The filters and the order in the words of the schema. */
export function filtersOf(state: ListState, language: Language): Omit<ModerationQueueQueryVariables, 'page'> {
  const { type, status, country, sector, validator, member, age, overdue, sort } = state;
  return {
    language: graphqlLanguage(language),
    ...(type && { type }),
    ...(country && { country }),
    ...(sector && { sector }),
    ...(validator && { validator: Number(validator) }),
    ...(member && { member: Number(member) }),
    ...(age && { olderThanDays: Number(age) }),
    ...(state.language && { inLanguage: graphqlLanguage(state.language) }),
    ...(overdue && { overdue: true }),
    status,
    sort,
  };
}

export const variablesOf = (state: ListState, language: Language): ModerationQueueQueryVariables => ({
  ...filtersOf(state, language),
  page: state.page,
});
