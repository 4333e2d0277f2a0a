import type { Language } from '../config/locales.ts';

type Act = (origin: HTMLElement, submitter: HTMLElement | null) => Promise<void>;
type LoadActs = Record<Language, () => Promise<{ act: Act }>>;

/** What links and forms with `data-act` do once there is script: fetched when somebody uses one. */
const acts: Record<string, LoadActs> = {
  consent: {
    fr: () => import('../features/consent/client/fr.ts'),
    en: () => import('../features/consent/client/en.ts'),
  },
  external: {
    fr: () => import('../features/exit/client/fr.ts'),
    en: () => import('../features/exit/client/en.ts'),
  },
};

/** What the browser would have done, and does when the script can't be had. */
function goOn(origin: HTMLElement, submitter: HTMLElement | null): void {
  if (origin instanceof HTMLAnchorElement) return location.assign(origin.href);
  if (!(origin instanceof HTMLFormElement)) return;
  if (submitter instanceof HTMLButtonElement) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = submitter.name;
    field.value = submitter.value;
    origin.append(field);
  }
  origin.submit();
}

function onAct(event: MouseEvent | SubmitEvent): void {
  const origin = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-act]') : null;
  const load = acts[origin?.dataset['act'] ?? '']?.[document.documentElement.lang as Language];
  if (!origin || !load || event.defaultPrevented) return;
  if (event instanceof MouseEvent) {
    const changed = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (changed || !(origin instanceof HTMLAnchorElement)) return;
  }
  event.preventDefault();
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  load()
    .then(({ act }) => act(origin, submitter))
    .catch(() => goOn(origin, submitter));
}

/** Makes links and forms with `data-act` do more; before and without it they work as they are. */
export function listenForActs(): void {
  document.addEventListener('click', onAct);
  document.addEventListener('submit', onAct);
  // A page from the browser's memory may still ask what was answered on another.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && document.cookie.includes('consent=')) document.querySelector('[data-consent]')?.remove();
  });
}
