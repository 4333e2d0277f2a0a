import type { LoaderFunctionArgs } from 'react-router';
import { type GivenForm, nothingGiven } from '../../components/form/given-form.ts';
import type { fr as formFr } from '../../components/form/locales/fr.ts';
import { Prose } from '../../components/detail/prose.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { otherLanguage } from '../../config/locales.ts';
import { pathTo } from '../../config/routes.ts';
import { SessionsOperation, SettingsOperation } from '../../graphql/generated/operations.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { formatDate } from '../../lib/dates.ts';
import { requireMember } from '../../lib/guard.ts';
import { partsOf, wordsOf } from '../../lib/page-words.ts';
import { givenContext, languageContext, queryContext, useSite } from '../../lib/site.ts';
import { AccountSection } from './account-section.tsx';
import { EmailSection } from './email-section.tsx';
import { type Notice, notices } from './given.ts';
import type { fr } from './locales/fr.ts';
import { MyDataSection } from './my-data-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { type SettingsData, useSettings } from './settings-data.ts';
import styles from './settings.module.css';

export async function loader(args: LoaderFunctionArgs): Promise<SettingsData> {
  const { context } = args;
  const language = context.get(languageContext);
  const user = await requireMember(args);
  const ask = context.get(queryContext);
  const [settings, sessions, words] = await Promise.all([
    ask(SettingsOperation, { language: language === 'en' ? 'EN' : 'FR' }),
    ask(SessionsOperation, {}),
    wordsOf('settings', context),
  ]);
  const given = (context.get(givenContext) ?? nothingGiven) as GivenForm;
  const switchPath = pathTo('settings', otherLanguage(language));
  return { ...settings, ...sessions, user, given, words, switchPath };
}

/** All that somebody can change of their account. Plain forms, one for each part. */
export function Component() {
  const t = useTranslate<{ settings: typeof fr; form: typeof formFr }>();
  const { language } = useSite();
  const { given, words } = useSettings();
  const path = pathTo('settings', language);
  const { title, lead, body } = partsOf(words, { title: t('settings.title'), lead: t('settings.lead') });
  return (
    <>
      <Meta title={given.problem ? `${t('form.errorPrefix')} ${title}` : title} path={path} indexed={false} />
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
        <SessionsSection />
        <MyDataSection />
      </div>
    </>
  );
}

const isNotice = (text: string): text is Notice => (notices as readonly string[]).includes(text);

function Outcome() {
  const t = useTranslate<{ settings: typeof fr }>();
  const { notice } = useSettings().given;
  if (!isNotice(notice)) return null;
  return <output className={styles['outcome']}>{t(`settings.notices.${notice}`)}</output>;
}

function Banner() {
  const t = useTranslate<{ settings: typeof fr }>();
  const { language } = useSite();
  const { deletionDueAt } = useSettings().user;
  if (!deletionDueAt) return null;
  return (
    <p className={styles['warning']}>
      {t('settings.banner', { date: formatDate(deletionDueAt, language) })}{' '}
      <a href="#my-data">{t('settings.bannerLink')}</a>
    </p>
  );
}

function Contents() {
  const t = useTranslate<{ settings: typeof fr }>();
  const sections = [
    ['account', t('settings.account.title')],
    ['email', t('settings.email.title')],
    ['password', t('settings.password.title')],
    ['preferences', t('settings.preferences.title')],
    ['sessions', t('settings.sessions.title')],
    ['my-data', t('settings.data.title')],
  ] as const;
  return (
    <nav aria-label={t('settings.sections')} className={styles['contents']}>
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
