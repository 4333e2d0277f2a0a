import type { PasserelleContentType } from '../graphql/generated/operations.ts';
import type { RailId, RouteId } from './routes.ts';
import type { BeginId } from './workspace.ts';

interface OwnScreens {
  readonly list: RailId;
  /** Route of the form; its address contains the id of the record when a person may have several. */
  readonly edit: RouteId;
  /** Absent: the team makes such records. */
  readonly begin?: BeginId;
}

/** The screens of one’s own records, by type. Structures have several, which depend on the person’s part in them. */
export const ownScreens = {
  initiative: { list: 'ownInitiatives', edit: 'editInitiative', begin: 'newInitiative' },
  event: { list: 'ownEvents', edit: 'editEvent', begin: 'newEvent' },
  resource: { list: 'ownResources', edit: 'editResource', begin: 'newResource' },
  supported_projects: { list: 'ownProjects', edit: 'editProject' },
  call_for_application: { list: 'ownCalls', edit: 'editCall', begin: 'newCall' },
  community_profile: { list: 'profileForm', edit: 'profileForm' },
} as const satisfies Partial<Record<PasserelleContentType, OwnScreens>>;

export type OwnScreenType = keyof typeof ownScreens;

export const hasOwnScreens = (type: PasserelleContentType): type is OwnScreenType =>
  Object.hasOwn(ownScreens, type);

/** The type whose records an entry of the rail lists. */
export const typeAt = (id: RailId): OwnScreenType | undefined =>
  (Object.keys(ownScreens) as OwnScreenType[]).find((type) => ownScreens[type].list === id);
