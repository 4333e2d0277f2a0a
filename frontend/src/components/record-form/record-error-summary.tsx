import { useEffect, useRef } from 'react';
import form from '../form/form.module.css';
import { type ListedProblem, ProblemList } from './problem-list.tsx';

interface RecordErrorSummaryProps {
  title: string;
  problems: readonly ListedProblem[];
}

/** Error summary after a save by the button or a submission; it receives the focus when it appears. */
export function RecordErrorSummary({ title, problems }: RecordErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    summary.current?.focus();
    summary.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={summary} role="alert" tabIndex={-1} data-error-summary="" className={form['summary']}>
      <h2>{title}</h2>
      <ProblemList problems={problems} />
    </div>
  );
}
