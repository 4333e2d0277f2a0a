import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/dates/dates.ts';
import type { OwnRecordFieldsFragment } from '../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../lib/site.ts';
import styles from './own-records.module.css';
import { type ListedStatus, statusKeys } from './status-keys.ts';
import { Waiting } from './waiting.tsx';

interface RecordStateProps {
  record: OwnRecordFieldsFragment;
}

/** Status of a record, and since when it waits. */
export function RecordStatus({ record: { status, waitingSince } }: RecordStateProps) {
  const { t } = useTranslation('ownRecords');
  const isKnown = Object.hasOwn(statusKeys, status);
  return (
    <>
      {isKnown && (
        <span className={styles['badge']} data-badge={status}>
          {t(statusKeys[status as ListedStatus])}
        </span>
      )}
      {waitingSince && <Waiting since={waitingSince} />}
    </>
  );
}

/** What the validator wrote, and the proposal that waits for one. */
export function RecordRemarks({ record: { moderation, proposal } }: RecordStateProps) {
  const { t } = useTranslation('ownRecords');
  const { language } = useSite();
  return (
    <>
      {moderation.comment && (
        <blockquote className={styles['comment']}>
          <p className={styles['commentTitle']}>{t('comment')}</p>
          <p>{moderation.comment}</p>
        </blockquote>
      )}
      {proposal && <p>{t('proposal', { date: formatDate(proposal.date, language) })}</p>}
    </>
  );
}
