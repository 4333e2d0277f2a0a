import { useMatches } from 'react-router';
import type { RouteEntry } from '../../shared/config/route-kinds.ts';
import { routes } from '../../shared/config/routes.ts';

const rows: Readonly<Record<string, RouteEntry>> = routes;

/** Place of the form for subscribing to the newsletter: public pages have one, those with other forms none. */
export function useNewsletterPlace(): 'home' | 'footer' | undefined {
  const id = useMatches().at(-1)?.id ?? '';
  if (id === 'home') return 'home';
  return rows[id]?.kind === 'public' ? 'footer' : undefined;
}
