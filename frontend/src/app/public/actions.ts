import { isModifiedClick } from '../../lib/navigation.ts';

type Action = (origin: HTMLElement, submitter: HTMLElement | null) => Promise<void>;

/** Handlers of links and forms with `data-action`, loaded on first use. */
const loadAction: Readonly<Record<string, () => Promise<Action>>> = {
  consent: async () => (await import('../../features/consent/client/consent.ts')).chooseCookies,
  favourite: async () => (await import('../../content/favourites/client/favourites.ts')).changeFavourite,
  external: async () => (await import('../../features/external-link/client/warn.ts')).warnBeforeLeaving,
  newsletter: async () => (await import('../../features/newsletter/client/subscribe.ts')).subscribe,
  onboarding: async () => (await import('../../features/onboarding/client/ask-interests.ts')).askInterests,
};

/** @throws what the action throws · Error when there is none */
export async function runAction(origin: HTMLElement, submitter: HTMLElement | null = null): Promise<void> {
  const action = await loadAction[origin.dataset['action'] ?? '']?.();
  if (!action) throw new Error('no such action');
  await action(origin, submitter);
}

async function run(origin: HTMLElement, submitter: HTMLElement | null): Promise<void> {
  try {
    await runAction(origin, submitter);
  } catch {
    // Without script, the browser would do the same.
    delete origin.dataset['action'];
    if (origin instanceof HTMLFormElement) origin.requestSubmit(submitter);
    else origin.click();
  }
}

function onAction(event: Event): void {
  const origin = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action]') : null;
  if (!origin || event.defaultPrevented) return;
  if (event instanceof MouseEvent && (isModifiedClick(event) || !(origin instanceof HTMLAnchorElement)))
    return;
  event.preventDefault();
  void run(origin, event instanceof SubmitEvent ? event.submitter : null);
}

/** Makes links and forms with `data-action` do more; before and without it they work as they are. */
export function listenForActions(): void {
  for (const type of ['click', 'submit']) document.addEventListener(type, onAction);
  // A page from the browser's memory may still ask what was answered on another.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && document.cookie.includes('consent=')) document.querySelector('[data-consent]')?.remove();
  });
}
