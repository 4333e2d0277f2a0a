import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../shared/config/routes.ts';
import { useSite } from '../../lib/site.ts';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Absent for the page itself, which comes last. */
  href?: string;
}

/** The path from the home page, which is added before `steps`, to this page. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const { t } = useTranslation();
  const { language } = useSite();
  return (
    <nav aria-label={t('frame.breadcrumbs')} className={styles['crumbs']}>
      <ol>
        <li>
          <a href={pathTo('home', language)}>{t('frame.home')}</a>
        </li>
        {items.map(({ label, href }) => (
          <li key={label}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
