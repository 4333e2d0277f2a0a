import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './list-pages.module.css';

interface ListPagesProps {
  page: number;
  lastPage: number;
  /** The query of the address of a page. */
  searchOf: (page: number) => string;
}

/** Links to the pages of a list; renders nothing when all rows are on one page. */
export function ListPages({ page, lastPage, searchOf }: ListPagesProps) {
  const { t } = useTranslation('list');
  if (lastPage <= 1 && page === 1) return null;
  const to = (number: number) => ({ search: searchOf(number) });
  return (
    <nav aria-label={t('pages')} className={styles['pages']}>
      {page > 1 && <Link to={to(Math.max(1, Math.min(page - 1, lastPage)))}>{t('previous')}</Link>}
      {page <= lastPage && <span>{t('page', { page, last: lastPage })}</span>}
      {page < lastPage && <Link to={to(page + 1)}>{t('next')}</Link>}
    </nav>
  );
}
