import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Lead } from '../ui/lead.tsx';
import { Meta } from '../ui/meta.tsx';
import styles from './screen.module.css';
import { Trail } from './trail.tsx';

interface PageScreenProps {
  title: string;
  lead?: string | undefined;
  /** Before the title of the document: a form was refused. */
  prefix?: string | undefined;
  children: ReactNode;
}

/** A screen of the workspace that only the server renders, with the same head as the others. */
export function PageScreen({ title, lead, prefix, children }: PageScreenProps) {
  const { pathname } = useLocation();
  return (
    <div className={styles['screen']}>
      <Meta title={prefix ? `${prefix} ${title}` : title} path={pathname} indexed={false} />
      <Trail title={title} />
      <header className={styles['head']}>
        <div>
          <h1>{title}</h1>
          {lead && <Lead>{lead}</Lead>}
        </div>
      </header>
      {children}
    </div>
  );
}
