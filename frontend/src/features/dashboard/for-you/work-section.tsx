import { useTranslation } from 'react-i18next';
import { can } from '../../../../shared/config/can.ts';
import { operators, staff } from '../../../../shared/config/rights.ts';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import type { useMember } from '../../../lib/use-member.ts';
import styles from './for-you.module.css';

interface WorkSectionProps {
  member: ReturnType<typeof useMember>;
}

/** Links for operators and staff to what they do daily; what validators decide on stands under what waits. */
export function WorkSection({ member }: WorkSectionProps) {
  const { t } = useTranslation('dashboard');
  const [operates, administers] = [operators, staff].map((needed) => can(member, needed));
  if (!operates && !administers) return null;
  return (
    <section aria-labelledby="work" className={styles['section']}>
      <h2 id="work">{t('forYou.workTitle')}</h2>
      <ul className={styles['list']}>
        {operates && (
          <>
            <li>
              <RouteLink to="ownCalls">{t('forYou.toCalls')}</RouteLink>
            </li>
            <li>
              <RouteLink to="newCall">{t('forYou.newCall')}</RouteLink>
            </li>
          </>
        )}
        {administers && (
          <li>
            <RouteLink to="administration">{t('forYou.canStaff')}</RouteLink>
          </li>
        )}
      </ul>
    </section>
  );
}
