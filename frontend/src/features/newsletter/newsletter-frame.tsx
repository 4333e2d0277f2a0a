import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../shared/config/routes.ts';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { useSite } from '../../lib/site.ts';
import styles from './newsletter.module.css';

interface FrameProps {
  title: string;
  lead?: string;
  hasError?: boolean;
  children: ReactNode;
}

/** One state of the page. */
export function NewsletterFrame({ title, lead, hasError = false, children }: FrameProps) {
  const { t } = useTranslation('form');
  const { language } = useSite();
  return (
    <>
      <Meta
        title={hasError ? `${t('errorPrefix')} ${title}` : title}
        path={pathTo('newsletter', language)}
        indexed={false}
      />
      <PageHeader title={title} {...(lead === undefined ? {} : { lead })} />
      <div className={styles['page']}>{children}</div>
    </>
  );
}
