import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import styles from './pagination.module.css';
import { type CatalogueState, stateAddress } from '../../../shared/catalogue/parameters.ts';

/** First, last, and the neighbours of the current page; a gap is one `undefined`. */
export function pageWindow(page: number, last: number): (number | undefined)[] {
  const visiblePages = [...new Set([1, page - 1, page, page + 1, last])].filter(
    (one) => one >= 1 && one <= last,
  );
  return visiblePages.flatMap((one, index) => {
    const before = visiblePages[index - 1];
    return before !== undefined && one - before > 1 ? [undefined, one] : [one];
  });
}

interface PaginationProps {
  state: CatalogueState;
  lastPage: number;
  path: string;
}

export function Pagination({ state, lastPage, path }: PaginationProps) {
  const { t } = useTranslation('catalogue');
  if (lastPage < 2) return null;
  const { page } = state;
  const to = (number: number): string => stateAddress(path, { ...state, page: number });
  return (
    <nav aria-label={t('pages')} className={styles['pagination']}>
      {page > 1 && (
        <a href={to(page - 1)} rel="prev" className={styles['step']}>
          <Icon name="back" />
          <span>{t('previous')}</span>
        </a>
      )}
      <ol>
        {pageWindow(page, lastPage).map((number, index, shown) =>
          number === undefined ? (
            <li key={`before ${shown[index + 1]}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <a href={to(number)} aria-current={number === page ? 'page' : undefined}>
                <span className="visually-hidden">{t('page', { page: number })}</span>
                <span aria-hidden="true">{number}</span>
              </a>
            </li>
          ),
        )}
      </ol>
      {page < lastPage && (
        <a href={to(page + 1)} rel="next" className={styles['step']}>
          <span>{t('next')}</span>
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
}
