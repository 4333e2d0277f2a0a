import { useTranslation } from 'react-i18next';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import form from '../../../components/form/form.module.css';
import styles from '../decisions.module.css';
import { MinimumFields } from './minimum-fields.tsx';
import type { CategoryFieldsProps } from './category-fields-props.ts';

/** The places of a category, their amount, and its minimums. */
export function CategoryFields(props: CategoryFieldsProps) {
  const { name, category, path, errors, currency, onChange } = props;
  const { t } = useTranslation('decisions');
  return (
    <fieldset className={styles['section']}>
      <legend className={styles['strong']}>{name}</legend>
      <FieldFrame id={`${path}.places`} label={t('places.places')} error={errors[`${path}.places`]}>
        {(described) => (
          <input
            {...described}
            id={`${path}.places`}
            type="number"
            min={0}
            max={limits.places.places}
            className={form['input']}
            value={category.places}
            onChange={({ target }) => onChange({ ...category, places: target.value })}
          />
        )}
      </FieldFrame>
      {currency !== undefined && (
        <FieldFrame
          id={`${path}.amount`}
          label={t('places.amount', { currency })}
          hint={t('places.amountHint')}
          error={errors[`${path}.amount`]}
        >
          {(described) => (
            <input
              {...described}
              id={`${path}.amount`}
              inputMode="decimal"
              className={form['input']}
              value={category.amount}
              onChange={({ target }) => onChange({ ...category, amount: target.value })}
            />
          )}
        </FieldFrame>
      )}
      <MinimumFields {...props} />
    </fieldset>
  );
}
