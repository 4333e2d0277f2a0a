import { useTranslation } from 'react-i18next';
import type { RouteId } from '../../../../shared/config/routes.ts';
import type { WaitingItemsQuery } from '../../../../shared/graphql/generated/operations.ts';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import styles from './for-you.module.css';

type Step = WaitingItemsQuery['passerelleWaitingItems']['steps'][number];

const steps = {
  interests: { key: 'forYou.step_INTERESTS', to: 'settingsPreferences' },
  profile: { key: 'forYou.step_PROFILE', to: 'profileForm' },
  favourite: { key: 'forYou.step_FAVOURITE', to: 'calls' },
} as const satisfies Record<Step, { key: string; to: RouteId }>;

/** The first steps that a member has not taken yet. */
export function StepsSection({ left }: { left: readonly Step[] }) {
  const { t } = useTranslation('dashboard');
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="steps" className={styles['section']}>
      <h2 id="steps">{t('forYou.stepsTitle')}</h2>
      <ol className={styles['list']}>
        {left.map((step) => (
          <li key={step}>
            <RouteLink to={steps[step].to}>{t(steps[step].key)}</RouteLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
