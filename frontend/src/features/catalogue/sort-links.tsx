import { useTranslation } from 'react-i18next';
import type { Family } from '../../../shared/config/content-types.ts';
import { sortKeys } from './label-keys.ts';
import {
  type CatalogueState,
  defaultSort,
  sortsFor,
  stateAddress,
} from '../../../shared/catalogue/parameters.ts';
import styles from './sort-links.module.css';

interface SortLinksProps {
  state: CatalogueState;
  family: Family | undefined;
  path: string;
}

/** One press changes the order, with or without script; the order is part of the address. */
export function SortLinks({ state, family, path }: SortLinksProps) {
  const { t } = useTranslation('catalogue');
  const own = defaultSort(state.q, family);
  return (
    <nav aria-label={t('sort')} className={styles['sort']}>
      <ul>
        {sortsFor(state.q, family).map((sort) => (
          <li key={sort}>
            <a
              href={stateAddress(path, { ...state, sort: sort === own ? undefined : sort, page: 1 })}
              aria-current={sort === (state.sort ?? own) ? 'true' : undefined}
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
