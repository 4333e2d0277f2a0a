import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FormStep } from '../../lib/forms/form-definition.ts';
import { samePlace } from '../../lib/same-place.ts';
import { fieldId } from './record-form-context.ts';

const never = () => () => undefined;

interface CurrentStep {
  step: FormStep;
  index: number;
  goToStep: (key: string) => void;
  /** @param path `actions.0.endDate` */
  goToField: (path: string) => void;
}

/** The step that the address names; the server, which does not see that part of it, shows the first. */
export function useCurrentStep(steps: readonly FormStep[]): CurrentStep {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const target = useRef<string>(undefined);
  const found = isHydrated ? steps.findIndex(({ key }) => `#${key}` === hash) : 0;
  const index = Math.max(found, 0);
  const [first] = steps;
  const step = steps[index] ?? first;
  if (!step) throw new Error('A form has steps');

  const goToStep = useCallback(
    (key: string): void =>
      void navigate(
        { pathname, search, hash: key },
        { replace: true, preventScrollReset: true, state: samePlace },
      ),
    [navigate, pathname, search],
  );
  const goToField = useCallback(
    (path: string): void => {
      const name = path.split('.')[0];
      const there = steps.find(({ fields }) => fields.some(({ key }) => key === name));
      if (!there) return;
      const id = fieldId(path);
      if (there.key === step.key) focusOn(id);
      else {
        target.current = id;
        goToStep(there.key);
      }
    },
    [goToStep, steps, step.key],
  );

  // A new step focuses its heading, unless one of its fields was requested.
  const lastStep = useRef(step.key);
  useEffect(() => {
    if (lastStep.current === step.key) return;
    lastStep.current = step.key;
    focusOn(target.current ?? stepHeadingId);
    target.current = undefined;
  }, [step.key]);
  return { step, index, goToStep, goToField };
}

function focusOn(id: string): void {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}

export const stepHeadingId = 'record-step';
