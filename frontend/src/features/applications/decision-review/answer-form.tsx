import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { answerDecisionReview } from '../../../../shared/config/calls/decision-review-calls.ts';
import type { DecisionReviewFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { FieldError } from '../../../components/form/field-error.tsx';
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import form from '../../../components/form/form.module.css';
import { useProblemFocus } from '../../../components/form/use-problem-focus.ts';
import { Button } from '../../../components/ui/button.tsx';
import type { Outcome } from '../../../lib/api/sender.ts';
import { send } from '../../../lib/api/send.ts';
import { CorrectionFields } from './correction-fields.tsx';
import styles from './decision-review.module.css';
import { useCorrection } from './use-correction.ts';

interface AnswerFormProps {
  review: DecisionReviewFieldsFragment;
  onSent: () => void;
}

/** The result stays, or is corrected by a decision whose letter is read first; with reasons that the applicant reads. */
export function AnswerForm({ review, onSent }: AnswerFormProps) {
  const { t } = useTranslation('decisionReview');
  const fieldId = useId();
  const [isUpheld, setUpheld] = useState(false);
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const correction = useCorrection(review);
  const problems = useProblemFocus(outcome);
  const refusal = outcome?.kind === 'refused' ? outcome.refusal : undefined;
  const { id, version, isAboutEligibility } = review;
  const corrects = isUpheld && !isAboutEligibility;
  const errorOf = (name: string) => refusal?.fields.find(({ path }) => path === name)?.message;

  async function answer(event: FormEvent): Promise<void> {
    event.preventDefault();
    // Who has not read the new letter reads it first.
    if (corrects && !correction.letters) {
      setOutcome(await correction.preview());
      return;
    }
    setBusy(true);
    const decision = corrects ? { ...correction.values(), sources: correction.letters?.sources ?? '' } : {};
    const answered = await send(answerDecisionReview, { id, version, isUpheld, text, ...decision });
    setBusy(false);
    if (answered.kind === 'done') {
      onSent();
      return;
    }
    if (answered.kind === 'refused' && answered.refusal.code === 'letters_outdated') correction.forget();
    setOutcome(answered);
  }

  return (
    <form ref={problems} noValidate className={styles['form']} onSubmit={(event) => void answer(event)}>
      <h2>{t('answer')}</h2>
      <fieldset className={form['field']}>
        <legend>{t('outcome')}</legend>
        <Choice name={fieldId} label={t('keep')} isChosen={!isUpheld} onChoose={() => setUpheld(false)} />
        <Choice
          name={fieldId}
          label={t(isAboutEligibility ? 'eligible' : 'correct')}
          isChosen={isUpheld}
          onChoose={() => setUpheld(true)}
        />
      </fieldset>
      <FieldFrame id={`${fieldId}-text`} label={t('text')} error={errorOf('text')}>
        {(described) => (
          <textarea
            {...described}
            id={`${fieldId}-text`}
            rows={6}
            maxLength={limits.decisions.reviewAnswer}
            className={form['input']}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FieldFrame>
      {corrects && (
        <CorrectionFields
          review={review}
          correction={correction}
          errorOf={errorOf}
          onPreviewed={(previewed) => setOutcome(previewed)}
        />
      )}
      <FieldError id={`${fieldId}-failure`} text={failure()} isAlert />
      <p className={styles['soft']}>{t('final')}</p>
      <div className={styles['actions']}>
        <Button busy={isBusy}>{t('send')}</Button>
      </div>
    </form>
  );

  function failure(): string | undefined {
    if (outcome === undefined) return undefined;
    if (outcome.kind === 'done') return corrects ? t('readFirst') : undefined;
    if (!refusal) return t('unreachable');
    if (refusal.code === 'stale_version') return t('stale');
    if (refusal.code === 'letters_outdated') return t('outdated');
    return refusal.fields.length > 0 ? undefined : refusal.message;
  }
}

interface ChoiceProps {
  name: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ name, label, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className={form['check']}>
      <input type="radio" name={`${name}-outcome`} checked={isChosen} onChange={onChoose} />
      {label}
    </label>
  );
}
