import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RecordField } from '../../../components/record-form/record-field.tsx';
import {
  type RecordFieldProps,
  useRecordFormParts,
} from '../../../components/record-form/record-form-context.ts';
import type { FormStep } from '../../../lib/forms/form-definition.ts';
import { CallStep } from './call-step.tsx';
import styles from './call-form.module.css';
import { ExplainedChoice } from './explained-choice.tsx';
import { useDependents } from './use-dependents.ts';

/** Fields that are read together stand side by side; those of fees are there when there are fees. */
const rows = [
  ['ageMin', 'ageMax'],
  ['feeAmount', 'feeCurrency'],
  ['amountMin', 'amountMax', 'currency'],
] as const;
const feeFields = ['feeAmount', 'feeCurrency'] as const;

/** Step about who may apply, the cost, and the aid. */
export function ConditionsStep({ step }: { step: FormStep }) {
  const { t } = useTranslation('callForm');
  const { fields } = useRecordFormParts().form;
  const fees: unknown = useWatch({ control: fields.control, name: 'fees' });
  return (
    <CallStep step={step}>
      {step.fields.map((field) => {
        if (field.key === 'fees')
          return (
            <Group key={field.key} note={t('fees.unknown')} isShown={fees !== 'none' && fees !== 'amount'}>
              <RecordField field={field} group={FeesChoice} />
            </Group>
          );
        const row = rows.find((keys) => (keys as readonly string[]).includes(field.key));
        if (!row) return <RecordField key={field.key} field={field} />;
        if (row[0] !== field.key || (field.key === 'feeAmount' && fees !== 'amount')) return null;
        return (
          <div key={field.key} className={styles['row']}>
            {step.fields
              .filter(({ key }) => (row as readonly string[]).includes(key))
              .map((each) => (
                <RecordField key={each.key} field={each} />
              ))}
          </div>
        );
      })}
    </CallStep>
  );
}

function Group({ note, isShown, children }: { note: string; isShown: boolean; children: ReactNode }) {
  return (
    <div className={styles['noted']}>
      {children}
      {isShown && <p className={styles['note']}>{note}</p>}
    </div>
  );
}

function FeesChoice(props: RecordFieldProps) {
  const change = useDependents(feeFields, 'amount');
  return (
    <ExplainedChoice
      {...props}
      onChange={(choice) => {
        change(choice);
        props.onChange(choice);
      }}
    />
  );
}
