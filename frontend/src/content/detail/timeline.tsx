import { useTranslation } from 'react-i18next';
import { Paragraphs } from './prose.tsx';
import styles from './timeline.module.css';

/** `coming`: what is due next, when nothing is due today. */
export type TimelinePhase = 'done' | 'today' | 'now' | 'coming' | 'next';

export interface TimelineStep {
  title: string;
  when: string | null;
  text: string | null;
  /** Its current phase; null when it has no date. */
  phase: TimelinePhase | null;
}

const present = { today: 'today', now: 'inProgress', coming: 'comingStep' } as const;
const isPresent = (phase: TimelinePhase | null): phase is keyof typeof present =>
  phase !== null && phase in present;

/** Steps in their order, each with its date, and where the present is. */
export function Timeline({ steps }: { steps: TimelineStep[] }) {
  const { t } = useTranslation('detail');
  return (
    <ol className={styles['timeline']}>
      {steps.map(({ title, when, text, phase }, index) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- two steps may have the same name and no date
          key={index}
          data-phase={phase ?? undefined}
          aria-current={isPresent(phase) ? 'step' : undefined}
        >
          {(when || isPresent(phase)) && (
            <p className={styles['when']}>
              {when}
              {isPresent(phase) && <span className={styles['present']}>{t(present[phase])}</span>}
              {phase === 'done' && <span className="visually-hidden">{t('past')}</span>}
            </p>
          )}
          <h3>{title}</h3>
          <Paragraphs text={text} />
        </li>
      ))}
    </ol>
  );
}
