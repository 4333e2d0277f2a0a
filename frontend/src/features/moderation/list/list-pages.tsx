import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type ListState, listSearch } from './list-state.ts';
import styles from './list.module.css';

interface ListPagesProps {
  state: ListState;
  lastPage: number;
}

/** Nothing where all rows are on one page. */
export function ListPages({ state, lastPage }: ListPagesProps) {
  const { t } = useTranslation('moderation');
  const { page } = state;
  if (lastPage <= 1 && page === 1) return null;
  const to = (number: number) => ({ search: listSearch({ ...state, page: number }) });
  return (
    <nav aria-label={t('pages')} className={styles['pages']}>
      {page > 1 && <Link to={to(Math.max(1, Math.min(page - 1, lastPage)))}>{t('previousPage')}</Link>}
      {lastPage > 0 && <span>{t('page', { page, last: lastPage })}</span>}
      {page < lastPage && <Link to={to(page + 1)}>{t('nextPage')}</Link>}
    </nav>
  );
}
