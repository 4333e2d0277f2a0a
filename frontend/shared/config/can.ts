import type { RequiredRights, RoleName } from './rights.ts';

/** Rights of a user from WordPress. Never read from a cookie or a token. */
export interface RightsOf {
  readonly roles: readonly { readonly name: string }[];
  readonly capabilities: readonly string[];
}

const guestRole: RoleName = 'evaluateur';
/** Whether the account exists only to review applications: WordPress names any other role first. */
export const isGuest = ({ roles }: RightsOf): boolean => roles[0]?.name === guestRole;

/**
 * Whether a user may see a page or a control. For display only: WordPress authorises each action.
 * @param user undefined or null: a visitor, who may do nothing that needs a right
 */
export function can(
  user: RightsOf | null | undefined,
  { anyOf, allOf, roles, guests }: RequiredRights,
): boolean {
  if (!user || (isGuest(user) && !guests)) return false;
  const held = new Set(user.capabilities);
  const names = new Set(user.roles.map(({ name }) => name));
  return (
    (anyOf?.some((capability) => held.has(capability)) ?? true) &&
    (allOf?.every((capability) => held.has(capability)) ?? true) &&
    (roles?.some((role) => names.has(role)) ?? true)
  );
}
