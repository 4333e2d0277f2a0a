import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../../shared/dates/dates.ts';
import { useSite } from '../../../lib/site.ts';
import form from '../../form/form.module.css';
import { Button } from '../../ui/button.tsx';
import type { RecordFieldProps } from '../record-form-context.ts';
import styles from './days.module.css';

/** Several days: each is added on its own, and can be taken away. */
export function DaysField(props: RecordFieldProps) {
  const { id, field, value, onChange, onBlur, isReadOnly, describedBy, isInvalid } = props;
  const { t } = useTranslation('recordForm');
  const { language } = useSite();
  const [day, setDay] = useState('');
  const days = (value as string[] | null) ?? [];
  const isFull = field.max !== undefined && days.length >= field.max;

  function add(): void {
    onChange([...new Set([...days, day])].toSorted());
    setDay('');
  }

  return (
    <div className={styles['days']}>
      {days.length > 0 && (
        <ul className={styles['list']}>
          {days.map((each) => (
            <li key={each}>
              <span>{formatDate(each, language)}</span>
              {!isReadOnly && (
                <button
                  type="button"
                  className={styles['remove']}
                  onClick={() => onChange(days.filter((other) => other !== each))}
                >
                  {t('days.remove')}
                  <span className="visually-hidden"> {formatDate(each, language)}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles['add']}>
        <input
          id={id}
          type="date"
          className={form['input']}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          onBlur={onBlur}
          readOnly={isReadOnly}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
        />
        <Button type="button" kind="secondary" disabled={day === '' || isReadOnly || isFull} onClick={add}>
          {t('days.add')}
        </Button>
      </div>
    </div>
  );
}
