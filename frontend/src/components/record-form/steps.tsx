import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSite } from '../../lib/site.ts';
import { isEmpty } from '../../lib/forms/field-checks.ts';
import type { FormStep } from '../../lib/forms/form-definition.ts';
import type { Values } from '../../lib/record-form/values.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './record-form.module.css';
import { useRecordFormParts } from './record-form-context.ts';
import { samePlace } from '../../lib/same-place.ts';
import type { StepProblem } from '../../lib/record-form/form-checks.ts';

interface StepsProps {
  current: string;
  values: Values;
  missing: readonly StepProblem[];
}

/** Every record has them from the beginning. */
const standing: ReadonlySet<string> = new Set(['audience', 'slug']);

const isUnused = ({ fields }: FormStep, values: Values): boolean =>
  fields.every((field) => standing.has(field.key) || isEmpty(field, values[field.key]));

/** The steps, in any order, and what each still lacks: on phones a menu. */
export function Steps({ current, values, missing }: StepsProps) {
  const { t } = useTranslation('recordForm');
  const { language } = useSite();
  const { steps } = useRecordFormParts().form;
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const place = steps.findIndex(({ key }) => key === current);
  return (
    <nav aria-label={t('steps.title')} className={styles['steps']} data-open={isOpen ? '' : undefined}>
      <button
        type="button"
        className={styles['stepMenu']}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('steps.menu', { number: place + 1, total: steps.length })}
        <span>{missing.length === 0 ? '' : t('steps.missing', { count: missing.length })}</span>
        <Icon name="menu" />
      </button>
      <ol id={listId}>
        {steps.map((step, index) => {
          const { key, label } = step;
          const count = missing.filter((problem) => problem.step === key).length;
          const state = isUnused(step, values) ? t('steps.optional') : t('steps.complete');
          const isComplete = count === 0 && !isUnused(step, values);
          return (
            <li key={key}>
              <Link
                to={{ hash: key }}
                replace
                preventScrollReset
                state={samePlace}
                aria-current={key === current ? 'step' : undefined}
                className={styles['step']}
                onClick={() => setIsOpen(false)}
              >
                <span className={styles['stepNumber']} aria-hidden="true">
                  {isComplete ? <Icon name="check" /> : index + 1}
                </span>
                <span className={styles['stepName']}>{label[language]}</span>
                <span className={styles['stepState']}>
                  {count === 0 ? state : t('steps.missing', { count })}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
