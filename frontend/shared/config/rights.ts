/** The roles of the platform, by the names that WordPress gives them. */
export type RoleName =
  | 'beneficiaire'
  | 'operateur'
  | 'moderateur'
  | 'editor'
  | 'administrator'
  | 'super_administrateur';

/** Each part that is named must hold; a need that names none is met by whoever is signed in. */
export interface Needed {
  /** At least one of these capabilities; of an empty list nobody has one. */
  readonly anyOf?: readonly string[];
  /** Every one of these capabilities. */
  readonly allOf?: readonly string[];
  /** At least one of these roles. */
  readonly roles?: readonly RoleName[];
}

export const anyMember: Needed = {};
/** Who works in WordPress's own administration. */
export const staff: Needed = { roles: ['editor', 'administrator', 'super_administrateur'] };
/** Who looks after the machine too. */
export const administrators: Needed = { roles: ['administrator', 'super_administrateur'] };
