import type { Outcome } from '../../lib/api/sender.ts';

interface FailureTexts {
  unreachable: string;
  /** Another person has saved meanwhile. */
  stale: string;
  /** Values were refused: each has its text at its field. */
  problems: string;
}

/** Text above the button of a form that was not saved; undefined: it was, or was not sent yet. */
export function saveFailure(outcome: Outcome | undefined, texts: FailureTexts): string | undefined {
  if (outcome === undefined || outcome.kind === 'done') return undefined;
  if (outcome.kind !== 'refused') return texts.unreachable;
  const { code, fields, message } = outcome.refusal;
  if (code === 'stale_version') return texts.stale;
  return fields.length > 0 ? texts.problems : message;
}
