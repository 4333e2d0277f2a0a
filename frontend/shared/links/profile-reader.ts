import type { PasserelleProfileReader } from '../graphql/generated/operations.ts';

/** Readers as whom people can view their own profile, by the value of `as` in the address of the detail. */
export const profileReaders = {
  visitor: 'visitor',
  member: 'member',
  validator: 'validator',
} as const satisfies Record<string, PasserelleProfileReader>;

export type ProfileReader = keyof typeof profileReaders;

/** The parameter of the address. */
export const readerParameter = 'as';

/** Query string that selects the reader. */
export const asReader = (reader: ProfileReader): string => `?${readerParameter}=${reader}`;
