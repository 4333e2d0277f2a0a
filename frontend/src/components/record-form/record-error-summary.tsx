import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import form from '../form/form.module.css';
import { type ListedProblem, ProblemList } from './problem-list.tsx';

/** Error summary after a save by the button; it receives the focus when it appears. */
export function RecordErrorSummary({ problems }: { problems: readonly ListedProblem[] }) {
  const { t } = useTranslation('recordForm');
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    summary.current?.focus();
    summary.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={summary} role="alert" tabIndex={-1} data-error-summary="" className={form['summary']}>
      <h2>{t('summary.title')}</h2>
      <ProblemList problems={problems} />
    </div>
  );
}
