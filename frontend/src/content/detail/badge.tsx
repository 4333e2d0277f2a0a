import styles from './panel.module.css';

export type BadgeTone = 'open' | 'urgent' | 'coming' | 'over';

/** A state in words, marked by shape and colour as well. */
export function Badge({ tone, label, whenOver }: { tone: BadgeTone; label: string; whenOver?: string }) {
  return (
    <span className={styles['badge']} data-tone={tone} data-when-over={whenOver}>
      {label}
    </span>
  );
}
