type Act = (origin: HTMLElement, submitter: HTMLElement | null) => Promise<void>;

/** What links and forms with `data-act` do once there is script: fetched when somebody uses one. */
const loadActs = (): Promise<Partial<Record<string, Act>>> =>
  document.documentElement.lang === 'en' ? import('./acts/en.ts') : import('./acts/fr.ts');

async function run(origin: HTMLElement, submitter: HTMLElement | null): Promise<void> {
  try {
    const act = (await loadActs())[origin.dataset['act'] ?? ''];
    if (!act) throw new Error('no such act');
    await act(origin, submitter);
  } catch {
    // What the browser would have done.
    delete origin.dataset['act'];
    if (origin instanceof HTMLFormElement) origin.requestSubmit(submitter);
    else origin.click();
  }
}

function onAct(event: Event): void {
  const origin = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-act]') : null;
  if (!origin || event.defaultPrevented) return;
  if (event instanceof MouseEvent) {
    const changed = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button;
    if (changed || !(origin instanceof HTMLAnchorElement)) return;
  }
  event.preventDefault();
  void run(origin, event instanceof SubmitEvent ? event.submitter : null);
}

/** Makes links and forms with `data-act` do more; before and without it they work as they are. */
export function listenForActs(): void {
  for (const type of ['click', 'submit']) document.addEventListener(type, onAct);
  // A page from the browser's memory may still ask what was answered on another.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && document.cookie.includes('consent=')) document.querySelector('[data-consent]')?.remove();
  });
}
