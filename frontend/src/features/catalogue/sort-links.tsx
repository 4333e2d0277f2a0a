import { useTranslation } from 'react-i18next';
import { sortKeys } from './label-keys.ts';
import { type CatalogueState, sortsFor, stateAddress } from '../../../shared/catalogue/parameters.ts';
import styles from './sort-links.module.css';

/** One press changes the order, with or without script; the order is part of the address. */
export function SortLinks({ state, path }: { state: CatalogueState; path: string }) {
  const { t } = useTranslation('catalogue');
  return (
    <nav aria-label={t('sort')} className={styles['sort']}>
      <ul>
        {sortsFor(state.q).map((sort) => (
          <li key={sort}>
            <a
              href={stateAddress(path, { ...state, sort, page: 1 })}
              aria-current={sort === state.sort ? 'true' : undefined}
              rel="nofollow"
            >
              {sort.startsWith('title') && <span className="visually-hidden">{t('byTitle')} </span>}
              {t(sortKeys[sort])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
