import { type RefObject, useEffect, useRef } from 'react';
import type { Outcome } from '../../../lib/api/sender.ts';

/** Of a form in a dialog: after a refusal the focus comes to what is wrong. */
export function useProblemFocus(outcome: Outcome | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (outcome && outcome.kind !== 'done')
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [outcome]);
  return form;
}
