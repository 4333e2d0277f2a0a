import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assignReviews } from '../../../../shared/config/calls/review-calls.ts';
import type { AnswerOf } from '../../../../shared/config/calls/types.ts';
import type { ReviewAssignmentsFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import form from '../../../components/form/form.module.css';
import { Button } from '../../../components/ui/button.tsx';
import { send } from '../../../lib/api/send.ts';
import styles from '../reviews.module.css';
import type { PartProps } from './part-props.ts';
import { useReadLanguages } from './use-read-languages.ts';
import { useReviewCalls } from './use-review-calls.ts';

type Proposal = AnswerOf<typeof assignReviews>;

/** Spreads the applications evenly: what would be assigned is shown first, and the same is then assigned. */
export function SpreadForm({ variables, assignments }: PartProps & Pick<OutlineProps, 'assignments'>) {
  const { t } = useTranslation('reviews');
  const { isBusy, problem, run } = useReviewCalls();
  const [each, setEach] = useState(2);
  const [scoreBy, setScoreBy] = useState('');
  const [proposal, setProposal] = useState<Proposal>();
  // The day alone means its end, in UTC.
  const dates = scoreBy === '' ? {} : { scoreBy: `${scoreBy}T23:59:59Z` };

  async function preview(): Promise<void> {
    setProposal(await run(send(assignReviews, { ...variables, each, ...dates, isPreview: true }), false));
  }

  async function assign({ seed }: Proposal): Promise<void> {
    if (await run(send(assignReviews, { ...variables, each, seed, ...dates }))) setProposal(undefined);
  }

  return (
    <form
      noValidate
      className={styles['part']}
      onSubmit={(event) => {
        event.preventDefault();
        void preview();
      }}
    >
      <h3>{t('spread.title')}</h3>
      <div className={styles['actions']}>
        <div className={form['field']}>
          <label htmlFor="each">{t('spread.each')}</label>
          <input
            id="each"
            className={form['input']}
            type="number"
            min={1}
            max={10}
            value={each}
            onChange={({ target }) => {
              setEach(Math.trunc(Number(target.value)));
              setProposal(undefined);
            }}
          />
        </div>
        <div className={form['field']}>
          <label htmlFor="score-by">{t('spread.scoreBy')}</label>
          <input
            id="score-by"
            className={form['input']}
            type="date"
            value={scoreBy}
            onChange={({ target }) => setScoreBy(target.value)}
          />
        </div>
      </div>
      <div>
        <Button kind="secondary" busy={isBusy}>
          {t('spread.preview')}
        </Button>
      </div>
      <output className={styles['status']}>
        {proposal && <Outline proposal={proposal} assignments={assignments} />}
      </output>
      {proposal && <Loads proposal={proposal} assignments={assignments} />}
      {proposal && proposal.pairs.length > 0 && (
        <div>
          <Button type="button" busy={isBusy} onClick={() => void assign(proposal)}>
            {t('spread.assign')}
          </Button>
        </div>
      )}
      <p role="alert" className={form['error']}>
        {problem}
      </p>
    </form>
  );
}

interface OutlineProps {
  proposal: Proposal;
  assignments: ReviewAssignmentsFieldsFragment;
}

function Outline({ proposal, assignments }: OutlineProps) {
  const { t } = useTranslation('reviews');
  const { cancelled, loads, missing, pairs, unreadLanguages } = proposal;
  const counts = loads.map(({ count }) => count);
  const numbers = missing.flatMap(({ applicationId }) => {
    const found = assignments.applications.find(({ id }) => id === applicationId);
    return found ? [found.number] : [];
  });
  const namesOf = useReadLanguages();
  return (
    <>
      <span>{t('spread.pairs', { count: pairs.length })}</span>{' '}
      {counts.length > 0 && (
        <span>{t('spread.loads', { least: Math.min(...counts), most: Math.max(...counts) })}</span>
      )}{' '}
      {cancelled > 0 && <span>{t('spread.moved', { count: cancelled })}</span>}{' '}
      {unreadLanguages.length > 0 && (
        <strong>{t('spread.unread', { languages: namesOf(unreadLanguages) })}</strong>
      )}{' '}
      {numbers.length > 0 && <strong>{t('spread.missing', { numbers: numbers.join(', ') })}</strong>}
    </>
  );
}

/** How many applications each person would have. */
function Loads({ proposal: { loads }, assignments: { reviewers } }: OutlineProps) {
  const { t } = useTranslation('reviews');
  return (
    <ul className={styles['loads']}>
      {loads.map(({ count, userId }) => (
        <li key={userId}>
          {t('spread.load', {
            count,
            name: reviewers.find((each) => each.userId === userId)?.name ?? t('former'),
          })}
        </li>
      ))}
    </ul>
  );
}
