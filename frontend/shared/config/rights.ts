/** The roles of the platform, by their names in WordPress. */
export type RoleName =
  | 'beneficiaire'
  | 'operateur'
  | 'moderateur'
  | 'editor'
  | 'administrator'
  | 'super_administrateur'
  | 'evaluateur';

/** Every named condition must hold; without any, being a member is enough. */
export interface RequiredRights {
  /** Capabilities of which one is enough; an empty list is never satisfied. */
  readonly anyOf?: readonly string[];
  /** Every one of these capabilities. */
  readonly allOf?: readonly string[];
  /** Roles of which one is enough. */
  readonly roles?: readonly RoleName[];
  /** Also for accounts that exist only to review applications. */
  readonly guests?: true;
}

export const anyMember: RequiredRights = {};
export const anyAccount: RequiredRights = { guests: true };
/** People who are asked to review the applications to a call. */
export const reviewers: RequiredRights = { anyOf: ['review_applications'], guests: true };
/** People who work in WordPress's own administration. */
export const staff: RequiredRights = { roles: ['editor', 'administrator', 'super_administrateur'] };
/** People who maintain the installation too. */
export const administrators: RequiredRights = { roles: ['administrator', 'super_administrateur'] };
/** People who create calls for applications. */
export const operators: RequiredRights = { anyOf: ['edit_call_for_applications'] };
/** People who decide on others' submissions; WordPress determines on which records. */
export const validators: RequiredRights = { anyOf: ['moderate_content'] };
