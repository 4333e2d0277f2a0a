import type { PageNamespace, RouteEntry } from './route-kinds.ts';
import { routes, workspaceIds } from './routes.ts';

/** Texts of the frame of every screen. */
export const frameNamespaces = ['common', 'onboarding', 'workspace'] as const;

/** Texts of what the frame or a field opens: each comes with it. */
export const dialogNamespaces = {
  confirmations: ['confirmations', 'instants'],
  lastAnswers: ['lastAnswers'],
  search: ['command', 'common'],
  notices: ['notices'],
  session: ['sessionDialog'],
  refusedFiles: ['fileKinds'],
} as const satisfies Record<string, readonly PageNamespace[]>;

/** All that a browser may load in the workspace. */
export const workspaceNamespaces = (): PageNamespace[] => [
  ...new Set([
    ...frameNamespaces,
    ...Object.values(dialogNamespaces).flat(),
    ...workspaceIds.flatMap((id): readonly PageNamespace[] => (routes[id] as RouteEntry).namespaces ?? []),
  ]),
];
