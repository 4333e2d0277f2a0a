import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSite } from '../../lib/site.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './record-form.module.css';
import { useRecordFormParts } from './record-form-context.ts';
import { samePlace } from '../../lib/same-place.ts';
import type { StepProblem } from '../../lib/record-form/form-checks.ts';

interface StepsProps {
  current: string;
  missing: readonly StepProblem[];
}

/** The steps, in any order, and what each still lacks. */
export function Steps({ current, missing }: StepsProps) {
  const { t } = useTranslation('recordForm');
  const { language } = useSite();
  const { steps } = useRecordFormParts().form;
  return (
    <nav aria-label={t('steps.title')} className={styles['steps']}>
      <ol>
        {steps.map(({ key, label }, index) => {
          const count = missing.filter(({ step }) => step === key).length;
          return (
            <li key={key}>
              <Link
                to={{ hash: key }}
                replace
                preventScrollReset
                state={samePlace}
                aria-current={key === current ? 'step' : undefined}
                className={styles['step']}
              >
                <span className={styles['stepNumber']} aria-hidden="true">
                  {count === 0 ? <Icon name="check" /> : index + 1}
                </span>
                <span className={styles['stepName']}>{label[language]}</span>
                <span className={styles['stepState']}>
                  {count === 0 ? t('steps.complete') : t('steps.missing', { count })}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
