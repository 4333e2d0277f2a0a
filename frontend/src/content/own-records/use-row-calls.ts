import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReread } from '../../graphql/client/reread.ts';
import type { ActionMessage } from '../../components/ui/action-result.tsx';
import type { Outcome } from '../../lib/api/sender.ts';

export interface RowMessage extends ActionMessage {
  readonly rowId: number;
}

export type Failure = Exclude<Outcome, { kind: 'done' }>;

interface RowCalls {
  /** Why the last call failed, for the live region; the frame says what succeeded. */
  readonly outcome: RowMessage | undefined;
  /** The row whose call is under way. */
  readonly busyId: number | undefined;
  /**
   * @param onFailure in the place of reading out why a call failed
   * @returns undefined after a failure
   */
  readonly during: <Answer>(
    row: { readonly id: number },
    call: Promise<Outcome<Answer>>,
    onFailure?: (failure: Failure) => void,
  ) => Promise<Answer | undefined>;
}

/** Calls about the rows of a list, one at a time. After a failure the screen is read again. */
export function useRowCalls(): RowCalls {
  const failureText = useFailureText();
  const reread = useReread();
  const [outcome, setOutcome] = useState<RowMessage>();
  const [busyId, setBusyId] = useState<number>();
  return {
    outcome,
    busyId,
    async during({ id }, call, onFailure) {
      setBusyId(id);
      setOutcome(undefined);
      const answer = await call;
      setBusyId(undefined);
      if (answer.kind === 'done') return answer.data;
      if (onFailure) onFailure(answer);
      else setOutcome({ kind: 'failure', text: failureText(answer), rowId: id });
      // Somebody else may have changed it meanwhile.
      await reread();
      return undefined;
    },
  };
}

export function useFailureText(): (failure: Failure) => string {
  const { t } = useTranslation('ownRecords');
  return (failure) => (failure.kind === 'refused' ? failure.refusal.message : t('unreachable'));
}
