import { useTranslation } from 'react-i18next';
import form from '../../../components/form/form.module.css';
import { FieldError } from '../../../components/form/field-error.tsx';

interface ReasonFieldProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  isRequired: boolean;
  /** Characters. */
  max: number;
  error: string | undefined;
}

/** Reason for a step; it is stored in the history of the call. */
export function ReasonField({ id, value, onChange, isRequired, max, error }: ReasonFieldProps) {
  const { t } = useTranslation('callSteps');
  return (
    <div className={form['field']} data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>
        {t('reason.label')}
        <span className={form['optional']}> ({t(isRequired ? 'reason.required' : 'reason.optional')})</span>
      </label>
      <p id={`${id}-hint`} className={form['hint']}>
        {t('reason.hint')}
      </p>
      <FieldError id={`${id}-error`} text={error} />
      <textarea
        id={id}
        rows={3}
        maxLength={max}
        className={form['input']}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={error ? true : undefined}
        aria-required={isRequired || undefined}
      />
    </div>
  );
}
