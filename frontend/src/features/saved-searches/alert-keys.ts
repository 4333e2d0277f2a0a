import type { ParseKeys } from 'i18next';
import type { SavedSearch } from './search-address.ts';

export const alertKeys = {
  now: 'alerts.now',
  daily: 'alerts.daily',
  weekly: 'alerts.weekly',
  never: 'alerts.never',
} as const satisfies Record<SavedSearch['alert'], ParseKeys<'savedSearches'>>;
