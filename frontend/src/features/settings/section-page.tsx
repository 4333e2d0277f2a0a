import { useTranslation } from 'react-i18next';
import type { RouteId } from '../../../shared/config/routes.ts';
import type { SettingsRoute } from '../../../shared/config/settings-routes.ts';
import { PageScreen } from '../../components/screen/page-screen.tsx';
import { sections } from './sections.ts';
import { sectionLoader, useSettings } from './settings-data.ts';
import { DeletionBanner, Outcome } from './settings-outcome.tsx';
import styles from './settings.module.css';

const isSection = (id: RouteId): id is SettingsRoute => Object.hasOwn(sections, id);

/** The page of one section. @throws Error for a route of something else */
export function pageFor(id: RouteId) {
  if (!isSection(id)) throw new Error(`No section of the settings: ${id}`);
  const { title, Content } = sections[id];
  function Component() {
    const { t } = useTranslation(['settings', 'form']);
    const { user, viewData } = useSettings();
    return (
      <PageScreen title={t(title)} prefix={viewData.problem && t('form:errorPrefix')}>
        <div className={styles['page']}>
          <Outcome notice={viewData.notice} />
          {id !== 'settingsData' && <DeletionBanner user={user} />}
          <Content />
        </div>
      </PageScreen>
    );
  }
  return { Component, loader: sectionLoader(id) };
}
