import type { RequiredRights } from './rights.ts';

/** Rights of a user from WordPress. Never read from a cookie or a token. */
export interface RightsOf {
  readonly roles: readonly { readonly name: string }[];
  readonly capabilities: readonly string[];
}

/**
 * Whether a user may see a page or a control. For display only: WordPress authorises each action.
 * @param user undefined or null: a visitor, who may do nothing that needs a right
 */
export function can(user: RightsOf | null | undefined, { anyOf, allOf, roles }: RequiredRights): boolean {
  if (!user) return false;
  const held = new Set(user.capabilities);
  const names = new Set(user.roles.map(({ name }) => name));
  return (
    (anyOf?.some((capability) => held.has(capability)) ?? true) &&
    (allOf?.every((capability) => held.has(capability)) ?? true) &&
    (roles?.some((role) => names.has(role)) ?? true)
  );
}
