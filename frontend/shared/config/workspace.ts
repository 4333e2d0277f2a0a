import { type Language, languageOfPath, languages } from './locales.ts';
import type { RouteEntry } from './route-kinds.ts';
import { dashboardRoot } from './dashboard-routes.ts';
import { railIds, type RouteId, routes, workspaceIds } from './routes.ts';

/** Path patterns that the server answers with pages of the workspace, in the syntax of its router. */
export const workspacePatterns: readonly string[] = languages.flatMap((language) => [
  `${dashboardRoot[language]}*`,
  ...workspaceIds
    .map((id) => routes[id][language])
    .filter((path) => !path.startsWith(dashboardRoot[language])),
]);

const describes = (pattern: string, pathname: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname);

/** The screen of an address. */
export function findWorkspaceId(pathname: string): RouteId | undefined {
  const language = languageOfPath(pathname);
  return workspaceIds.find((id) => describes(routes[id][language], pathname));
}

/** Whether an address lies in the workspace, with a screen or without. */
export const isInWorkspace = (pathname: string, language: Language = languageOfPath(pathname)): boolean =>
  pathname.startsWith(dashboardRoot[language]) || findWorkspaceId(pathname) !== undefined;

/** The screens that one is below, by their paths, the outermost first. */
export const screensAbove = (id: RouteId): RouteId[] =>
  workspaceIds
    .filter((other) => other !== id && routes[id].fr.startsWith(routes[other].fr))
    .toSorted((one, other) => routes[one].fr.length - routes[other].fr.length);

type Routes = typeof routes;
/** A screen that begins a record. */
export type BeginId = {
  [Id in keyof Routes]: Routes[Id] extends { begins: true } ? Id : never;
}[keyof Routes];

const railPlace = (id: RouteId): number => railIds.findIndex((each) => each === screensAbove(id)[0]);
/** Routes that begin a record, in the order of their lists in the rail. */
export const beginIds = workspaceIds
  .filter((id): id is BeginId => (routes[id] as RouteEntry).begins === true)
  .toSorted((one, other) => railPlace(one) - railPlace(other));
