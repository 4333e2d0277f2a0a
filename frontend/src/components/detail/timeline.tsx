import styles from './detail.module.css';
import { Paragraphs } from './prose.tsx';

export interface TimelineStep {
  title: string;
  when: string | null;
  text: string | null;
}

/** Steps in their order, each with its date. */
export function Timeline({ steps }: { steps: TimelineStep[] }) {
  return (
    <ol className={styles['timeline']}>
      {steps.map(({ title, when, text }) => (
        <li key={`${title} ${when ?? ''}`}>
          {when && <p className={styles['when']}>{when}</p>}
          <h3>{title}</h3>
          <Paragraphs text={text} />
        </li>
      ))}
    </ol>
  );
}
