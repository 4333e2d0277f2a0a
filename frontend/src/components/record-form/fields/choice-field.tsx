import { useTranslation } from 'react-i18next';
import { choicesOf } from '../../../lib/forms/choices-of.ts';
import { useSite } from '../../../lib/site.ts';
import { countryOptions, type Group } from '../../../lib/country-groups.ts';
import form from '../../form/form.module.css';
import { type Option, OptionGroup } from '../../form/option-group.tsx';
import { type RecordFieldProps, useRecordFormParts } from '../record-form-context.ts';

/** One of several, in a native list. */
export function ChoiceField(props: RecordFieldProps) {
  const { id, field, value, onChange, onBlur, isReadOnly, describedBy, isInvalid } = props;
  const { t } = useTranslation('recordForm');
  const { language } = useSite();
  const { definition, reference } = useRecordFormParts().form;
  const groups =
    field.kind === 'country'
      ? countryOptions(reference.countries, language, ({ name }) => name)
      : [
          {
            entries: choicesOf(definition, field).map(({ value: choice, label }) => ({
              value: choice,
              label: label[language],
            })),
          },
        ];
  return (
    <select
      id={id}
      className={form['input']}
      value={(value as string | null) ?? field.default ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
      onBlur={onBlur}
      disabled={isReadOnly}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
    >
      {field.default === undefined && <option value="">{t('choose')}</option>}
      {groups.map((group: Group<Option>) => (
        <OptionGroup key={group.heading ?? group.entries[0]?.value} group={group} />
      ))}
    </select>
  );
}
