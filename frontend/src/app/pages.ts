import type { RouteObject } from 'react-router';
import type { RouteId } from '../config/routes.ts';

type LoadPage = () => Promise<Pick<RouteObject, 'loader' | 'Component' | 'handle'>>;

/** The screen of each published route, in a chunk of its own. */
export const pages: Partial<Record<RouteId, LoadPage>> = {
  home: () => import('../features/home/home-page.tsx'),
  search: () => import('../features/catalogue/search-page.tsx'),
  calls: async () => (await import('../features/catalogue/archive-page.tsx')).archivePage('calls'),
  directory: async () => (await import('../features/catalogue/archive-page.tsx')).archivePage('directory'),
  projects: async () => (await import('../features/catalogue/archive-page.tsx')).archivePage('projects'),
  initiatives: async () =>
    (await import('../features/catalogue/archive-page.tsx')).archivePage('initiatives'),
  events: async () => (await import('../features/catalogue/archive-page.tsx')).archivePage('events'),
  resources: async () => (await import('../features/catalogue/archive-page.tsx')).archivePage('resources'),
  trainings: async () => (await import('../features/catalogue/archive-page.tsx')).archivePage('trainings'),
  initiative: () => import('../features/initiatives/initiative-page.tsx'),
  call: () => import('../features/calls/call-page.tsx'),
  event: () => import('../features/events/event-page.tsx'),
  resource: () => import('../features/resources/resource-page.tsx'),
  training: () => import('../features/trainings/training-page.tsx'),
  project: () => import('../features/projects/project-page.tsx'),
  privacy: () => import('../features/site/privacy-page.tsx'),
  forbidden: () => import('./forbidden-page.tsx'),
  error403: () => import('./forbidden-page.tsx'),
};
