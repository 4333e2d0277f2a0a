import { type UIMatch, useLocation, useMatches } from 'react-router';
import { otherLanguage } from '../../shared/config/locales.ts';
import { pathTo, type RouteId, routes } from '../../shared/config/routes.ts';
import { useSite } from '../lib/site.ts';

/** Loaders of detail pages return the path in the other language, or that of the list without a translation. */
interface WithSwitch {
  switchPath?: string;
}

const isStatic = (id: string): id is RouteId => id in routes && !routes[id as RouteId].fr.includes(':');

/** Parameters that mean the same in both languages stay; the searched words too, the reader may have typed a name. */
function withoutNotice(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('notice');
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

/** The address of this page in the other language; its home for a page that does not exist. */
export function useSwitchPath(): string {
  const { language } = useSite();
  const { search } = useLocation();
  const match = useMatches().at(-1) as UIMatch<WithSwitch | null | undefined> | undefined;
  const declared = match?.loaderData?.switchPath;
  if (declared) return declared;
  const other = otherLanguage(language);
  return match && isStatic(match.id)
    ? pathTo(match.id, other) + withoutNotice(search)
    : pathTo('home', other);
}
