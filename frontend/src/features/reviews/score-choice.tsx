import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import type { Criterion } from './review-plan.ts';
import styles from './reviews.module.css';
import { bodyOf } from './score-draft.ts';
import { ScoreList } from './score-list.tsx';
import type { ScoreConflict } from './use-score.ts';

interface ScoreChoiceProps {
  conflict: ScoreConflict;
  criteria: readonly Criterion[];
  onChoose: (conflict: ScoreConflict, isMine: boolean) => void;
}

/** A score that was saved elsewhere meanwhile, beside what was written here: one of both is taken. */
export function ScoreChoice({ conflict, criteria, onChoose }: ScoreChoiceProps) {
  const { t } = useTranslation('reviews');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { scores, comment } = bodyOf(conflict.mine);
  const mine = { comment, points: scores.map((each) => ({ points: null, ...each })) };
  return (
    <section aria-labelledby="choice" className={styles['warning']}>
      <h3 ref={heading} id="choice" tabIndex={-1}>
        {t('choice.title')}
      </h3>
      <p>{t('choice.text')}</p>
      <h4>{t('choice.mine')}</h4>
      <ScoreList score={mine} criteria={criteria} />
      <Button type="button" kind="secondary" onClick={() => onChoose(conflict, true)}>
        {t('choice.takeMine')}
      </Button>
      <h4>{t('choice.theirs')}</h4>
      <ScoreList score={conflict.theirs.score} criteria={criteria} />
      <Button type="button" kind="secondary" onClick={() => onChoose(conflict, false)}>
        {t('choice.takeTheirs')}
      </Button>
    </section>
  );
}
