import { useTranslation } from 'react-i18next';
import { useMatches, useParams } from 'react-router';
import { pathTo, type RouteId, workspaceIds } from '../../../shared/config/routes.ts';
import { screensAbove } from '../../../shared/config/workspace.ts';
import type { TrailStep } from '../../components/screen/trail.tsx';
import { useSite } from '../../lib/site.ts';
import { screenKey } from './screen-keys.ts';

/** The first screen, of which every other one is below. */
const first: RouteId = 'forYou';

/** The screens that the present one is below, from the paths of the route table. */
export function useTrail(): readonly TrailStep[] {
  const { t } = useTranslation('workspace');
  const { language } = useSite();
  const parameters = useParams() as Record<string, string>;
  const present = useMatches().at(-1)?.id;
  const id = workspaceIds.find((each) => each === present);
  if (!id || id === first) return [];
  const above = screensAbove(id).flatMap((each) => {
    const key = screenKey(each);
    // Its parameters are among those of the screens below it.
    return key ? { label: t(key), path: pathTo(each, language, parameters) } : [];
  });
  return [{ label: t('root'), path: pathTo(first, language) }, ...above];
}
