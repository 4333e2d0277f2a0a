import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '../../lib/api/sender.ts';
import type { FieldProblem } from '../../lib/record-form/save-contract.ts';
import type { RecordFormState } from '../../lib/record-form/use-record-form.ts';

/** Submits a record as it was saved last. */
export type Submit = (saved: { id: number; version: number }) => Promise<Outcome>;

interface Submission {
  submit: () => Promise<void>;
  isBusy: boolean;
  /** Of fields, from the last refusal. */
  problems: readonly FieldProblem[];
  /** Why it was not submitted, when no field is the reason. */
  message: string | undefined;
}

/**
 * @param save saves what is in the form
 * @param send absent where the form is for drafts alone
 */
export function useSubmission(
  { editor }: RecordFormState,
  save: () => Promise<void>,
  send: Submit | undefined,
): Submission {
  const { t } = useTranslation('recordForm');
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function submit(): Promise<void> {
    setOutcome(undefined);
    setIsBusy(true);
    await save();
    const { id, version } = editor.state().save.record;
    if (editor.isSaved && send && id !== undefined && version !== undefined)
      setOutcome(await send({ id, version }));
    setIsBusy(false);
  }

  const refusal = outcome?.kind === 'refused' ? outcome.refusal : undefined;
  const problems = refusal?.fields ?? [];
  const reason = outcome?.kind === 'unreachable' ? t('submit.unreachable') : refusal?.message;
  return { submit, isBusy, problems, message: problems.length > 0 ? undefined : reason };
}
