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

/** The state, when there is nothing to count; dates are longer than a large line. */
export function PanelTitle({ children, isDate = false }: { children: ReactNode; isDate?: boolean }) {
  return (
    <p className={styles['left']} data-date={isDate ? '' : undefined}>
      {children}
    </p>
  );
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

/** The main action, and what belongs to it; script takes it away when its time is over. */
export function PanelAction({ children }: { children: ReactNode }) {
  return (
    <div className={styles['open']} data-while-open="">
      {children}
    </div>
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
