import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../../../shared/config/locales.ts';
import type { DecisionReviewFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import form from '../../../components/form/form.module.css';
import { Button } from '../../../components/ui/button.tsx';
import type { Outcome } from '../../../lib/api/sender.ts';
import { kindKeys } from './decision-review-keys.ts';
import styles from './decision-review.module.css';
import { LetterText } from './letter-text.tsx';
import type { Correction } from './use-correction.ts';

interface CorrectionFieldsProps {
  review: DecisionReviewFieldsFragment;
  correction: Correction;
  errorOf: (field: string) => string | undefined;
  onPreviewed: (outcome: Outcome | undefined) => void;
}

/** The new decision with its amount, and its letters in both languages once they are read. */
export function CorrectionFields({ review, correction, errorOf, onPreviewed }: CorrectionFieldsProps) {
  const { t } = useTranslation('decisionReview');
  const id = useId();
  const { kinds, amount } = review;
  const { kind, letters } = correction;

  async function preview(): Promise<void> {
    const outcome = await correction.preview();
    onPreviewed(outcome?.kind === 'done' ? undefined : outcome);
  }

  return (
    <>
      <FieldFrame id={`${id}-kind`} label={t('decision')} error={errorOf('kind')}>
        {(described) => (
          <select
            {...described}
            id={`${id}-kind`}
            className={form['input']}
            value={kind}
            onChange={({ target }) => {
              const next = kinds.find((each) => each === target.value);
              if (next) correction.setKind(next);
            }}
          >
            {kinds.map((each) => (
              <option key={each} value={each}>
                {t(kindKeys[each])}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {correction.asksAmount && amount && (
        <FieldFrame
          id={`${id}-amount`}
          label={t('awarded', { currency: amount.currency })}
          error={errorOf('amount')}
        >
          {(described) => (
            <input
              {...described}
              id={`${id}-amount`}
              inputMode="decimal"
              className={form['input']}
              value={correction.awarded}
              onChange={({ target }) => correction.setAwarded(target.value)}
            />
          )}
        </FieldFrame>
      )}
      <div className={styles['actions']}>
        <Button type="button" kind="secondary" busy={correction.isBusy} onClick={() => void preview()}>
          {t('read')}
        </Button>
      </div>
      {letters && (
        <section className={styles['part']} aria-labelledby={`${id}-letter`}>
          <h3 id={`${id}-letter`}>{t('newLetter')}</h3>
          <p>{t('exactly')}</p>
          {languages.map((language) => {
            const letter = letters.letters.find((each) => each.language === language);
            return letter && <LetterText key={language} letter={letter} />;
          })}
        </section>
      )}
    </>
  );
}
