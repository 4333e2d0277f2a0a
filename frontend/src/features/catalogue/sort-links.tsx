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

/** The list that phones open. */
const listId = 'orders';

/**
 * The order is part of the address: links, with or without script. They are side by side where there is room; phones show
 * the current one, which opens the list.
 */
export function SortLinks({ state, family, path }: SortLinksProps) {
  const { t } = useTranslation('catalogue');
  const own = defaultSort(state.q, family);
  const current = state.sort ?? own;
  return (
    <nav aria-label={t('sort')} className={styles['sort']}>
      <button type="button" popoverTarget={listId} className={styles['open']}>
        <span className="visually-hidden">{t('sort')}</span> {t(sortKeys[current])}
        <span className={styles['sign']} aria-hidden="true" />
      </button>
      {/* A new state remounts the list, which closes it. */}
      <ul key={stateAddress('', state)} id={listId} popover="auto">
        {sortsFor(state.q, family).map((sort) => (
          <li key={sort}>
            <a
              href={stateAddress(path, { ...state, sort: sort === own ? undefined : sort, page: 1 })}
              aria-current={sort === current ? 'true' : undefined}
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
