import { type RefObject, useEffect, useRef } from 'react';
import type { Outcome } from '../../lib/api/sender.ts';

/** Focuses the first error of a form in a dialog after a refusal. */
export function useProblemFocus(outcome: Outcome | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (outcome && outcome.kind !== 'done')
      form.current
        ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input, [role="alert"]')
        ?.focus();
  }, [outcome]);
  return form;
}
