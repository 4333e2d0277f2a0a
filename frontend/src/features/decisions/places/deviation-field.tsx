import { useTranslation } from 'react-i18next';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import form from '../../../components/form/form.module.css';

interface DeviationFieldProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
}

/** Why a decision is not what is proposed for the places. */
export function DeviationField({ id, value, onChange }: DeviationFieldProps) {
  const { t } = useTranslation('decisions');
  return (
    <div className={form['field']}>
      <label htmlFor={id}>{t('placement.reason')}</label>
      <p className={form['hint']} id={`${id}-hint`}>
        {t('placement.reasonHint')}
      </p>
      <textarea
        id={id}
        rows={2}
        required
        maxLength={limits.decisions.reason}
        aria-describedby={`${id}-hint`}
        className={form['input']}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
