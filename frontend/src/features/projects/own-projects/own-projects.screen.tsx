import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/screen/empty-state.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { ownListScreen } from '../../../content/own-records/list/moderated-list.tsx';
import { ownProjects, projectList } from './own-projects.ts';

export const { loader, Component } = ownListScreen(ownProjects, {
  list: projectList,
  empty: <EmptyState what={<WhoMakesProjects />} />,
});

function WhoMakesProjects() {
  const { t } = useTranslation('ownProjects');
  return (
    <>
      <p>{t('none.what')}</p>
      <p>{t('none.who')}</p>
      <p>
        <RouteLink to="contact">{t('none.contact')}</RouteLink>
      </p>
    </>
  );
}
