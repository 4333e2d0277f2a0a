import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewFieldsFragment } from '../../../shared/graphql/generated/operations.ts';
import form from '../../components/form/form.module.css';
import { useInstantText } from '../../components/instants/instant-text.tsx';
import { FormText } from '../../components/questions/form-text.tsx';
import { Button } from '../../components/ui/button.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useSite } from '../../lib/site.ts';
import { useOwnZone } from '../../lib/use-own-zone.ts';
import { type Criterion, hundredths, pointsOf, readPlan } from './review-plan.ts';
import styles from './reviews.module.css';
import type { ScoreDraft } from './score-draft.ts';
import { ScoreChoice } from './score-choice.tsx';
import { useScore } from './use-score.ts';

/** Score of one’s own, criterion by criterion: saved while it is written, until it is submitted as final. */
export function ScoreForm({ review }: { review: ReviewFieldsFragment }) {
  const { t } = useTranslation('reviews');
  const score = useScore(review);
  const instant = useInstantText();
  const zone = useOwnZone() ?? 'UTC';
  const { criteria } = readPlan(review.plan);
  const fields = useRef<HTMLFormElement>(null);
  const { refusals } = score;
  useEffect(() => {
    if (refusals > 0)
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [refusals]);
  return (
    <form
      ref={fields}
      className={styles['score']}
      aria-labelledby="score"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void score.give();
      }}
    >
      <h2 id="score">{t('score.title')}</h2>
      {score.restoredAt !== undefined && (
        <div className={styles['warning']}>
          <output>
            {t('score.restored', { instant: instant(new Date(score.restoredAt).toISOString(), zone) })}
          </output>{' '}
          <Button type="button" kind="quiet" onClick={score.discard}>
            {t('score.discard')}
          </Button>
        </div>
      )}
      {score.conflict && (
        <ScoreChoice
          conflict={score.conflict}
          criteria={criteria}
          onChoose={(both, isMine) => void score.choose(both, isMine)}
        />
      )}
      {criteria.map((criterion) => (
        <CriterionFields key={criterion.id} criterion={criterion} score={score} />
      ))}
      <div className={form['field']}>
        <label htmlFor="comment">{t('score.whole')}</label>
        <textarea
          id="comment"
          className={form['input']}
          rows={4}
          value={score.draft.comment}
          onChange={({ target }) => score.change({ comment: target.value })}
          onBlur={() => void score.flush()}
        />
      </div>
      <output className={styles['status']}>{t(statusKeys[score.status])}</output>
      <p role="alert" tabIndex={-1} className={form['error']}>
        {score.problem}
      </p>
      <Button busy={score.isBusy}>{t('score.give')}</Button>
      <p className={form['hint']}>{t('score.after')}</p>
      <p className={form['hint']}>{t('score.toApplicants')}</p>
    </form>
  );
}

const statusKeys = {
  empty: 'score.status.empty',
  changed: 'score.status.changed',
  saving: 'score.status.saving',
  saved: 'score.status.saved',
  failed: 'score.status.failed',
} as const;

interface CriterionFieldsProps {
  criterion: Criterion;
  score: ReturnType<typeof useScore>;
}

function CriterionFields({ criterion, score }: CriterionFieldsProps) {
  const { t } = useTranslation('reviews');
  const { language } = useSite();
  const { id, label, guidance = {}, scale, weight, commentRequired = false } = criterion;
  const { draft }: { draft: ScoreDraft } = score;
  const [ofPoints, ofComment] = [score.problems[`points.${id}`], score.problems[`comments.${id}`]];
  return (
    <fieldset className={styles['criterion']}>
      <legend>
        <FormText texts={label} language={language} />
      </legend>
      {Object.keys(guidance).length > 0 && (
        <p className={form['hint']}>
          <FormText texts={guidance} language={language} />
        </p>
      )}
      <div className={form['field']} data-invalid={ofPoints === undefined ? undefined : ''}>
        <label htmlFor={`points-${id}`}>
          {weight === 0 ? t('score.pointsUncounted') : t('score.points', { count: weight })}
        </label>
        <select
          id={`points-${id}`}
          className={form['input']}
          aria-invalid={ofPoints !== undefined || undefined}
          aria-describedby={`points-${id}-problem`}
          value={draft.points[id] ?? ''}
          onChange={({ target }) => {
            const { [id]: _, ...others } = draft.points;
            score.change({
              points: target.value === '' ? others : { ...others, [id]: Number(target.value) },
            });
          }}
          onBlur={() => void score.flush()}
        >
          <option value="">{t('score.choose')}</option>
          {pointsOf(scale).map((points) => (
            <option key={points} value={points}>
              {t('score.of', {
                points: formatNumber(points / hundredths, language),
                max: formatNumber(scale.max / hundredths, language),
              })}
            </option>
          ))}
        </select>
        <p id={`points-${id}-problem`} className={form['error']}>
          {ofPoints}
        </p>
      </div>
      <div className={form['field']} data-invalid={ofComment === undefined ? undefined : ''}>
        <label htmlFor={`comment-${id}`}>
          {commentRequired ? t('score.commentRequired') : t('score.comment')}
        </label>
        <textarea
          id={`comment-${id}`}
          className={form['input']}
          rows={2}
          aria-invalid={ofComment !== undefined || undefined}
          aria-describedby={`comment-${id}-problem`}
          value={draft.comments[id] ?? ''}
          onChange={({ target }) => score.change({ comments: { ...draft.comments, [id]: target.value } })}
          onBlur={() => void score.flush()}
        />
        <p id={`comment-${id}-problem`} className={form['error']}>
          {ofComment}
        </p>
      </div>
    </fieldset>
  );
}
