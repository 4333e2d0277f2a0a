import { can, type RightsOf } from './can.ts';
import type { Language } from './locales.ts';
import type { Needed } from './rights.ts';
import type { RouteEntry } from './route-kinds.ts';
import { routes } from './routes.ts';

type Table = Readonly<Record<'forYou' | 'moderations' | 'ownCalls', RouteEntry>>;

/** Where people work who have a role besides that of every member; the first one counts. */
const work: readonly { readonly who: Needed; readonly route: keyof Table }[] = [
  { who: { roles: ['moderateur'] }, route: 'moderations' },
  { who: { roles: ['operateur'] }, route: 'ownCalls' },
];

/** A screen that is planned leads nobody to a page that is not there. */
const isServed = ({ kind }: RouteEntry): boolean => kind !== 'planned';

/** The page after signing in, for those who asked for no other. */
export function landingPath(user: RightsOf, language: Language, table: Table = routes): string {
  const found = work.find(({ who, route }) => can(user, who) && isServed(table[route]));
  return table[found?.route ?? 'forYou'][language];
}
