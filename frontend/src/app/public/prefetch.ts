import { notPrefetched } from '../../../shared/config/prefetched.ts';
import { isSlowOrMetered } from '../../lib/slow-connection.ts';

/** Milliseconds that a pointer or the focus rests on a link before its page is fetched. */
const rest = { pointer: 80, focus: 200 } as const;
const mostPages = 40;

/** The address of a page to prefetch that a link leads to. */
function addressOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== location.origin || link.matches(notPrefetched.selector))
    return undefined;
  if (notPrefetched.paths.some((path) => link.pathname.startsWith(path))) return undefined;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere ? undefined : link.href.split('#', 1)[0];
}

/** Fetches the page of a link on which the pointer or the focus rests: once each. */
export function prefetchLinks(signal?: AbortSignal): void {
  if (isSlowOrMetered()) return;
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function prefetch(address: string): void {
    if (fetched.has(address) || fetched.size >= mostPages) return;
    fetched.add(address);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = address;
    document.head.append(hint);
  }

  function afterRest(event: Event, wait: number): void {
    clearTimeout(timer);
    const address = addressOf(event);
    if (address) timer = setTimeout(() => prefetch(address), wait);
  }

  const options = { passive: true, ...(signal ? { signal } : {}) };
  document.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'mouse') afterRest(event, rest.pointer);
    },
    options,
  );
  document.addEventListener('touchstart', (event) => afterRest(event, 0), options);
  document.addEventListener('focusin', (event) => afterRest(event, rest.focus), options);
}
