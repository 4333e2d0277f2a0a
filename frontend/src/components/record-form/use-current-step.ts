import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FormStep } from '../../lib/forms/form-definition.ts';
import { fieldOf } from '../../lib/record-form/values.ts';
import { samePlace } from '../../lib/same-place.ts';
import { fieldId } from './record-form-context.ts';

const never = () => () => undefined;

interface CurrentStep {
  step: FormStep;
  index: number;
  /** A later step that the address named when the page was opened: its fields may still be on their way. */
  isFirstView: boolean;
  /** The first step in the place of the one that the address names: as the server renders it. */
  isServerView: boolean;
  goToStep: (key: string) => void;
  /** @param path `actions.0.endDate` */
  goToField: (path: string) => void;
}

/** Undefined before the page is interactive: what the address names is not known to the server. */
function useHashedStep(steps: readonly FormStep[]): number | undefined {
  const { hash } = useLocation();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated
    ? Math.max(
        steps.findIndex(({ key }) => `#${key}` === hash),
        0,
      )
    : undefined;
}

/** The step that the address names; the server, which does not see that part of it, shows the first. */
export function useCurrentStep(steps: readonly FormStep[]): CurrentStep {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const hashed = useHashedStep(steps);
  const target = useRef<string>(undefined);
  const index = hashed ?? 0;
  const [opened, setOpened] = useState<number>();
  if (hashed !== undefined && opened === undefined) setOpened(hashed);
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
      const name = fieldOf(path);
      const there = steps.find(({ fields }) => fields.some(({ key }) => key === name));
      if (!there) return;
      if (there.key === step.key) focusOnField(path);
      else {
        target.current = path;
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
    if (target.current === undefined) focusOn(document.getElementById(stepHeadingId));
    else focusOnField(target.current);
    target.current = undefined;
  }, [step.key]);
  const isFirstView = index > 0 && opened === index;
  return { step, index, isFirstView, isServerView: hashed === undefined, goToStep, goToField };
}

/** The chunk of rows may still be loading: until then the focus is on what stands in their place. */
function focusOnField(path: string): void {
  const cell = document.getElementById(fieldId(path));
  const whole = document.getElementById(fieldId(fieldOf(path)));
  focusOn(cell ?? whole);
  if (cell || !whole) return;
  const loading = new MutationObserver(() => {
    if (whole.isConnected) return;
    loading.disconnect();
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.id === whole.id)
      focusOn(document.getElementById(fieldId(path)));
  });
  loading.observe(document.body, { childList: true, subtree: true });
}

function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}

export const stepHeadingId = 'record-step';
