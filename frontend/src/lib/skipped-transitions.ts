interface Transition {
  readonly ready: Promise<unknown>;
  readonly finished: Promise<unknown>;
  readonly updateCallbackDone?: Promise<unknown>;
}

/** Event of documents that replace one another. */
type TransitionEvent = Event & { readonly viewTransition?: Transition | null };

const names = new Set(['AbortError', 'InvalidStateError', 'TimeoutError']);

const isSkippedTransition = (reason: unknown): boolean =>
  reason instanceof DOMException && names.has(reason.name) && /transition/i.test(reason.message);

function ignore(event: TransitionEvent): void {
  if (!event.viewTransition) return;
  const { ready, finished, updateCallbackDone } = event.viewTransition;
  for (const promise of [ready, finished, updateCallbackDone]) promise?.catch(() => undefined);
}

/**
 * Browsers skip the transition between two documents when the tab is hidden, its size changes or the next page comes late,
 * and reject its promises: that is no error of the page.
 */
export function ignoreSkippedTransitions(signal?: AbortSignal): void {
  const options = signal ? { signal } : {};
  for (const name of ['pageswap', 'pagereveal']) addEventListener(name, ignore, options);
  // Rejections of transitions that began before this script.
  addEventListener(
    'unhandledrejection',
    (event) => {
      if (isSkippedTransition(event.reason)) event.preventDefault();
    },
    options,
  );
}
