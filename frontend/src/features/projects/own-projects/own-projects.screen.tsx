import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { loadModeratedList, ModeratedList } from '../../../content/own-records/list/moderated-list.tsx';
import { ownProjects, projectList } from './own-projects.ts';

export const loader = async (args: LoaderFunctionArgs): Promise<null> =>
  loadModeratedList(args, ownProjects, projectList);

export function Component() {
  const { t } = useTranslation('ownProjects');
  const texts = {
    title: t('title'),
    lead: t('lead'),
    empty: <WhoMakesProjects />,
    total: (count: number) => t('total', { count }),
  };
  return <ModeratedList own={ownProjects} list={projectList} texts={texts} />;
}

function WhoMakesProjects() {
  const { t } = useTranslation('ownProjects');
  return (
    <>
      <p>{t('empty.what')}</p>
      <p>{t('empty.who')}</p>
      <p>
        <RouteLink to="contact">{t('empty.contact')}</RouteLink>
      </p>
    </>
  );
}
