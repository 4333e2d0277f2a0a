import { useTranslation } from 'react-i18next';
import { standingLabel } from '../../../../shared/applications/standing.ts';
import type { MentoredApplicationsQuery } from '../../../../shared/graphql/generated/operations.ts';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { useSite } from '../../../lib/site.ts';
import styles from '../own-applications/own-applications.module.css';

interface MentoredListProps {
  applications: MentoredApplicationsQuery['passerelleMentoredApplications'];
}

/** The applications that one mentors, the last changed first. */
export function MentoredList({ applications }: MentoredListProps) {
  const { t } = useTranslation('mentoring');
  const { language } = useSite();
  return (
    <section aria-labelledby="mentored">
      <h2 id="mentored">{t('list')}</h2>
      <ul className={styles['rows']}>
        {applications.map(({ callTitle, id, name, number, state, unread, withdrawnAt }) => (
          <li key={id} className={styles['row']}>
            <h3>
              <RouteLink to="mentoredApplication" parameters={{ id: String(id) }}>
                {name ?? t('former')}
              </RouteLink>
            </h3>
            <p>{callTitle}</p>
            <p className={styles['state']}>
              {standingLabel(withdrawnAt === null ? state : 'withdrawn', language)}
            </p>
            {unread > 0 && (
              <p className={styles['asked']} data-completion="open">
                {t('unread', { count: unread })}
              </p>
            )}
            {number && <p className={styles['number']}>{t('number', { number })}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
