import { setLoading } from '../../lib/loading.ts';
import { isForBrowser } from '../../lib/navigation.ts';

/** Shows the bar from the press of a link or button until the next document replaces this one. */
export function showLoadingBar(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.href && !event.defaultPrevented && !isForBrowser(link, event)) setLoading(true);
  });
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) setLoading(true);
  });
  // A page from the back/forward cache, or a cancelled navigation.
  addEventListener('pageshow', () => setLoading(false));
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') setLoading(false);
  });
}
