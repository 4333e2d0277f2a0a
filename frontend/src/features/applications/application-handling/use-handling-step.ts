import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReread } from '../../../graphql/client/reread.ts';
import type { Outcome } from '../../../lib/api/sender.ts';

/** Refusals after which the screen shows how the application stands now. */
const overtaken: ReadonlySet<string> = new Set(['stale_version', 'invalid_transition', 'completion_open']);

interface Answer {
  readonly code?: string | null | undefined;
  readonly results?: readonly { readonly code: string | null }[];
}

export interface HandlingStep {
  readonly isBusy: boolean;
  /** What became of the last one; undefined: none was taken. */
  readonly outcome: Outcome | undefined;
  /** Texts of refused fields, by their path. */
  readonly errors: Readonly<Record<string, string>>;
  /** Why nothing was done, where no field says it. */
  readonly failure: string | undefined;
  /** @returns whether it was done; the screen was read again then */
  take(step: () => Promise<Outcome<Answer>>): Promise<boolean>;
}

/** Takes one step on an application: sends it, reads the screen again, and says why it was refused. */
export function useHandlingStep(): HandlingStep {
  const { t } = useTranslation('applicationHandling');
  const reread = useReread();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome<Answer>>();
  const refusal = outcome?.kind === 'refused' ? outcome.refusal : undefined;
  const code = refusal?.code ?? (outcome?.kind === 'done' ? codeOf(outcome.data) : null);
  return {
    isBusy,
    outcome,
    errors: Object.fromEntries((refusal?.fields ?? []).map(({ path, message }) => [path, message])),
    failure: failure(),
    async take(step) {
      setBusy(true);
      setOutcome(undefined);
      const answered = await step();
      const refused = answered.kind === 'refused' ? answered.refusal.code : null;
      const isDone = answered.kind === 'done' && codeOf(answered.data) === null;
      if (answered.kind === 'done' || (refused && overtaken.has(refused))) await reread();
      setOutcome(answered);
      setBusy(false);
      return isDone;
    },
  };

  function failure(): string | undefined {
    if (outcome === undefined || (code === null && outcome.kind === 'done')) return undefined;
    if (outcome.kind === 'unreachable') return t('unreachable');
    if (refusal && refusal.fields.length > 0) return undefined;
    return code !== null && overtaken.has(code) ? t('stale') : (refusal?.message ?? t('stale'));
  }
}

const codeOf = (answer: Answer | undefined): string | null =>
  answer?.results?.find(({ code }) => code !== null)?.code ?? answer?.code ?? null;
