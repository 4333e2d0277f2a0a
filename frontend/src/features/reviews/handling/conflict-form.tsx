import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { declareReviewConflict } from '../../../../shared/config/calls/review-calls.ts';
import type { ReviewAssignmentsFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import form from '../../../components/form/form.module.css';
import { Button } from '../../../components/ui/button.tsx';
import { send } from '../../../lib/api/send.ts';
import styles from '../reviews.module.css';
import { useReviewCalls } from './use-review-calls.ts';

interface ConflictFormProps {
  application: ReviewAssignmentsFieldsFragment['applications'][number];
  assignments: Pick<ReviewAssignmentsFieldsFragment, 'callId' | 'reviewers'>;
}

/** Declares that a reviewer has a conflict of interest with an application, before or after it is assigned. */
export function ConflictForm({ application, assignments: { callId, reviewers } }: ConflictFormProps) {
  const { t } = useTranslation('reviews');
  const { isBusy, problem, run } = useReviewCalls();
  const [userId, setUserId] = useState('');
  const [reason, setReason] = useState('');
  const { id, applicant, assignments, conflicts } = application;
  const declared = new Set(
    conflicts.filter(({ kind }) => kind === 'declaredByManager').map((each) => each.userId),
  );
  const free = reviewers.filter((each) => each.userId !== 0 && !declared.has(each.userId));
  if (free.length === 0) return null;
  const ends = assignments.some(
    (each) =>
      each.userId === Number(userId) &&
      (each.state === 'asked' || each.state === 'accepted' || each.state === 'done'),
  );

  async function declare(): Promise<void> {
    const body = { applicationId: id, callId, userId: Number(userId), reason };
    if (!(await run(send(declareReviewConflict, body)))) return;
    setUserId('');
    setReason('');
  }

  return (
    <details className={styles['recusal']}>
      <summary>
        {t('conflict.declare')}
        <span className="visually-hidden"> {applicant}</span>
      </summary>
      <div className={styles['part']}>
        <div className={form['field']}>
          <label htmlFor={`conflict-${id}`}>{t('conflict.whom')}</label>
          <select
            id={`conflict-${id}`}
            className={form['input']}
            value={userId}
            onChange={({ target }) => setUserId(target.value)}
          >
            <option value="">{t('conflict.choose')}</option>
            {free.map((each) => (
              <option key={each.userId} value={each.userId}>
                {each.name}
              </option>
            ))}
          </select>
        </div>
        <div className={form['field']}>
          <label htmlFor={`conflict-reason-${id}`}>{t('conflict.reason')}</label>
          <p id={`conflict-hint-${id}`} className={form['hint']}>
            {t('conflict.hint')}
          </p>
          <textarea
            id={`conflict-reason-${id}`}
            className={form['input']}
            rows={2}
            aria-describedby={`conflict-hint-${id}`}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
        {ends && <p className={styles['warning']}>{t('conflict.ends')}</p>}
        <div>
          <Button
            type="button"
            kind="secondary"
            busy={isBusy}
            disabled={userId === ''}
            onClick={() => void declare()}
          >
            {t('conflict.submit')}
          </Button>
        </div>
        <p role="alert" className={form['error']}>
          {problem}
        </p>
      </div>
    </details>
  );
}
