import { can, type RightsOf } from './can.ts';
import type { Language } from './locales.ts';
import type { RequiredRights } from './rights.ts';
import { type RouteId, routes } from './routes.ts';

/** Start pages of people who have a role besides that of every member; the first match counts. */
const work: readonly { readonly who: RequiredRights; readonly route: RouteId }[] = [
  { who: { roles: ['moderateur'] }, route: 'moderations' },
  { who: { roles: ['operateur'] }, route: 'ownCalls' },
  { who: { roles: ['evaluateur'], guests: true }, route: 'ownReviews' },
];

/** The page after signing in, for those who asked for no other. */
export function landingPath(user: RightsOf, language: Language): string {
  const found = work.find(({ who }) => can(user, who));
  return routes[found?.route ?? 'forYou'][language];
}
