import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepProblem } from '../../lib/record-form/form-checks.ts';
import { ProblemList } from './problem-list.tsx';
import { useRecordFormParts } from './record-form-context.ts';
import styles from './record-form.module.css';
import { submissionKeys } from './submission-keys.ts';

interface MissingListProps {
  missing: readonly StepProblem[];
  /** Shown when nothing is missing. */
  children: ReactNode;
}

/** List of the fields that must be filled in before the record can be submitted. */
export function MissingList({ missing, children }: MissingListProps) {
  const { t } = useTranslation('recordForm');
  const keys = submissionKeys(useRecordFormParts().form);
  return (
    <section aria-labelledby="record-missing" className={styles['missing']}>
      <h2 id="record-missing">{t(keys.title)}</h2>
      {missing.length === 0 ? (
        <>
          <p>{t(keys.none)}</p>
          {children}
        </>
      ) : (
        <>
          <p>{t('missing.lead', { count: missing.length })}</p>
          <ProblemList problems={missing} isMissing />
        </>
      )}
    </section>
  );
}
