import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assignReviews, cancelReview } from '../../../../shared/config/calls/review-calls.ts';
import type { ReviewAssignmentsFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import form from '../../../components/form/form.module.css';
import { Button } from '../../../components/ui/button.tsx';
import { send } from '../../../lib/api/send.ts';
import styles from '../reviews.module.css';
import { assignmentStateKeys, conflictKeys } from './state-keys.ts';
import { useReviewCalls } from './use-review-calls.ts';

type Assignments = ReviewAssignmentsFieldsFragment;
type Application = Assignments['applications'][number];

/** The applications with their reviewers and conflicts. */
export function AssignableRows({ assignments }: { assignments: Assignments }) {
  return (
    <ul className={styles['rows']}>
      {assignments.applications.map((application) => (
        <Row key={application.id} application={application} assignments={assignments} />
      ))}
    </ul>
  );
}

interface RowProps {
  application: Application;
  assignments: Assignments;
}

function Row({ application, assignments: { callId, isReady, reviewers } }: RowProps) {
  const { t } = useTranslation('reviews');
  const { isBusy, problem, run } = useReviewCalls();
  const [chosen, setChosen] = useState('');
  const { id, assignments, conflicts, country, language, number } = application;
  const taken = new Set([
    ...conflicts.map(({ userId }) => userId),
    ...assignments
      .filter(({ state }) => state !== 'cancelled' && state !== 'declined')
      .map(({ userId }) => userId),
  ]);
  const free = reviewers.filter(({ state, userId }) => state === 'accepted' && !taken.has(userId));

  async function assign(): Promise<void> {
    const pairs = [{ applicationId: id, userId: Number(chosen) }];
    if (await run(send(assignReviews, { callId, pairs }))) setChosen('');
  }

  return (
    <li className={styles['row']}>
      <h3>{t('assignment.application', { number })}</h3>
      <p>{[language.toUpperCase(), country].filter(Boolean).join(' · ')}</p>
      <ul>
        {assignments.map((each) => (
          <li key={each.id}>
            {each.name ?? t('former')} – {t(assignmentStateKeys[each.state])}
            {each.isOverdue && ` · ${t('assignment.overdue')}`}
            {each.reason !== null && ` · ${t('assignment.reason', { reason: each.reason })}`}{' '}
            {(each.state === 'asked' || each.state === 'accepted') && (
              <Button
                type="button"
                kind="quiet"
                busy={isBusy}
                onClick={() => void run(send(cancelReview, { callId, id: each.id }))}
              >
                {t('assignment.cancel')}
                <span className="visually-hidden"> {each.name}</span>
              </Button>
            )}
          </li>
        ))}
        {conflicts.map(({ kind, name, reason, userId }) => (
          <li key={`${userId} ${kind}`}>
            {t('assignment.conflict', { name: name ?? t('former'), kind: t(conflictKeys[kind]) })}
            {reason !== null && ` · ${t('assignment.reason', { reason })}`}
          </li>
        ))}
      </ul>
      {isReady && free.length > 0 && (
        <div className={styles['actions']}>
          <label htmlFor={`assign-${id}`} className="visually-hidden">
            {t('assignment.add', { number })}
          </label>
          <select
            id={`assign-${id}`}
            className={form['input']}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">{t('assignment.choose')}</option>
            {free.map(({ name, userId }) => (
              <option key={userId} value={userId}>
                {name}
              </option>
            ))}
          </select>
          <Button
            type="button"
            kind="secondary"
            busy={isBusy}
            disabled={chosen === ''}
            onClick={() => void assign()}
          >
            {t('assignment.assign')}
            <span className="visually-hidden"> {number}</span>
          </Button>
        </div>
      )}
      <p role="alert">{problem}</p>
    </li>
  );
}
