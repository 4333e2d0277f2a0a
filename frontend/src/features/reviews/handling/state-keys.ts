import type { ParseKeys } from 'i18next';

/** Keys of the states of reviewers. */
export const reviewerStateKeys = {
  invited: 'reviewers.state.invited',
  accepted: 'reviewers.state.accepted',
  declined: 'reviewers.state.declined',
  removed: 'reviewers.state.removed',
} as const satisfies Record<string, ParseKeys<'reviews'>>;
/** Keys of what became of the mail of an invitation that is not answered. */
export const deliveryKeys = {
  created: 'reviewers.delivery.created',
  sent: 'reviewers.delivery.sent',
  delivery_unknown: 'reviewers.delivery.unknown',
  refused: 'reviewers.delivery.refused',
  expired: 'reviewers.delivery.expired',
} as const satisfies Record<string, ParseKeys<'reviews'>>;
export const isDelivery = (state: string): state is keyof typeof deliveryKeys =>
  Object.hasOwn(deliveryKeys, state);
/** Keys of the states of assignments. */
export const assignmentStateKeys = {
  asked: 'assignment.asked',
  accepted: 'assignment.accepted',
  declined: 'assignment.declined',
  done: 'assignment.done',
  cancelled: 'assignment.cancelled',
  recused: 'assignment.recused',
} as const satisfies Record<string, ParseKeys<'reviews'>>;
/** Keys of the kinds of conflicts. */
export const conflictKeys = {
  applicant: 'conflict.applicant',
  coWriter: 'conflict.coWriter',
  structure: 'conflict.structure',
  partner: 'conflict.partner',
  mentor: 'conflict.mentor',
  referee: 'conflict.referee',
  mailDomain: 'conflict.mailDomain',
  declared: 'conflict.declared',
  declaredByManager: 'conflict.declaredByManager',
} as const satisfies Record<string, ParseKeys<'reviews'>>;
