import type { ReactNode } from 'react';
import { type IconName, Icon } from '../../components/ui/icon.tsx';
import styles from './panel.module.css';

/** Panel with the facts that readers look for first: the deadline, the date, and the next action. */
export function Panel({ children }: { children: ReactNode }) {
  return (
    <div className={styles['panel']} data-panel="">
      {children}
    </div>
  );
}

/** The state, when there is nothing to count. */
export function PanelTitle({ children }: { children: ReactNode }) {
  return <p className={styles['left']}>{children}</p>;
}

/** A name and a value of the panel. */
export function PanelFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className={styles['fact']}>
      <span className={styles['label']}>{label}</span>
      {children}
    </p>
  );
}

export function PanelNote({ children }: { children: ReactNode }) {
  return <p className={styles['note']}>{children}</p>;
}

/** A secondary action, on this site. */
export function QuietAction({
  href,
  icon,
  label,
  download = false,
}: {
  href: string;
  icon: IconName;
  label: string;
  download?: boolean;
}) {
  return (
    <a
      href={href}
      className={styles['quiet']}
      download={download || undefined}
      rel={download ? 'nofollow' : undefined}
    >
      <Icon name={icon} />
      {label}
    </a>
  );
}
