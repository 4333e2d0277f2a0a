import type { MemberRolesFieldsFragment } from '../../../shared/graphql/generated/operations.ts';

/** The values of the form. */
export interface RoleValues {
  operateur: boolean;
  moderateur: boolean;
  /** ISO code; empty: none chosen. */
  mainCountry: string;
}

export type RoleChange =
  | 'give_operateur'
  | 'give_moderateur'
  | 'keep_moderateur'
  | 'take_operateur'
  | 'take_moderateur';

type Roles = Pick<MemberRolesFieldsFragment, 'roles' | 'mainCountry'>;

/** Initial values of the form: the country of the member where it can be chosen, else the only one that can. */
export function valuesOf(
  { roles, mainCountry }: Roles,
  countries: readonly { isoCode: string }[],
  ownCountry: string | undefined,
): RoleValues {
  const codes = countries.map(({ isoCode }) => isoCode);
  const only = codes.length === 1 ? codes[0] : undefined;
  const suggested = ownCountry !== undefined && codes.includes(ownCountry) ? ownCountry : only;
  return {
    operateur: roles.includes('operateur'),
    moderateur: roles.includes('moderateur'),
    mainCountry: mainCountry ?? suggested ?? '',
  };
}

/** Changes that saving would make, in the order in which the question lists them. */
export function changesOf(before: Roles, { operateur, moderateur, mainCountry }: RoleValues): RoleChange[] {
  const changes: RoleChange[] = [];
  if (operateur !== before.roles.includes('operateur'))
    changes.push(operateur ? 'give_operateur' : 'take_operateur');
  const wasModerateur = before.roles.includes('moderateur');
  if (moderateur !== wasModerateur) changes.push(moderateur ? 'give_moderateur' : 'take_moderateur');
  else if (moderateur && mainCountry !== before.mainCountry) changes.push('keep_moderateur');
  return changes;
}

/** The body of the call. */
export function bodyOf(userId: number, { operateur, moderateur, mainCountry }: RoleValues) {
  const roles = [...(operateur ? ['operateur'] : []), ...(moderateur ? ['moderateur'] : [])];
  return { userId, roles, ...(moderateur && mainCountry && { mainCountry }) };
}
