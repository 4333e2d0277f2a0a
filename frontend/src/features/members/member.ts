import { graphqlLanguage, type Language } from '../../../shared/config/locales.ts';
import type { MemberQuery, MemberQueryVariables } from '../../../shared/graphql/generated/operations.ts';
import { type ProfileReader, profileReaders, readerParameter } from '../../../shared/links/profile-reader.ts';

/** The answer of the query. */
export type Member = NonNullable<MemberQuery['passerelleMember']>;

const isReader = (text: string | null): text is ProfileReader =>
  text !== null && Object.hasOwn(profileReaders, text);

/** As whom one looks at one’s own profile; undefined: as oneself. */
export function readerIn(search: URLSearchParams): ProfileReader | undefined {
  const as = search.get(readerParameter);
  return isReader(as) ? as : undefined;
}

/** Of the query of a member. */
export const variablesOf = (
  id: string | undefined,
  language: Language,
  search: URLSearchParams,
): MemberQueryVariables => {
  const reader = readerIn(search);
  return { id: Number(id), language: graphqlLanguage(language), as: reader ? profileReaders[reader] : null };
};

/** Of a record, in an address. */
export const isId = (text: string | undefined): boolean => /^[1-9]\d{0,9}$/.test(text ?? '');
