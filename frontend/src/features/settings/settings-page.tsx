import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { emptyForm, type FormViewData } from '../../../shared/forms/form-view-data.ts';
import { Prose } from '../../content/detail/prose.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { graphqlLanguage, otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import {
  NoticePreferencesOperation,
  SessionsOperation,
  SettingsOperation,
} from '../../../shared/graphql/generated/operations.ts';
import { formatDate } from '../../../shared/dates/dates.ts';
import { partsOf, findStaffText } from '../../lib/staff-texts.ts';
import { languageContext, memberContext, queryContext, useSite, viewDataContext } from '../../lib/site.ts';
import { AccountSection } from './account-section.tsx';
import { EmailSection } from './email-section.tsx';
import type { Notice } from '../../../shared/forms/settings-forms.ts';
import { MyDataSection } from './my-data-section.tsx';
import { NoticesSection } from './notices-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { type SettingsData, useSettings } from './settings-data.ts';
import styles from './settings.module.css';

export async function loader({ context }: LoaderFunctionArgs): Promise<SettingsData> {
  const user = context.get(memberContext);
  const language = context.get(languageContext);
  const query = context.get(queryContext);
  const [settings, sessions, preferences, words] = await Promise.all([
    query(SettingsOperation, { language: graphqlLanguage(language) }),
    query(SessionsOperation, {}),
    query(NoticePreferencesOperation, {}),
    findStaffText('settings', context),
  ]);
  const viewData = (context.get(viewDataContext) ?? emptyForm) as FormViewData;
  const switchPath = pathTo('settings', otherLanguage(language));
  return { ...settings, ...sessions, ...preferences, user, viewData, words, switchPath };
}

/** Account settings: plain forms, one for each section. */
export function Component() {
  const { t } = useTranslation(['settings', 'form']);
  const { language } = useSite();
  const { viewData, words } = useSettings();
  const path = pathTo('settings', language);
  const { title, lead, body } = partsOf(words, { title: t('title'), lead: t('lead') });
  return (
    <>
      <Meta
        title={viewData.problem ? `${t('form:errorPrefix')} ${title}` : title}
        path={path}
        indexed={false}
      />
      <PageHeader title={title} {...(lead ? { lead } : {})} />
      <div className={styles['page']}>
        <Outcome />
        <Banner />
        <Prose html={body} page={path} />
        <Contents />
        <AccountSection />
        <EmailSection />
        <PasswordSection />
        <PreferencesSection />
        <NoticesSection />
        <SessionsSection />
        <MyDataSection />
      </div>
    </>
  );
}

const noticeKeys = {
  'account-saved': 'notices.account-saved',
  'email-asked': 'notices.email-asked',
  'email-cancelled': 'notices.email-cancelled',
  'password-changed': 'notices.password-changed',
  'preferences-saved': 'notices.preferences-saved',
  'notices-saved': 'notices.notices-saved',
  'session-ended': 'notices.session-ended',
  'others-ended': 'notices.others-ended',
  'deletion-asked': 'notices.deletion-asked',
  'deletion-cancelled': 'notices.deletion-cancelled',
} as const satisfies Record<Notice, ParseKeys<'settings'>>;
const isNotice = (text: string): text is Notice => Object.hasOwn(noticeKeys, text);

function Outcome() {
  const { t } = useTranslation('settings');
  const { notice } = useSettings().viewData;
  if (!isNotice(notice)) return null;
  return <output className={styles['outcome']}>{t(noticeKeys[notice])}</output>;
}

function Banner() {
  const { t } = useTranslation('settings');
  const { language } = useSite();
  const { deletionDueAt } = useSettings().user;
  if (!deletionDueAt) return null;
  return (
    <p className={styles['warning']}>
      {t('banner', { date: formatDate(deletionDueAt, language) })} <a href="#my-data">{t('bannerLink')}</a>
    </p>
  );
}

function Contents() {
  const { t } = useTranslation('settings');
  const sections = [
    ['account', t('account.title')],
    ['email', t('email.title')],
    ['password', t('password.title')],
    ['preferences', t('preferences.title')],
    ['notices', t('noticePreferences.title')],
    ['sessions', t('sessions.title')],
    ['my-data', t('data.title')],
  ] as const;
  return (
    <nav aria-label={t('sections')} className={styles['contents']}>
      <ul>
        {sections.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
