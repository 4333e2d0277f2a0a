import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReread } from '../../../graphql/client/reread.ts';
import type { Outcome } from '../../../lib/api/sender.ts';

/** Sends a call about the review of a call, and reads the screen again. */
export function useReviewCalls() {
  const { t } = useTranslation('reviews');
  const reread = useReread();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** @param rereads false: nothing has changed */
  async function run<Data>(sending: Promise<Outcome<Data>>, rereads = true): Promise<Data | undefined> {
    setIsBusy(true);
    setProblem(undefined);
    const outcome = await sending;
    if (outcome.kind === 'done' && rereads) await reread();
    if (outcome.kind === 'refused') {
      const [field] = outcome.refusal.fields;
      setProblem(field?.message ?? outcome.refusal.message);
    } else if (outcome.kind !== 'done') setProblem(t('unreachable'));
    setIsBusy(false);
    return outcome.kind === 'done' ? outcome.data : undefined;
  }

  return { isBusy, problem, run };
}
