import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assignReviews, cancelReview } from '../../../../shared/config/calls/review-calls.ts';
import type { ReviewAssignmentsFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import form from '../../../components/form/form.module.css';
import { useQuestionReference } from '../../../components/questions/question-reference.ts';
import { Button } from '../../../components/ui/button.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { send } from '../../../lib/api/send.ts';
import styles from '../reviews.module.css';
import { ConflictForm } from './conflict-form.tsx';
import type { PartProps } from './part-props.ts';
import { assignmentStateKeys, conflictKeys } from './state-keys.ts';
import { useReadLanguages } from './use-read-languages.ts';
import { useReviewCalls } from './use-review-calls.ts';

type Assignments = ReviewAssignmentsFieldsFragment;
type Application = Assignments['applications'][number];

/** The applications with their reviewers and conflicts. */
export function AssignableRows({ assignments, variables }: Omit<RowProps, 'application'>) {
  return (
    <ul className={styles['lines']}>
      {assignments.applications.map((application) => (
        <Row key={application.id} application={application} assignments={assignments} variables={variables} />
      ))}
    </ul>
  );
}

interface RowProps extends PartProps {
  application: Application;
  assignments: Assignments;
}

function Row({ application, assignments, variables }: RowProps) {
  const namesOf = useReadLanguages();
  const { countries } = useQuestionReference();
  const { applicant, country, id, language, number } = application;
  const place = countries.find(({ isoCode }) => isoCode === country)?.name ?? country;
  return (
    <li className={styles['line']}>
      <div>
        <h3>
          <RouteLink to="receivedApplication" parameters={{ id: String(id) }}>
            {applicant}
          </RouteLink>
        </h3>
        <p className={styles['status']}>
          <span className={styles['number']}>{number}</span>
          <br />
          {[place, namesOf([language])].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Reviews application={application} callId={assignments.callId} />
      <div className={styles['assign']}>
        <AssignForm application={application} assignments={assignments} variables={variables} />
        <ConflictForm application={application} assignments={assignments} />
      </div>
    </li>
  );
}

/** Who reviews an application, and who must not. */
function Reviews({ application, callId }: { application: Application; callId: number }) {
  const { t } = useTranslation('reviews');
  const { isBusy, problem, run } = useReviewCalls();
  const { assignments, conflicts } = application;
  return (
    <div>
      {assignments.length === 0 && <p className={styles['status']}>{t('assignment.none')}</p>}
      <ul className={styles['reviews']}>
        {assignments.map((each) => (
          <li key={each.id}>
            <span>
              <strong>{each.name ?? t('former')}</strong> – {t(assignmentStateKeys[each.state])}
              {each.isOverdue && ` · ${t('assignment.overdue')}`}
              {each.reason !== null && ` · ${t('assignment.reason', { reason: each.reason })}`}
            </span>
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
          <li key={`${userId} ${kind}`} data-conflict="">
            {t('assignment.conflict', { name: name ?? t('former'), kind: t(conflictKeys[kind]) })}
            {reason !== null && ` · ${t('assignment.reason', { reason })}`}
          </li>
        ))}
      </ul>
      <p role="alert">{problem}</p>
    </div>
  );
}

/** One more reviewer, of those who may. */
function AssignForm({ application, assignments: { isReady, reviewers }, variables }: RowProps) {
  const { t } = useTranslation('reviews');
  const { isBusy, problem, run } = useReviewCalls();
  const [chosen, setChosen] = useState('');
  const { id, assignments, conflicts, number } = application;
  const taken = new Set([
    ...conflicts.map(({ userId }) => userId),
    ...assignments
      .filter(({ state }) => state !== 'cancelled' && state !== 'declined')
      .map(({ userId }) => userId),
  ]);
  const free = reviewers.filter(({ state, userId }) => state === 'accepted' && !taken.has(userId));
  if (!isReady || free.length === 0) return null;

  async function assign(): Promise<void> {
    const pairs = [{ applicationId: id, userId: Number(chosen) }];
    if (await run(send(assignReviews, { ...variables, pairs }))) setChosen('');
  }

  return (
    <div className={styles['assign']}>
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
      {chosen !== '' && (
        <Button type="button" kind="secondary" busy={isBusy} onClick={() => void assign()}>
          {t('assignment.assign')}
          <span className="visually-hidden"> {number}</span>
        </Button>
      )}
      <p role="alert" className={form['error']}>
        {problem}
      </p>
    </div>
  );
}
