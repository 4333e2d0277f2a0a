/** The roles of the platform, by their names in WordPress. */
export type RoleName =
  | 'beneficiaire'
  | 'operateur'
  | 'moderateur'
  | 'editor'
  | 'administrator'
  | 'super_administrateur';

/** Every named condition must hold; without any, being signed in is enough. */
export interface Needed {
  /** At least one of these capabilities; an empty list is never satisfied. */
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
/** Who makes calls for applications. */
export const operators: Needed = { anyOf: ['edit_call_for_applications'] };
/** Who decides on what others submit; on which records, WordPress says. */
export const validators: Needed = { anyOf: ['moderate_content'] };
