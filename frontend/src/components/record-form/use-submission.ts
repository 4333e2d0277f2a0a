import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '../../lib/api/sender.ts';
import type { FieldProblem } from '../../lib/record-form/save-contract.ts';
import type { RecordFormState } from '../../lib/record-form/use-record-form.ts';
import { fieldOf, isSame, type Values } from '../../lib/record-form/values.ts';

/** Submits a record as it was saved last. */
export type Submit = (saved: { id: number; version: number }) => Promise<Outcome>;

export interface Submission {
  /**
   * Saves what is in the form, then sends it.
   * @returns undefined: it could not be saved
   */
  submit: (send: Submit) => Promise<Outcome | undefined>;
  isBusy: boolean;
  /** How many were made. */
  attempt: number;
  /** Problems of fields in the last refusal, while their values are those that were refused. */
  problems: readonly FieldProblem[];
  /** Why it was not submitted, when no field is the reason. */
  message: string | undefined;
}

interface Answered {
  outcome: Outcome;
  /** Values that were submitted. */
  values: Values;
}

const none: readonly FieldProblem[] = [];

/** @param save saves what is in the form; the same function on each rendering */
export function useSubmission({ editor }: RecordFormState, save: () => Promise<void>): Submission {
  const { t } = useTranslation('recordForm');
  const [isBusy, setIsBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<Answered>();

  const submit = useCallback(
    async (send: Submit): Promise<Outcome | undefined> => {
      let sent: Outcome | undefined;
      setAnswered(undefined);
      setIsBusy(true);
      await save();
      const { record, values } = editor.state().save;
      const { id, version } = record;
      if (editor.isSaved && id !== undefined && version !== undefined) {
        sent = await send({ id, version });
        setAnswered({ outcome: sent, values });
        setAttempt((count) => count + 1);
      }
      setIsBusy(false);
      return sent;
    },
    [editor, save],
  );

  const outcome = answered?.outcome;
  const refusal = outcome?.kind === 'refused' ? outcome.refusal : undefined;
  const fields = refusal?.fields ?? none;
  const reason = outcome?.kind === 'unreachable' ? t('submit.unreachable') : refusal?.message;
  const message = fields.length > 0 ? undefined : reason;
  // Only those whose field has not been changed since.
  const readRefused = () => {
    const { values } = editor.state().save;
    const isUnchanged = ({ path }: FieldProblem) =>
      isSame(values[fieldOf(path)], answered?.values[fieldOf(path)]);
    return JSON.stringify(fields.filter(isUnchanged).map(({ path }) => path));
  };
  const refused = useSyncExternalStore(editor.subscribe, readRefused, readRefused);
  const problems = useMemo(() => {
    const paths = new Set(JSON.parse(refused) as string[]);
    return fields.length === 0 ? none : fields.filter(({ path }) => paths.has(path));
  }, [fields, refused]);
  return useMemo(
    () => ({ submit, isBusy, attempt, problems, message }),
    [submit, isBusy, attempt, problems, message],
  );
}
