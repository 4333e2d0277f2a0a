import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formFields } from '../../components/form/given-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { otherLanguage } from '../../config/locales.ts';
import { pathTo } from '../../config/routes.ts';
import { SessionsOperation, type SessionsQuery } from '../../graphql/generated/operations.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { formatDate } from '../../lib/dates.ts';
import { type Member, requireMember } from '../../lib/guard.ts';
import { can, staff } from '../../lib/rights.ts';
import { languageContext, queryContext, useSite } from '../../lib/site.ts';
import styles from './auth.module.css';
import { deviceName } from './device-name.ts';
import { endSessionIntent, signOutIntent } from './given.ts';
import type { fr } from './locales/fr.ts';

type Session = SessionsQuery['passerelleSessions'][number];

interface SpaceData {
  user: Member;
  sessions: Session[];
  switchPath: string;
}

export async function loader(given: LoaderFunctionArgs): Promise<SpaceData> {
  const { context } = given;
  const [user, { passerelleSessions }] = await Promise.all([
    requireMember(given),
    context.get(queryContext)(SessionsOperation, {}),
  ]);
  return {
    user,
    sessions: passerelleSessions,
    switchPath: pathTo('forYou', otherLanguage(context.get(languageContext))),
  };
}

/** One's own space: what the account can do, what comes next, and where one is signed in. */
export function Component() {
  const t = useTranslate<{ auth: typeof fr }>();
  const { language } = useSite();
  const { user } = useLoaderData<SpaceData>();
  const name = user.firstName.trim();
  return (
    <>
      <Meta title={t('auth.spaceTitle')} path={pathTo('forYou', language)} indexed={false} />
      <PageHeader title={t('auth.spaceTitle')} lead={t('auth.spaceLead')} />
      <div className={styles['space']}>
        <p className={styles['welcome']}>{name ? t('auth.welcome', { name }) : t('auth.welcomeNobody')}</p>
        <section aria-labelledby="can">
          <h2 id="can">{t('auth.canTitle')}</h2>
          <ul className={styles['list']}>
            <li>{t('auth.canRead')}</li>
            <li>{t('auth.canSessions')}</li>
            {can(user, staff) && <li>{t('auth.canStaff')}</li>}
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
        <OpenSessions />
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
      <form action={pathTo('login', language)} method="post">
        <input type="hidden" name={formFields.csrf} value={visit?.csrfToken ?? ''} />
        <input type="hidden" name={formFields.intent} value={signOutIntent} />
        <Button kind="secondary">{t('frame.signOut')}</Button>
      </form>
    </section>
  );
}

function OpenSessions() {
  const t = useTranslate<{ auth: typeof fr }>();
  const { language, visit } = useSite();
  const { sessions } = useLoaderData<SpaceData>();
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{t('auth.sessionsTitle')}</h2>
      <p>{t('auth.sessionsText')}</p>
      <ul className={styles['sessions']}>
        {sessions.map(({ id, device, startedAt, isCurrent }) => {
          const date = formatDate(startedAt, language);
          return (
            <li key={id}>
              <p>
                <strong>{deviceName(device) ?? t('auth.unknownDevice')}</strong> — {t('auth.since', { date })}
                {isCurrent && <em> ({t('auth.current')})</em>}
              </p>
              {!isCurrent && (
                <form action={pathTo('forYou', language)} method="post">
                  <input type="hidden" name={formFields.csrf} value={visit?.csrfToken ?? ''} />
                  <input type="hidden" name="id" value={id} />
                  <button name={formFields.intent} value={endSessionIntent} className={styles['plain']}>
                    {t('auth.endSession')}{' '}
                    <span className="visually-hidden">({t('auth.since', { date })})</span>
                  </button>
                </form>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
