import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { completeUrl } from '../../../lib/forms/web-address.ts';
import form from '../../form/form.module.css';
import type { RecordFieldProps } from '../record-form-context.ts';
import { TextField } from './text-field.tsx';

/** The address of a page: what people leave out of it is added when they leave the field, and said. */
export function UrlField(props: RecordFieldProps) {
  const { id, value, onChange, onBlur, describedBy } = props;
  const { t } = useTranslation('recordForm');
  const [completed, setCompleted] = useState<string>();

  function complete(): void {
    const url = typeof value === 'string' ? completeUrl(value) : '';
    if (url !== '' && url !== value) {
      onChange(url);
      setCompleted(url);
    }
    onBlur();
  }

  const isCompleted = completed !== undefined && completed === value;
  return (
    <>
      <TextField
        {...props}
        onBlur={complete}
        describedBy={[describedBy, isCompleted && `${id}-completed`].filter(Boolean).join(' ') || undefined}
      />
      <output id={`${id}-completed`} htmlFor={id} className={form['hint']}>
        {isCompleted ? t('url.completed') : ''}
      </output>
    </>
  );
}
