import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { ModerationCountsDocument } from '../../../shared/graphql/generated/documents/moderation-counts.ts';
import type { ModerationCountsQuery } from '../../../shared/graphql/generated/operations.ts';
import styles from './rail.module.css';

/** How many records wait for a decision; nothing while that is not known, or where none does. */
export function WaitingCount() {
  const { t } = useTranslation('workspace');
  const { data } = useQuery<ModerationCountsQuery>(ModerationCountsDocument, { fetchPolicy: 'cache-only' });
  const count = data?.passerelleModerationCounts.reduce((sum, each) => sum + each.count, 0) ?? 0;
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={styles['count']} aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">{t('waiting', { count })}</span>
    </>
  );
}
