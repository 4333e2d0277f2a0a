import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formFields, noticeParameter } from '../../components/form/given-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { otherLanguage } from '../../config/locales.ts';
import { statsSoonNotice } from '../../config/parameters.ts';
import { pathTo } from '../../config/routes.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { formatDate } from '../../lib/dates.ts';
import { type Member, requireMember } from '../../lib/guard.ts';
import { can, staff } from '../../lib/rights.ts';
import { languageContext, useSite } from '../../lib/site.ts';
import styles from './auth.module.css';
import { signOutIntent } from './given.ts';
import type { fr } from './locales/fr.ts';

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
  const t = useTranslate<{ auth: typeof fr }>();
  const { language } = useSite();
  const { user, notice, wantedStats } = useLoaderData<SpaceData>();
  const settings = pathTo('settings', language);
  const name = user.firstName.trim();
  return (
    <>
      <Meta title={t('auth.spaceTitle')} path={pathTo('forYou', language)} indexed={false} />
      <PageHeader title={t('auth.spaceTitle')} lead={t('auth.spaceLead')} />
      <div className={styles['space']}>
        {notice === 'activated' && <output className={styles['outcome']}>{t('auth.activated')}</output>}
        <p className={styles['welcome']}>{name ? t('auth.welcome', { name }) : t('auth.welcomeNobody')}</p>
        {wantedStats && <output className={styles['outcome']}>{t('auth.statsSoon')}</output>}
        {user.deletionDueAt && (
          <p className={styles['outcome']}>
            {t('auth.deletionDue', { date: formatDate(user.deletionDueAt, language) })}{' '}
            <a href={`${settings}#my-data`}>{t('auth.deletionLink')}</a>
          </p>
        )}
        <section aria-labelledby="can">
          <h2 id="can">{t('auth.canTitle')}</h2>
          <ul className={styles['list']}>
            <li>{t('auth.canRead')}</li>
            <li>
              <a href={`${settings}#preferences`}>{t('auth.canPrefer')}</a>
            </li>
            <li>
              <a href={`${settings}#sessions`}>{t('auth.canSessions')}</a>
            </li>
            <li>
              <a href={`${settings}#my-data`}>{t('auth.canLeave')}</a>
            </li>
            {can(user, staff) && (
              <li>
                <a href={pathTo('administration', language)}>{t('auth.canStaff')}</a>
              </li>
            )}
          </ul>
          <p>
            <a href={pathTo('initiatives', language)}>{t('auth.discover')}</a>
          </p>
        </section>
        <section aria-labelledby="next">
          <h2 id="next">{t('auth.nextTitle')}</h2>
          <p>{t('auth.nextText')}</p>
        </section>
        <Account user={user} />
      </div>
    </>
  );
}

const knownRoles = [
  'beneficiaire',
  'operateur',
  'moderateur',
  'editor',
  'administrator',
  'super_administrateur',
] as const;

function Account({ user }: { user: Member }) {
  const t = useTranslate<{ auth: typeof fr }>();
  const { language, visit } = useSite();
  const roles = knownRoles.filter((known) => user.roles.some(({ name }) => name === known));
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <section aria-labelledby="account">
      <h2 id="account">{t('auth.accountTitle')}</h2>
      <dl className={styles['facts']}>
        {name && (
          <div>
            <dt>{t('auth.name')}</dt>
            <dd>{name}</dd>
          </div>
        )}
        <div>
          <dt>{t('auth.email')}</dt>
          <dd>{user.email}</dd>
        </div>
        <div>
          <dt>{t('auth.roles')}</dt>
          <dd>
            {roles.length > 0 ? roles.map((role) => t(`auth.role_${role}`)).join(', ') : t('auth.noRole')}
          </dd>
        </div>
      </dl>
      <p>
        <a href={pathTo('settings', language)}>{t('auth.toSettings')}</a>
      </p>
      <form action={pathTo('login', language)} method="post">
        <input type="hidden" name={formFields.csrf} value={visit?.csrfToken ?? ''} />
        <input type="hidden" name={formFields.intent} value={signOutIntent} />
        <Button kind="secondary">{t('frame.signOut')}</Button>
      </form>
    </section>
  );
}
