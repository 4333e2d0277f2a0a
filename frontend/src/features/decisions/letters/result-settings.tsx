import { useTranslation } from 'react-i18next';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import form from '../../../components/form/form.module.css';

interface ResultSettingsProps {
  reviewDays: string;
  showsResults: boolean;
  /** Why the number of days was refused. */
  error: string | undefined;
  onDays: (days: string) => void;
  onShow: (shows: boolean) => void;
}

/** How long a review can be asked for, and whether the page of the call shows results. */
export function ResultSettings({ reviewDays, showsResults, error, onDays, onShow }: ResultSettingsProps) {
  const { t } = useTranslation('decisions');
  return (
    <>
      <FieldFrame
        id="review-days"
        label={t('letters.reviewDays')}
        hint={t('letters.reviewHint')}
        error={error}
      >
        {(described) => (
          <input
            {...described}
            id="review-days"
            type="number"
            min={0}
            max={limits.decisions.reviewDaysMax}
            className={form['input']}
            value={reviewDays}
            onChange={({ target }) => onDays(target.value)}
          />
        )}
      </FieldFrame>
      <div className={form['field']}>
        <label className={form['check']}>
          <input
            type="checkbox"
            checked={showsResults}
            aria-describedby="shows-results-hint"
            onChange={({ target }) => onShow(target.checked)}
          />
          {t('letters.showsResults')}
        </label>
        <p className={form['hint']} id="shows-results-hint">
          {t('letters.showsHint')}
        </p>
      </div>
    </>
  );
}
