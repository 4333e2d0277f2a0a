import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/dates/dates.ts';
import type {
  OwnRecordFieldsFragment,
  PasserelleRecordStatus,
} from '../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../lib/site.ts';
import styles from './own-records.module.css';
import { statusKeys } from './status-keys.ts';
import { Waiting } from './waiting.tsx';
import { WaitingPlace } from './waiting-place.tsx';

interface RecordStateProps {
  record: OwnRecordFieldsFragment;
}

/** Status of a record, since when it waits, and its place in the queue. */
export function RecordStatus({ record: { status, waitingSince, waiting } }: RecordStateProps) {
  const { t } = useTranslation('ownRecords');
  const isKnown = Object.hasOwn(statusKeys, status);
  return (
    <>
      {isKnown && (
        <span className={styles['badge']} data-badge={status}>
          {t(statusKeys[status as PasserelleRecordStatus])}
        </span>
      )}
      {waitingSince && <Waiting since={waitingSince} />}
      {waitingSince && waiting && <WaitingPlace waiting={waiting} />}
    </>
  );
}

/** Remarks of the validator, and the proposal that waits for one. */
export function RecordRemarks({ record: { moderation, proposal, waitingSince, waiting } }: RecordStateProps) {
  const { t } = useTranslation('ownRecords');
  const { language } = useSite();
  return (
    <>
      {moderation.comment && (
        <blockquote className={styles['comment']}>
          <p className={styles['commentTitle']}>
            {moderation.date === null
              ? t('comment')
              : t('commentOn', { date: formatDate(moderation.date, language) })}
          </p>
          <p>{moderation.comment}</p>
        </blockquote>
      )}
      {proposal && <p>{t('proposal', { date: formatDate(proposal.date, language) })}</p>}
      {proposal && !waitingSince && waiting && (
        <p className={styles['facts']}>
          <WaitingPlace waiting={waiting} />
        </p>
      )}
    </>
  );
}
