import { useMatches } from 'react-router';
import type { RouteEntry } from '../../shared/config/route-kinds.ts';
import { routes } from '../../shared/config/routes.ts';

const rows: Readonly<Record<string, RouteEntry>> = routes;

/** Where the page has a form to subscribe to the newsletter: pages to read have one, those with forms of their own none. */
export function useNewsletterPlace(): 'home' | 'footer' | undefined {
  const id = useMatches().at(-1)?.id ?? '';
  if (id === 'home') return 'home';
  return rows[id]?.kind === 'public' ? 'footer' : undefined;
}
