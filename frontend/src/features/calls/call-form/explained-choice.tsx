import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import form from '../../../components/form/form.module.css';
import {
  type RecordFieldProps,
  useRecordFormParts,
} from '../../../components/record-form/record-form-context.ts';
import { choicesOf } from '../../../lib/forms/choices-of.ts';
import { useSite } from '../../../lib/site.ts';
import styles from './call-form.module.css';

/** Explanations of choices, by field and value. */
const meanings = {
  'fees.none': 'fees.none',
  'fees.amount': 'fees.amount',
  'managementMode.internal': 'mode.internal',
  'managementMode.external': 'mode.external',
} as const satisfies Record<string, ParseKeys<'callForm'>>;

const meaningOf = (field: string, choice: string) =>
  Object.entries(meanings).find(([key]) => key === `${field}.${choice}`)?.[1];

/** One of a few, each with what it means. */
export function ExplainedChoice(props: RecordFieldProps) {
  const { id, field, value, onChange, onBlur, isReadOnly, describedBy } = props;
  const { t } = useTranslation('callForm');
  const { language } = useSite();
  const { definition } = useRecordFormParts().form;
  const choices = choicesOf(definition, field);
  return (
    <div className={styles['choices']}>
      {choices.map(({ value: choice, label }, index) => {
        const meaning = meaningOf(field.key, choice);
        const choiceId = index === 0 ? id : `${id}-${choice}`;
        return (
          <div key={choice} className={styles['choice']}>
            <input
              id={choiceId}
              type="radio"
              name={id}
              checked={value === choice}
              onChange={() => onChange(choice)}
              onBlur={onBlur}
              disabled={isReadOnly}
              aria-describedby={[describedBy, meaning && `${choiceId}-meaning`].filter(Boolean).join(' ')}
            />
            <label htmlFor={choiceId}>{label[language]}</label>
            {meaning && (
              <p id={`${choiceId}-meaning`} className={form['hint']}>
                {t(meaning)}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
