import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { classes } from '../../lib/classes.ts';
import { Lead } from '../ui/lead.tsx';
import { Meta } from '../ui/meta.tsx';
import styles from './screen.module.css';
import { Trail } from './trail.tsx';

interface ScreenProps {
  title: string;
  lead?: string | undefined;
  /** A list: on phones its first row comes before what explains it. */
  isList?: boolean;
  /** The main action of the screen. */
  action?: ReactNode;
  children: ReactNode;
}

/** A screen of the workspace: its name, which gets the focus when one comes here, and what it shows. */
export function Screen({ title, lead, isList = false, action, children }: ScreenProps) {
  const { pathname } = useLocation();
  return (
    <div className={classes(styles['screen'], isList && styles['compact'])}>
      <Meta title={title} path={pathname} indexed={false} />
      <Trail title={title} />
      <header className={styles['head']}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <Lead>{lead}</Lead>}
        </div>
        {action && <div className={styles['action']}>{action}</div>}
      </header>
      {children}
    </div>
  );
}
