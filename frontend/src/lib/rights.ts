/** The roles of the platform, by the names that WordPress gives them. */
export type RoleName =
  | 'beneficiaire'
  | 'operateur'
  | 'moderateur'
  | 'editor'
  | 'administrator'
  | 'super_administrateur';

/** What WordPress says that somebody may do. Never read from a cookie or a token. */
export interface RightsOf {
  readonly roles: readonly { readonly name: string }[];
  readonly capabilities: readonly string[];
}

/** Each part that is named must hold; a need that names none is met by whoever is signed in. */
export interface Needed {
  /** At least one of these capabilities; of an empty list nobody has one. */
  readonly anyOf?: readonly string[];
  /** Every one of these capabilities. */
  readonly allOf?: readonly string[];
  /** At least one of these roles. */
  readonly roles?: readonly RoleName[];
}

/** Who works in WordPress's own administration. */
export const staff: Needed = { roles: ['editor', 'administrator', 'super_administrateur'] };
/** Who looks after the machine too. */
export const administrators: Needed = { roles: ['administrator', 'super_administrateur'] };

/**
 * Whether a page or a control is for somebody. It decides what is shown; what is done is decided by WordPress, each time.
 * @param user undefined or null: a visitor, who may do nothing that needs a right
 */
export function can(user: RightsOf | null | undefined, { anyOf, allOf, roles }: Needed): boolean {
  if (!user) return false;
  const held = new Set(user.capabilities);
  const names = new Set(user.roles.map(({ name }) => name));
  return (
    (anyOf?.some((capability) => held.has(capability)) ?? true) &&
    (allOf?.every((capability) => held.has(capability)) ?? true) &&
    (roles?.some((role) => names.has(role)) ?? true)
  );
}
