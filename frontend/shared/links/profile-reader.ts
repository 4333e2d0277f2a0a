import type { PasserelleProfileReader } from '../graphql/generated/operations.ts';

/** As whom one looks at one’s own profile, by the value of `as` in the address of the detail. */
export const profileReaders = {
  visitor: 'visitor',
  member: 'member',
  validator: 'validator',
} as const satisfies Record<string, PasserelleProfileReader>;

export type ProfileReader = keyof typeof profileReaders;

/** The parameter of the address. */
export const readerParameter = 'as';

/** What follows the path. */
export const asReader = (reader: ProfileReader): string => `?${readerParameter}=${reader}`;
