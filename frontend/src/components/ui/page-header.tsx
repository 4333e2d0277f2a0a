import type { ReactNode } from 'react';
import type { Family } from '../../../shared/config/content-types.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Icon } from './icon.tsx';
import { Lead } from './lead.tsx';
import styles from './page-header.module.css';
import { Weave } from './weave.tsx';

interface PageHeaderProps {
  title: string;
  lead?: string;
  family?: Family | undefined;
  /** First actions of the page, beside the words when there is room. */
  children?: ReactNode;
}

/** The head of a listing: a strip of cloth in the family's colours, the name, one sentence. */
export function PageHeader({ title, lead, family, children }: PageHeaderProps) {
  return (
    <header className={styles['header']} data-family={family}>
      <Weave
        seed={title.length * 31}
        columns={48}
        rows={2}
        threads={family ? 'accent' : 'all'}
        className={styles['cloth']}
      />
      <div className={styles['words']} data-actions={children ? '' : undefined}>
        <Breadcrumbs items={[{ label: title }]} />
        <h1>
          {family && <Icon name={family} className={styles['icon']} />}
          {title}
        </h1>
        {lead && <Lead>{lead}</Lead>}
        {children && <div className={styles['actions']}>{children}</div>}
      </div>
    </header>
  );
}
