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

interface Taken {
  readonly results: readonly StepResult[];
  /** Answer of the batch that was refused as a whole; those after it were not sent. */
  readonly refusal?: Exclude<Outcome<Answer>, { kind: 'done' }>;
}

/** One batch after the other: places on the waiting list follow the order of the items. */
async function inBatches<Item>(
  items: readonly Item[],
  step: (items: Item[]) => Promise<Outcome<Answer>>,
): Promise<Taken> {
  if (items.length === 0) return { results: [] };
  const size = limits.applicationHandling.itemsAtOnce;
  const outcome = await step(items.slice(0, size));
  if (outcome.kind !== 'done') return { results: [], refusal: outcome };
  const others = await inBatches(items.slice(size), step);
  return { ...others, results: [...outcome.data.results, ...others.results] };
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
      const { results, refusal } = await inBatches(items, step);
      if (refusal) setFailure(refusal.kind === 'refused' ? refusal.refusal.message : unreachable);
      await reread();
      setRefused(results.filter(({ code }) => code !== null));
      setBusy(false);
    },
  };
}
