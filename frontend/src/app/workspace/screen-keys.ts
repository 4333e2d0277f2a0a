import type { ParseKeys } from 'i18next';
import type { RouteId } from '../../../shared/config/routes.ts';
import { railKeys } from './rail.tsx';

/** Names of the screens of the rail, of screens that have others below them, and of those without a parameter. */
const keys = {
  ...railKeys,
  member: 'screens.member',
  newApplication: 'screens.newApplication',
  notices: 'screens.notices',
  reports: 'screens.reports',
  savedSearches: 'screens.savedSearches',
} as const satisfies Partial<Record<RouteId, ParseKeys<'workspace'>>>;
type Key = (typeof keys)[keyof typeof keys];

/** The name of a screen in navigation. */
export const screenKey = (id: RouteId): Key | undefined => (keys as Partial<Record<RouteId, Key>>)[id];
