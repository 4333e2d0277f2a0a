import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { can } from '../../../shared/config/can.ts';
import { pathTo, routes } from '../../../shared/config/routes.ts';
import { settingsRouteIds } from '../../../shared/config/settings-routes.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { PageScreen } from '../../components/screen/page-screen.tsx';
import { Prose } from '../../content/detail/prose.tsx';
import { useSite } from '../../lib/site.ts';
import { findStaffText, partsOf, type StaffText } from '../../lib/staff-texts.ts';
import { sections } from './sections.ts';
import { settingsFrame, type SettingsFrame } from './settings-data.ts';
import { DeletionBanner, Outcome } from './settings-outcome.tsx';
import styles from './settings.module.css';

interface Data extends SettingsFrame {
  words: StaffText | undefined;
}

export const loader = async (args: LoaderFunctionArgs): Promise<Data> => ({
  ...settingsFrame(args),
  words: await findStaffText('settings', args.context),
});

/** The sections of the settings, with one line about each. */
export function Component() {
  const { t } = useTranslation('settings');
  const { language } = useSite();
  const { user, viewData, words } = useLoaderData<Data>();
  const { title, lead, body } = partsOf(words, { title: t('title'), lead: t('lead') });
  const shown = settingsRouteIds.filter((id) => can(user, routes[id].who));
  return (
    <PageScreen title={title} lead={lead}>
      <div className={styles['page']}>
        <Outcome notice={viewData.notice} />
        <DeletionBanner user={user} />
        <Prose html={body} page={pathTo('settings', language)} />
        <nav aria-label={title}>
          <ul className={styles['index']}>
            {shown.map((id) => (
              <li key={id} id={sections[id].anchor}>
                <a href={pathTo(id, language)}>{t(sections[id].title)}</a>
                <p>{t(sections[id].line)}</p>
                <Icon name="arrow" />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </PageScreen>
  );
}
