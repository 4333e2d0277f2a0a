import type { ParseKeys } from 'i18next';
import type { RecordFormState } from '../../lib/record-form/use-record-form.ts';

type Keys = Readonly<Record<'title' | 'none' | 'action', ParseKeys<'recordForm'>>>;

const keys = {
  submit: { title: 'missing.title', none: 'missing.none', action: 'submit.action' },
  propose: { title: 'proposal.title', none: 'proposal.none', action: 'proposal.action' },
  publish: { title: 'publication.title', none: 'publication.none', action: 'publication.action' },
  change: { title: 'publication.title', none: 'publication.ready', action: 'publication.change' },
} as const satisfies Record<string, Keys>;

/**
 * Keys of the texts around the button that submits the record: by whether a validator decides on it, and whether it is
 * public.
 */
export function submissionKeys({
  isDirect,
  isOnRequest,
}: Pick<RecordFormState, 'isDirect' | 'isOnRequest'>): (typeof keys)[keyof typeof keys] {
  if (isDirect) return isOnRequest ? keys.change : keys.publish;
  return isOnRequest ? keys.propose : keys.submit;
}
