import type { OwnRecordFieldsFragment } from '../../../shared/graphql/generated/operations.ts';

/** Whether the person may begin its translation, a draft of its own: also while its changes are proposals. */
export const canTranslate = ({ allowedActions }: Pick<OwnRecordFieldsFragment, 'allowedActions'>): boolean =>
  allowedActions.includes('save') || allowedActions.includes('propose');
