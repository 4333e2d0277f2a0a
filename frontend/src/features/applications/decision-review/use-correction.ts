import { useState } from 'react';
import { previewCorrection } from '../../../../shared/config/calls/decision-review-calls.ts';
import type {
  DecisionReviewFieldsFragment,
  PreviewCorrectionMutation,
} from '../../../../shared/graphql/generated/operations.ts';
import type { Outcome } from '../../../lib/api/sender.ts';
import { send } from '../../../lib/api/send.ts';

type Kind = DecisionReviewFieldsFragment['kinds'][number];
export type CorrectionLetters = PreviewCorrectionMutation['passerellePreviewCorrection'];

export interface Correction {
  readonly kind: Kind | undefined;
  readonly awarded: string;
  /** Whether the new decision awards an amount. */
  readonly asksAmount: boolean;
  /** The new letters as they were read last; undefined: they are not read yet, or the decision is another one. */
  readonly letters: CorrectionLetters | undefined;
  readonly isBusy: boolean;
  setKind(kind: Kind): void;
  setAwarded(amount: string): void;
  /** What the API takes of it. */
  values(): { amount: string | null; currency: string | null; kind: Kind } | undefined;
  preview(): Promise<Outcome | undefined>;
  forget(): void;
}

/** The decision that takes the place of the reviewed one, with its letters. */
export function useCorrection(review: DecisionReviewFieldsFragment): Correction {
  const [kind, setKind] = useState(review.kinds[0]);
  const [awarded, setAwarded] = useState(review.amountAsked ?? '');
  const [letters, setLetters] = useState<CorrectionLetters>();
  const [isBusy, setBusy] = useState(false);
  const { amount, id } = review;
  const asksAmount = kind === 'selected' && amount !== null;

  function values() {
    return (
      kind && {
        amount: asksAmount ? awarded.trim().replace(',', '.') : null,
        currency: asksAmount ? amount.currency : null,
        kind,
      }
    );
  }

  return {
    kind,
    awarded,
    asksAmount,
    letters,
    isBusy,
    setKind(next) {
      setKind(next);
      setLetters(undefined);
    },
    setAwarded(next) {
      setAwarded(next);
      setLetters(undefined);
    },
    values,
    async preview() {
      const decision = values();
      if (!decision) return undefined;
      setBusy(true);
      const outcome = await send(previewCorrection, { id, ...decision });
      setLetters(outcome.kind === 'done' ? outcome.data : undefined);
      setBusy(false);
      return outcome;
    },
    forget() {
      setLetters(undefined);
    },
  };
}
