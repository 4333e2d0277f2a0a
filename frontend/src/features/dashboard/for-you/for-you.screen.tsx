import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { Screen } from '../../../components/screen/screen.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { staff } from '../../../../shared/config/rights.ts';
import { load } from '../../../graphql/client/load.ts';
import { SignedInUserDocument } from '../../../../shared/graphql/generated/documents/signed-in-user.ts';
import { formatDate } from '../../../../shared/dates/dates.ts';
import { can } from '../../../../shared/config/can.ts';
import { useSite } from '../../../lib/site.ts';
import { useMember } from '../../../lib/use-member.ts';
import { AccountFacts } from './account-facts.tsx';
import styles from './for-you.module.css';

/** What one may do can have changed since the last screen. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await load(context, SignedInUserDocument, {});
  return null;
}

/** One's own space: what the account can do, and what comes next. */
export function Component() {
  const { t } = useTranslation('dashboard');
  const { language } = useSite();
  const member = useMember();
  const name = member.firstName.trim();
  const welcome = name ? t('forYou.welcome', { name }) : t('forYou.welcomeWithoutName');
  return (
    <Screen title={t('forYou.title')} lead={t('forYou.lead')}>
      <p className={styles['welcome']}>{welcome}</p>
      {member.deletionDueAt && (
        <p className={styles['warning']}>
          {t('forYou.deletionDue', { date: formatDate(member.deletionDueAt, language) })}{' '}
          <RouteLink to="settings" suffix="#my-data">
            {t('forYou.deletionLink')}
          </RouteLink>
        </p>
      )}
      <section aria-labelledby="can" className={styles['section']}>
        <h2 id="can">{t('forYou.canTitle')}</h2>
        <ul className={styles['list']}>
          <li>{t('forYou.canRead')}</li>
          <li>
            <RouteLink to="ownInitiatives">{t('forYou.canWrite')}</RouteLink>
          </li>
          <li>
            <RouteLink to="settings" suffix="#preferences">
              {t('forYou.canPrefer')}
            </RouteLink>
          </li>
          <li>
            <RouteLink to="settings" suffix="#sessions">
              {t('forYou.canSessions')}
            </RouteLink>
          </li>
          <li>
            <RouteLink to="settings" suffix="#my-data">
              {t('forYou.canLeave')}
            </RouteLink>
          </li>
          {can(member, staff) && (
            <li>
              <RouteLink to="administration">{t('forYou.canStaff')}</RouteLink>
            </li>
          )}
        </ul>
        <p>
          <RouteLink to="initiatives">{t('forYou.discover')}</RouteLink>
        </p>
      </section>
      <section aria-labelledby="next" className={styles['section']}>
        <h2 id="next">{t('forYou.nextTitle')}</h2>
        <p>{t('forYou.nextText')}</p>
      </section>
      <AccountFacts member={member} />
    </Screen>
  );
}
