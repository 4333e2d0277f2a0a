import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Prose } from '../../content/detail/prose.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { pathTo, type RouteId } from '../../../shared/config/routes.ts';
import { useSite } from '../../lib/site.ts';
import styles from './auth.module.css';
import { type StaffText, partsOf } from '../../lib/staff-texts.ts';

interface AuthFrameProps {
  route: RouteId;
  title: string;
  lead?: string;
  /** Texts of staff that replace title and lead. */
  words?: StaffText | undefined;
  /** The form has errors: the title starts with the error prefix. */
  hasError?: boolean;
  children: ReactNode;
}

/** Frame of sign-in and account pages: one task in one column. */
export function AuthFrame({ route, words, hasError = false, children, ...own }: AuthFrameProps) {
  const { t } = useTranslation('form');
  const { language } = useSite();
  const path = pathTo(route, language);
  const { title, lead, body } = partsOf(words, own);
  return (
    <>
      <Meta title={hasError ? `${t('errorPrefix')} ${title}` : title} path={path} indexed={false} />
      <PageHeader title={title} {...(lead ? { lead } : {})} />
      <div className={styles['page']}>
        <Prose html={body} page={path} />
        {children}
      </div>
    </>
  );
}
