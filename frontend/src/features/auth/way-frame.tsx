import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Prose } from '../../content/detail/prose.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { pathTo, type RouteId } from '../../../shared/config/routes.ts';
import { useSite } from '../../lib/site.ts';
import styles from './auth.module.css';
import { type StaffText, partsOf } from '../../lib/staff-texts.ts';

interface WayFrameProps {
  route: RouteId;
  title: string;
  lead?: string;
  /** What staff wrote, in the place of title and lead. */
  words?: StaffText | undefined;
  /** Something on the page was refused: its title says so first. */
  isWrong?: boolean;
  children: ReactNode;
}

/** A page of the ways in: one thing to do, in one column, and nothing beside it. */
export function WayFrame({ route, words, isWrong = false, children, ...own }: WayFrameProps) {
  const { t } = useTranslation('form');
  const { language } = useSite();
  const path = pathTo(route, language);
  const { title, lead, body } = partsOf(words, own);
  return (
    <>
      <Meta title={isWrong ? `${t('errorPrefix')} ${title}` : title} path={path} indexed={false} />
      <PageHeader title={title} {...(lead ? { lead } : {})} />
      <div className={styles['page']}>
        <Prose html={body} page={path} />
        {children}
      </div>
    </>
  );
}
