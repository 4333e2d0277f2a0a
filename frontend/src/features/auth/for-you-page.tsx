import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formFields, noticeParameter } from '../../components/form/given-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { otherLanguage } from '../../config/locales.ts';
import { statsSoonNotice } from '../../config/parameters.ts';
import { pathTo } from '../../config/routes.ts';
import { formatDate } from '../../lib/dates.ts';
import { type Member, requireMember } from '../../lib/guard.ts';
import { can, staff } from '../../lib/rights.ts';
import { languageContext, useSite } from '../../lib/site.ts';
import styles from './auth.module.css';
import { signOutIntent } from './given.ts';

interface SpaceData {
  user: Member;
  /** Came for the statistics, which are not open yet. */
  wantedStats: boolean;
  /** What was just done; empty for nothing. */
  notice: string;
  switchPath: string;
}

export async function loader(given: LoaderFunctionArgs): Promise<SpaceData> {
  const user = await requireMember(given);
  const language = given.context.get(languageContext);
  const notice = new URL(given.request.url).searchParams.get(noticeParameter) ?? '';
  const wantedStats = notice === statsSoonNotice;
  return { user, notice, wantedStats, switchPath: pathTo('forYou', otherLanguage(language)) };
}

/** One's own space: what the account can do, and what comes next. */
export function Component() {
  const { t } = useTranslation('auth');
  const { language } = useSite();
  const { user, notice, wantedStats } = useLoaderData<SpaceData>();
  const settings = pathTo('settings', language);
  const name = user.firstName.trim();
  return (
    <>
      <Meta title={t('spaceTitle')} path={pathTo('forYou', language)} indexed={false} />
      <PageHeader title={t('spaceTitle')} lead={t('spaceLead')} />
      <div className={styles['space']}>
        {notice === 'activated' && <output className={styles['outcome']}>{t('activated')}</output>}
        <p className={styles['welcome']}>{name ? t('welcome', { name }) : t('welcomeNobody')}</p>
        {wantedStats && <output className={styles['outcome']}>{t('statsSoon')}</output>}
        {user.deletionDueAt && (
          <p className={styles['outcome']}>
            {t('deletionDue', { date: formatDate(user.deletionDueAt, language) })}{' '}
            <a href={`${settings}#my-data`}>{t('deletionLink')}</a>
          </p>
        )}
        <section aria-labelledby="can">
          <h2 id="can">{t('canTitle')}</h2>
          <ul className={styles['list']}>
            <li>{t('canRead')}</li>
            <li>
              <a href={`${settings}#preferences`}>{t('canPrefer')}</a>
            </li>
            <li>
              <a href={`${settings}#sessions`}>{t('canSessions')}</a>
            </li>
            <li>
              <a href={`${settings}#my-data`}>{t('canLeave')}</a>
            </li>
            {can(user, staff) && (
              <li>
                <a href={pathTo('administration', language)}>{t('canStaff')}</a>
              </li>
            )}
          </ul>
          <p>
            <a href={pathTo('initiatives', language)}>{t('discover')}</a>
          </p>
        </section>
        <section aria-labelledby="next">
          <h2 id="next">{t('nextTitle')}</h2>
          <p>{t('nextText')}</p>
        </section>
        <Account user={user} />
      </div>
    </>
  );
}

const roleKeys = {
  beneficiaire: 'role_beneficiaire',
  operateur: 'role_operateur',
  moderateur: 'role_moderateur',
  editor: 'role_editor',
  administrator: 'role_administrator',
  super_administrateur: 'role_super_administrateur',
} as const;

function Account({ user }: { user: Member }) {
  const { t } = useTranslation('auth');
  const { language, visit } = useSite();
  const names = new Set(user.roles.map(({ name }) => name));
  const roles = Object.entries(roleKeys).flatMap(([role, key]) => (names.has(role) ? [t(key)] : []));
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <section aria-labelledby="account">
      <h2 id="account">{t('accountTitle')}</h2>
      <dl className={styles['facts']}>
        {name && (
          <div>
            <dt>{t('name')}</dt>
            <dd>{name}</dd>
          </div>
        )}
        <div>
          <dt>{t('email')}</dt>
          <dd>{user.email}</dd>
        </div>
        <div>
          <dt>{t('roles')}</dt>
          <dd>{roles.length > 0 ? roles.join(', ') : t('noRole')}</dd>
        </div>
      </dl>
      <p>
        <a href={pathTo('settings', language)}>{t('toSettings')}</a>
      </p>
      <form action={pathTo('login', language)} method="post">
        <input type="hidden" name={formFields.csrf} value={visit?.csrfToken ?? ''} />
        <input type="hidden" name={formFields.intent} value={signOutIntent} />
        <Button kind="secondary">{t('frame.signOut')}</Button>
      </form>
    </section>
  );
}
