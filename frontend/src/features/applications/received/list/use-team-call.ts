import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionMessage } from '../../../../components/ui/action-result.tsx';
import { useReread } from '../../../../graphql/client/reread.ts';
import type { Outcome } from '../../../../lib/api/sender.ts';

export interface TeamCall {
  readonly isBusy: boolean;
  /** What became of the last change; undefined: there was none. */
  readonly outcome: Outcome | undefined;
  /** Texts of refused fields, by their path. */
  readonly errors: Readonly<Record<string, string>>;
  /** What is said about the last change, where no field says it. */
  readonly result: ActionMessage | undefined;
  /** @returns whether it was done; the screen was read again */
  run(call: Promise<Outcome>, done: string): Promise<boolean>;
}

/** Sends a change of those who run a call, reads the screen again, and says what became of it. */
export function useTeamCall(): TeamCall {
  const { t } = useTranslation('received');
  const reread = useReread();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [doneText, setDoneText] = useState('');
  const fields = outcome?.kind === 'refused' ? outcome.refusal.fields : [];
  return {
    isBusy,
    outcome,
    errors: Object.fromEntries(fields.map(({ path, message }) => [path, message])),
    result: result(),
    async run(call, done) {
      setIsBusy(true);
      setOutcome(undefined);
      const answered = await call;
      await reread();
      setDoneText(done);
      setOutcome(answered);
      setIsBusy(false);
      return answered.kind === 'done';
    },
  };

  function result(): ActionMessage | undefined {
    if (outcome === undefined) return undefined;
    if (outcome.kind === 'done') return { kind: 'success', text: doneText };
    if (outcome.kind === 'unreachable') return { kind: 'failure', text: t('unreachable') };
    return fields.length > 0 ? undefined : { kind: 'failure', text: outcome.refusal.message };
  }
}
