import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import styles from '../member.module.css';
import type { StructureDetail } from './structure-detail.ts';

/** The members of a structure that have a public profile. */
export function Team({ team }: { team: StructureDetail['team'] }) {
  const { t } = useTranslation('members');
  return (
    <ul className={styles['team']}>
      {team.map(({ id, job, name, role }) => (
        <li key={id}>
          <RouteLink to="member" parameters={{ id: String(id) }}>
            {t('membership', { name, role })}
          </RouteLink>
          {job && <span>{job}</span>}
        </li>
      ))}
    </ul>
  );
}
