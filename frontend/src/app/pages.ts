import type { RouteObject } from 'react-router';
import type { ArchiveId, RouteId } from '../../shared/config/routes.ts';
import type { RouteHandle } from './namespaces.ts';

interface Page extends RouteHandle {
  load: () => Promise<Pick<RouteObject, 'loader' | 'Component'>>;
}

const archive = (id: ArchiveId): Page => ({
  namespaces: ['catalogue'],
  load: async () => (await import('../features/catalogue/archive-page.tsx')).archivePage(id),
});

/** The screen of each published route, in a chunk of its own, and the texts that it needs. */
export const pages: Partial<Record<RouteId, Page>> = {
  home: {
    namespaces: ['home'],
    load: () => import('../features/home/home-page.tsx'),
  },
  search: {
    namespaces: ['catalogue'],
    load: () => import('../features/catalogue/search-page.tsx'),
  },
  calls: archive('calls'),
  directory: archive('directory'),
  projects: archive('projects'),
  initiatives: archive('initiatives'),
  events: archive('events'),
  resources: archive('resources'),
  trainings: archive('trainings'),
  initiative: {
    namespaces: ['initiatives', 'detail'],
    load: () => import('../features/initiatives/initiative-page.tsx'),
  },
  call: {
    namespaces: ['calls', 'detail'],
    load: () => import('../features/calls/call-page.tsx'),
  },
  event: {
    namespaces: ['events', 'detail'],
    load: () => import('../features/events/event-page.tsx'),
  },
  resource: {
    namespaces: ['resources', 'detail'],
    load: () => import('../features/resources/resource-page.tsx'),
  },
  training: {
    namespaces: ['trainings', 'detail'],
    load: () => import('../features/trainings/training-page.tsx'),
  },
  project: {
    namespaces: ['projects', 'detail'],
    load: () => import('../features/projects/project-page.tsx'),
  },
  privacy: {
    namespaces: ['site'],
    load: () => import('../features/site/privacy-page.tsx'),
  },
  forbidden: {
    namespaces: [],
    load: () => import('./forbidden-page.tsx'),
  },
  error403: {
    namespaces: [],
    load: () => import('./forbidden-page.tsx'),
  },
};
