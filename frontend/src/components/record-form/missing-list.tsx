import { useTranslation } from 'react-i18next';
import type { StepProblem } from '../../lib/record-form/form-checks.ts';
import styles from './record-form.module.css';
import { ProblemList } from './problem-list.tsx';

/** What must be filled in before the record can be submitted. */
export function MissingList({ missing }: { missing: readonly StepProblem[] }) {
  const { t } = useTranslation('recordForm');
  return (
    <section aria-labelledby="record-missing" className={styles['missing']}>
      <h2 id="record-missing">{t('missing.title')}</h2>
      {missing.length === 0 ? (
        <p>{t('missing.none')}</p>
      ) : (
        <>
          <p>{t('missing.lead', { count: missing.length })}</p>
          <ProblemList problems={missing} isMissing />
        </>
      )}
    </section>
  );
}
