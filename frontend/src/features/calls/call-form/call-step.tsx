import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordField } from '../../../components/record-form/record-field.tsx';
import type { FormStep } from '../../../lib/forms/form-definition.ts';
import styles from './call-form.module.css';

const helpKeys = {
  presentation: 'help.presentation',
  dates: 'help.dates',
  conditions: 'help.conditions',
  applications: 'help.applications',
  people: 'help.people',
  scope: 'help.scope',
  publication: 'help.publication',
} as const satisfies Record<string, ParseKeys<'callForm'>>;
const isKnown = (key: string): key is keyof typeof helpKeys => Object.hasOwn(helpKeys, key);

interface CallStepProps {
  step: FormStep;
  /** Content that replaces the list of fields. */
  children?: ReactNode;
}

/** A step of the form, with what those need to know who have never published a call here. */
export function CallStep({ step, children }: CallStepProps) {
  const { t } = useTranslation('callForm');
  return (
    <>
      {isKnown(step.key) && <p className={styles['help']}>{t(helpKeys[step.key])}</p>}
      {children ?? step.fields.map((field) => <RecordField key={field.key} field={field} />)}
    </>
  );
}
