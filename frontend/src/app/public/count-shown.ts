import { pageViewPath, viewTiming } from '../../../shared/config/view-timing.ts';

/** The page was prefetched and is shown now: it counts as read, by what its headers said. */
export function countShownPage({ serverTiming }: PerformanceNavigationTiming): void {
  const token = serverTiming.find(({ name }) => name === viewTiming)?.description;
  if (token)
    navigator.sendBeacon(pageViewPath, new Blob([JSON.stringify({ token })], { type: 'application/json' }));
}
