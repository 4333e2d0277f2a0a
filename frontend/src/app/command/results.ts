import type { TFunction } from 'i18next';
import { can, type RightsOf } from '../../../shared/config/can.ts';
import { familyIds } from '../../../shared/config/content-types.ts';
import type { Language } from '../../../shared/config/locales.ts';
import type { RouteEntry } from '../../../shared/config/route-kinds.ts';
import { hasOwnScreens, ownScreens, type OwnScreenType } from '../../../shared/config/own-screens.ts';
import { pathTo, type RailId, routes } from '../../../shared/config/routes.ts';
import { beginIds } from '../../../shared/config/workspace.ts';
import type { OwnTitlesQuery } from '../../../shared/graphql/generated/operations.ts';
import { shortFamiliesKeys } from '../../../shared/i18n/family-keys.ts';
import { archivePath } from '../../../shared/links/archive-path.ts';
import { foldText } from '../../lib/fold-text.ts';
import type { IconName } from '../../components/ui/icon.tsx';
import { beginKeys, closedWithoutProfile } from '../workspace/new-links.tsx';
import { railIcons, seenBy } from '../workspace/rail.tsx';
import { screenKey } from '../workspace/screen-keys.ts';
import { namedScreens } from './named-screens.ts';

/** A target of navigation. */
export interface Result {
  readonly id: string;
  readonly name: string;
  /** Kind of the destination, or the reason why it is closed. */
  readonly note: string;
  readonly icon: IconName;
  readonly path: string;
  /** A page outside of the workspace. */
  readonly isDocument: boolean;
}

type Title = OwnTitlesQuery['passerelleOwnTitles'][number];

interface Situation {
  readonly language: Language;
  readonly member: RightsOf;
  /** Undefined while it is not known. */
  readonly hasPublishedProfile: boolean | undefined;
  readonly t: TFunction<['command', 'workspace', 'common']>;
}

const recordKeys = {
  initiative: 'record.initiative',
  event: 'record.event',
  resource: 'record.resource',
  supported_projects: 'record.supported_projects',
  call_for_application: 'record.call_for_application',
  community_profile: 'record.community_profile',
} as const satisfies Record<OwnScreenType, string>;

/** Destinations whose names have every word of the text: screens, actions, one’s own records, then the public site. */
export function findResults(text: string, titles: readonly Title[], situation: Situation): Result[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const matches = ({ name }: Result) => {
    const folded = foldText(name);
    return words.every((word) => folded.includes(word));
  };
  const found = [...screens(situation), ...actions(situation)].filter(matches);
  const own = words.length === 0 ? [] : records(titles, situation);
  const site =
    words.length === 0 ? [] : [...archives(situation).filter(matches), siteSearch(text, situation)];
  return [...found, ...own, ...site];
}

function screens({ member, language, t }: Situation): Result[] {
  return namedScreens
    .filter((id) => can(member, seenBy(routes[id])))
    .map((id) => ({
      id,
      name: t(screenKey(id) ?? 'navigation', { ns: 'workspace' }),
      note: t('screen'),
      icon: railIcons[id as RailId] ?? 'arrow',
      path: pathTo(id, language),
      isDocument: routes[id].kind !== 'workspace',
    }));
}

function actions({ member, language, hasPublishedProfile, t }: Situation): Result[] {
  return beginIds
    .filter((id) => can(member, (routes[id] as RouteEntry).who ?? {}))
    .map((id) => {
      const isLocked = closedWithoutProfile(id, hasPublishedProfile);
      return {
        id,
        name: t(beginKeys[id], { ns: 'workspace' }),
        note: t(isLocked ? 'locked' : 'begin'),
        icon: isLocked ? 'lock' : 'plus',
        path: pathTo(isLocked ? 'noProfile' : id, language),
        isDocument: isLocked,
      };
    });
}

function records(titles: readonly Title[], { language, t }: Situation): Result[] {
  return titles.flatMap(({ id, title, type }) => {
    if (!hasOwnScreens(type)) return [];
    const { list, edit } = ownScreens[type];
    return {
      id: `record-${id}`,
      name: title,
      note: t(recordKeys[type]),
      icon: railIcons[list],
      path: pathTo(edit, language, { id: String(id) }),
      isDocument: false,
    };
  });
}

const archives = ({ language, t }: Situation): Result[] =>
  familyIds.map((family) => ({
    id: `archive-${family}`,
    name: t(shortFamiliesKeys[family], { ns: 'common' }),
    note: t('archive'),
    icon: family,
    path: archivePath(family, language),
    isDocument: true,
  }));

function siteSearch(text: string, { language, t }: Situation): Result {
  const query = new URLSearchParams({ q: text.trim() });
  return {
    id: 'site',
    name: t('site', { text: text.trim() }),
    note: '',
    icon: 'search',
    path: `${pathTo('search', language)}?${query}`,
    isDocument: true,
  };
}
