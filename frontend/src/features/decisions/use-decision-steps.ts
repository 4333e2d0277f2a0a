import { useState } from 'react';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { useReread } from '../../graphql/client/reread.ts';
import type { Outcome } from '../../lib/api/sender.ts';

export interface StepResult {
  readonly id: number;
  readonly code: string | null;
  readonly fields: readonly string[];
}
type Answer = { readonly results: readonly StepResult[] };

export interface DecisionSteps {
  readonly isBusy: boolean;
  /** Those that were refused in the last step. */
  readonly refused: readonly StepResult[];
  /** Why nothing was done at all. */
  readonly failure: string | undefined;
  /** Takes a step on any number of applications, as many at once as the API allows, and reads the screen again. */
  take<Item>(items: readonly Item[], step: (items: Item[]) => Promise<Outcome<Answer>>): Promise<void>;
}

/** @param unreachable what is said when the server does not answer */
export function useDecisionSteps(unreachable: string): DecisionSteps {
  const reread = useReread();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly StepResult[]>([]);
  const [failure, setFailure] = useState<string>();
  return {
    isBusy,
    refused,
    failure,
    async take(items, step) {
      setBusy(true);
      setRefused([]);
      setFailure(undefined);
      const results: StepResult[] = [];
      const { itemsAtOnce } = limits.applicationHandling;
      for (let from = 0; from < items.length; from += itemsAtOnce) {
        // One after the other: places on the waiting list follow the order of the items.
        // oxlint-disable-next-line no-await-in-loop
        const outcome = await step(items.slice(from, from + itemsAtOnce));
        if (outcome.kind === 'done') results.push(...outcome.data.results);
        else {
          setFailure(outcome.kind === 'refused' ? outcome.refusal.message : unreachable);
          break;
        }
      }
      await reread();
      setRefused(results.filter(({ code }) => code !== null));
      setBusy(false);
    },
  };
}
