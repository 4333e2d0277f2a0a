import type { ParseKeys } from 'i18next';
import { type ObjectSchema, object, string } from 'yup';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import type { FieldErrorCode } from '../../../../shared/config/field-errors.ts';
import type { PasserelleDecision } from '../../../../shared/graphql/generated/operations.ts';
import { type Reason, reasons } from './reasons.ts';

/** The decisions, in the order of the form. */
export const decisionKeys = {
  valid: 'decide.valid',
  to_edit: 'decide.to_edit',
  rejected: 'decide.rejected',
  pending: 'decide.pending',
} as const satisfies Record<PasserelleDecision, ParseKeys<'moderation'>>;
const decisions = Object.keys(decisionKeys) as PasserelleDecision[];

/** The decisions that may be taken on each of several records. */
export const commonDecisions = (
  rows: readonly { allowedActions: readonly PasserelleDecision[] }[],
): PasserelleDecision[] =>
  decisions.filter((decision) => rows.every(({ allowedActions }) => allowedActions.includes(decision)));

/** The form as it is filled in; '' where nothing is. */
export interface DecisionValues {
  status: PasserelleDecision | '';
  /** Text for the author, who is to change something. */
  comment: string;
  /** Key of the field that the comment is about. */
  field: string;
  /** Text for validators, with any other decision. */
  note: string;
  rejectionReason: Reason | '';
  /** Text of the reason 'other', for validators. */
  rejectionText: string;
}

export const noDecision: DecisionValues = {
  status: '',
  comment: '',
  field: '',
  note: '',
  rejectionReason: '',
  rejectionText: '',
};

const code = (name: FieldErrorCode): FieldErrorCode => name;
const text = () => string().trim().defined().max(limits.text.long, code('too_long'));
/** A field that the decision does not have, whatever is in it. */
const unused = string().defined();

/**
 * Messages are codes of field errors, the same as the content system answers.
 * @param isAltering a final decision: other validators read the reason
 */
export const decisionSchema = (isAltering: boolean): ObjectSchema<DecisionValues> =>
  object({
    status: string().oneOf(decisions, code('required')).defined(),
    comment: text().when('status', ([status], schema) =>
      status === 'to_edit' ? schema.min(1, code('comment_required')) : unused,
    ),
    field: string().defined(),
    note: text().when('status', ([status], schema) =>
      isAltering && status !== '' && status !== 'to_edit' ? schema.min(1, code('comment_required')) : schema,
    ),
    rejectionReason: string<Reason | ''>()
      .defined()
      .when('status', ([status], schema) =>
        status === 'rejected' ? schema.oneOf(reasons, code('reason_required')) : schema,
      ),
    rejectionText: text().when(['status', 'rejectionReason'], ([status, reason], schema) =>
      status === 'rejected' && reason === 'other' ? schema.min(1, code('reason_text_required')) : unused,
    ),
  });

/** Body of a filled form, without the fields that its decision does not have. */
export function bodyOf({ status, comment, field, note, rejectionReason, rejectionText }: DecisionValues) {
  if (status === '') throw new Error('A form without a decision is not sent');
  const explanation = (status === 'to_edit' ? comment : note).trim();
  return {
    status,
    ...(explanation && { comment: explanation }),
    ...(status === 'to_edit' && field && { field }),
    ...(status === 'rejected' && rejectionReason && { rejectionReason }),
    ...(status === 'rejected' && rejectionReason === 'other' && { rejectionText: rejectionText.trim() }),
  };
}
