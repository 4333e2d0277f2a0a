import { matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router';

/** A pointer that only passes over a link, or a tab key that goes on, asks for nothing. */
const hesitation = { pointer: 80, focus: 200 } as const;
const atOnce = 2;
const atMost = 40;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whoever pays for each byte, or waits long for it, gets what they ask for and nothing else. */
function isThrifty(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || (connection?.effectiveType ?? '').endsWith('2g');
}

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== location.origin || link.hasAttribute('download')) return undefined;
  if (link.hreflang !== '' && link.hreflang !== document.documentElement.lang) return undefined;
  if (link.target !== '' || link.dataset['reload'] !== undefined || link.rel.includes('nofollow'))
    return undefined;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere ? undefined : link;
}

/** Asks for the code and the data of the page that a link leads to; both are then kept where navigation finds them. */
async function prefetch(
  address: string,
  routes: RouteObject[],
  context: RouterContextProvider,
): Promise<void> {
  const match = matchRoutes(routes, new URL(address).pathname)?.at(-1);
  if (!match || match.route.path === '*') return;
  const { lazy, loader } = match.route;
  const load = typeof lazy === 'function' ? ((await lazy()) as RouteObject).loader : loader;
  if (typeof load !== 'function') return;
  const request = new Request(address);
  await load({
    request,
    params: match.params,
    context,
    url: new URL(address),
    pattern: match.route.path ?? '',
  });
}

let isListening = false;

/** Gets the next page ready when the reader is about to ask for it: once per address, few at a time. */
export function prefetchOnIntent(
  routes: RouteObject[],
  context: RouterContextProvider,
  signal?: AbortSignal,
): void {
  if (isListening || isThrifty()) return;
  isListening = true;
  signal?.addEventListener('abort', () => {
    isListening = false;
  });
  const known = new Set<string>();
  let running = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(address: string): Promise<void> {
    if (known.has(address) || known.size >= atMost || running >= atOnce) return;
    known.add(address);
    running += 1;
    try {
      await prefetch(address, routes, context);
    } catch {
      // Navigation will meet the same trouble and say it to the reader.
    } finally {
      running -= 1;
    }
  }

  function consider(event: Event, wait: number): void {
    clearTimeout(timer);
    const link = linkOf(event);
    if (!link) return;
    const address = link.href.split('#', 1)[0] ?? '';
    if (wait === 0) void run(address);
    else timer = setTimeout(() => void run(address), wait);
  }

  const options = { passive: true, ...(signal ? { signal } : {}) };
  document.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'mouse') consider(event, hesitation.pointer);
    },
    options,
  );
  document.addEventListener('touchstart', (event) => consider(event, 0), options);
  document.addEventListener('focusin', (event) => consider(event, hesitation.focus), options);
}
