import { graphqlLanguage, type Language } from '../../../shared/config/locales.ts';
import type { MemberQuery, MemberQueryVariables } from '../../../shared/graphql/generated/operations.ts';
import { type ProfileReader, profileReaders, readerParameter } from '../../../shared/links/profile-reader.ts';

/** The answer of the query. */
export type Member = NonNullable<MemberQuery['passerelleMember']>;

const isReader = (text: string | null): text is ProfileReader =>
  text !== null && Object.hasOwn(profileReaders, text);

/** Reader as whom members view their own profile; undefined: as themselves. */
export function readerIn(search: URLSearchParams): ProfileReader | undefined {
  const as = search.get(readerParameter);
  return isReader(as) ? as : undefined;
}

/** Variables of the query of a member. */
export const variablesOf = (
  id: string | undefined,
  language: Language,
  search: URLSearchParams,
): MemberQueryVariables => {
  const reader = readerIn(search);
  return { id: Number(id), language: graphqlLanguage(language), as: reader ? profileReaders[reader] : null };
};

/** Whether the text is the id of a record, as in an address. */
export const isId = (text: string | undefined): boolean => /^[1-9]\d{0,9}$/.test(text ?? '');
